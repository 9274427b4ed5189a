import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'

/** Nothing is laid out here, so that the map would have no size. */
function giveMapSize() {
  const before = window.ResizeObserver
  class SizedObserver extends before {
    constructor(private readonly report: ResizeObserverCallback) {
      super(report)
    }
    override observe(target: Element) {
      if (!(target instanceof HTMLElement) || target.dataset.test !== 'pick-point.map') return
      const contentRect = new DOMRect(0, 0, 600, 400)
      const sizes = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }
      this.report([{ target, contentRect, ...sizes }], this)
    }
  }
  window.ResizeObserver = SizedObserver
  onTestFinished(() => {
    window.ResizeObserver = before
  })
}

test('Enter on the map sets the point in its middle, and keeps the radius', async () => {
  giveMapSize()
  await openApp({ connection: 'core-sample' })
  await query.addFilter(0, 'geo.in.perimeter')
  await query.filterValue(0).fill('13.9, 46.5, 2000')
  await at('query.filter.0.value.pick').click()
  await expect.poll(() => at('pick-point.shown').texts()[0]).toMatch(/^46\.\d+, 13\.\d+$/)
  await at('pick-point.map').press('ArrowRight')
  const [shown = ''] = at('pick-point.shown').texts()
  await at('pick-point.map').press('Enter')
  await at('pick-point').gone()
  const values = ['query.filter.0.value.1', 'query.filter.0.value.0', 'query.filter.0.value'].map(
    (field) => at(field).value(),
  )
  expect(values).toEqual([...shown.split(', '), '2000'])
  expect(Number(values[1])).toBeGreaterThan(13.9)
})
