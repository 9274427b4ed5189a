import { expect, test } from 'vitest'
import { h } from 'vue'
import ErrorResponse from '#app/features/results/ErrorResponse.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import type { QueryForm } from '#core/query/form.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import { at } from '../../support/page/part.ts'

const range = (from: string, until: string): QueryForm['filters'] => [
  { key: 'schedule.in.min', value: { kind: 'text', text: from } },
  { key: 'schedule.in.max', value: { kind: 'text', text: until } },
]
const reason = JSON.stringify({ errors: [{ detail: 'error in filter params' }] })

function Shown() {
  const { response } = useResponseStore()
  return response && h(ErrorResponse, { response })
}

test.each([
  [
    400,
    '2026-12-01',
    '2026-11-01',
    'The range begins on 1 Dec 2026, but ends earlier, on 1 Nov 2026.',
  ],
  [400, '2026-11-01', '2026-12-01', undefined],
  [500, '2026-12-01', '2026-11-01', undefined],
])(
  'a range that ends before it begins is named, instead of advice, where the server names no field: %s, %s, %s',
  async (status, from, until, words) => {
    const page = await openWithResponse({
      query: { endpoint: 'events', filters: range(from, until) },
      serve: () => ({ status, body: reason }),
      show: () => h(Shown),
    })
    const found = at('result.reversed-range')
    await expect
      .poll(() => [found.texts(), at('result.advice').count()])
      .toEqual(words === undefined ? [[], 1] : [[`${words} Go to the field`], 0])
    page.close()
  },
)
