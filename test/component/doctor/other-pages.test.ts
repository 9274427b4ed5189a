import { expect, test } from 'vitest'
import { h } from 'vue'
import DoctorSection from '#app/features/doctor/DoctorSection.vue'
import { useDoctorStore } from '#app/stores/doctor-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import { until } from '../../support/page/until.ts'

/** What the search for the cause of few items says of two of 39, of a server that tells of so many pages. */
async function verdictOf(pages: number | null): Promise<string> {
  const items = ['1', '2'].map((id) => ({ '@id': id, '@type': ['Event'] }))
  const meta = pages === null ? { total: 39 } : { total: 39, pages }
  let start: () => void = () => undefined
  const page = await openWithResponse({
    query: { endpoint: 'events', q: 'jazz', pageSize: '' },
    serve: () => ({ status: 200, body: JSON.stringify({ '@graph': items, meta, links: {} }) }),
    show: () => {
      ;({ start } = useDoctorStore())
      return h(DoctorSection, { isEmpty: false })
    },
  })
  start()
  const text = await until(() => {
    const verdict = document.querySelector<HTMLElement>('[data-test="doctor.verdict"]')
    expect(verdict?.dataset.state).toBe('none')
    return verdict?.textContent.trim() ?? ''
  })
  page.close()
  return text
}

test('other items are on other pages only where there are other pages', async () => {
  const rest = 'No filter removes any items (39 items in total).'
  const others = 'This page shows 2 items; the others are on other pages.'
  expect(await verdictOf(20)).toBe(`${others} ${rest}`)
  expect(await verdictOf(1)).toBe(rest)
})
