import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import CompareTwo from '#app/features/compare/CompareTwo.vue'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const saved = {
  connectionId: 'one',
  name: '9f0b6a52-7a0c-4c55-b1c0-d42f0c8f6b11',
  otherName: '',
  label: 'Alles',
  kind: 'unknown',
  remark: '',
  usedAt: '',
}

test('the name of an endpoint stands for the endpoint, also if no suggestion was taken', async () => {
  const sent: unknown[][] = []
  const { close } = openPage(
    () => ({}),
    { host: () => Response.json({ endpoints: [saved] }) },
    () =>
      h(CompareTwo, {
        connectionId: 'one',
        endpoint: 'events',
        filters: 'Changed from: 2026-11-01',
        onStart: (...chosen: unknown[]) => sent.push(chosen),
      }),
  )
  const field = document.querySelector<HTMLInputElement>('[data-test="compare.two.right.endpoint"]')
  if (field === null) throw new Error('There is no field')
  expect(document.querySelector('[data-test="compare.two.filtered"]')?.textContent).toContain(
    'Changed from: 2026-11-01',
  )
  field.value = 'all'
  field.dispatchEvent(new Event('input'))
  await until(() => {
    const texts = [...document.querySelectorAll('[data-test="endpoint.option"]')]
    expect(texts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Alles')])
  })
  field.value = 'Alles'
  field.dispatchEvent(new Event('input'))
  await nextTick()
  document.querySelector<HTMLElement>('[data-test="compare.two.start"]')?.click()
  await nextTick()
  expect(sent).toEqual([
    [
      { connectionId: 'one', endpoint: 'events' },
      { connectionId: 'one', endpoint: saved.name },
    ],
  ])
  close()
})
