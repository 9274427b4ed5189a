import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import ErrorResponse from '#app/features/results/ErrorResponse.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'

let observed: ReturnType<typeof useObservedInstancesStore> | null = null

function Shown() {
  observed = useObservedInstancesStore()
  const { response } = useResponseStore()
  return response && h(ErrorResponse, { response })
}

test('an error is explained by the request that was sent, also after the form was edited', async () => {
  const page = await openWithResponse({
    query: {
      endpoint: 'events',
      filters: [{ key: 'schedule.in.min', value: { kind: 'text', text: '2026-13-45' } }],
    },
    serve: () => ({ status: 500, body: JSON.stringify({ errors: [{ detail: 'unknown' }] }) }),
    show: () => h(Shown),
  })
  const shown = () => document.querySelector('[data-test="result.predicted"]')?.textContent
  observed?.learn('one', (known) => ({ ...known, isDatacycle: true }))
  await expect.poll(() => shown()).toContain('“2026-13-45” is not a date')
  const before = shown()
  await expect
    .poll(() => Array.from(document.querySelectorAll('h4'), (one) => one.textContent))
    .toEqual(['The server says', 'Likely cause, according to the app'])
  page.query.change({ filters: [] })
  await nextTick()
  expect(shown()).toBe(before)
  page.close()
})
