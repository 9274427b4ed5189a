import { expect, test } from 'vitest'
import { h } from 'vue'
import ErrorResponse from '#app/features/results/ErrorResponse.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'

const noted = { name: 'events', otherName: '', label: 'Concerts', kind: 'search', remark: '' }

function Shown() {
  const { response } = useResponseStore()
  return response && h(ErrorResponse, { response })
}

const offers = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-test="endpoint.near"]'))

test('an endpoint that nobody knows is asked to be a noted one, and a click puts that into the form', async () => {
  const page = await openWithResponse({
    query: { endpoint: 'event' },
    endpoints: [{ ...noted, usedAt: '' }],
    serve: () => ({ status: 404, body: '' }),
    show: () => h(Shown),
  })
  await expect
    .poll(() => offers().map(({ textContent, dataset }) => [textContent.trim(), dataset.id]))
    .toEqual([['Is “Concerts (events)” the endpoint you meant?', 'events']])
  offers()[0]?.click()
  await expect.poll(() => offers()).toEqual([])
  expect(page.query.form.endpoint).toBe('events')
  page.close()
})
