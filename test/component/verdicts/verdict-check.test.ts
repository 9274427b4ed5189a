import { renderParameter } from '#core/query/request-parameter.ts'
import { expect, test } from 'vitest'
import { h } from 'vue'
import VerdictMark from '#app/features/verdicts/VerdictMark.vue'
import ResponseNotices from '#app/features/results/ResponseNotices.vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import { openWithResponse } from '../../support/page/open-with-response.ts'
import type { Serve } from '../../support/page/serve-exchanges.ts'
import { until } from '../../support/page/until.ts'

const listOf = (total: number) => ({
  status: 200,
  body: JSON.stringify({ '@graph': [{ '@id': '1', '@type': ['Event'] }], meta: { total } }),
})

function Notices() {
  const { response } = useResponseStore()
  return response && h(ResponseNotices, { response })
}

/** A page whose query has been answered with nine items for a filter that no item shows. */
async function open(serveCheck: Serve, typed: { rawBody?: string } = {}) {
  const checks: string[] = []
  const page = await openWithResponse({
    ...typed,
    query: {
      ...(typed.rawBody !== undefined && { method: 'POST' }),
      endpoint: 'events',
      filters: [{ key: 'region', value: { kind: 'text', text: 'Nord' } }],
    },
    serve: (request) => {
      if (request.purpose.kind !== 'check') return listOf(9)
      checks.push(request.purpose.parameters.map(renderParameter).join(' '))
      return serveCheck(request)
    },
    show: () =>
      h('div', [h(VerdictMark, { parameter: { kind: 'filter', name: 'region' } }), h(Notices)]),
  })
  await expect.poll(() => told().at(-1)).toBe('unknown')
  return { ...page, checks }
}

/** Whether a request is that with the filter left out. */
const isWithout = ({ plan }: ExchangeRequest) => !JSON.stringify(plan).includes('region')

const find = (id: string) => document.querySelector<HTMLElement>(`[data-test="${id}"]`)
/** The verdict on the filter, at its input and in the list. */
const told = () =>
  ['verdict.mark', 'verdict'].map(
    (id) =>
      document.querySelector<HTMLElement>(`[data-test="${id}"][data-parameter="filter.region"]`)
        ?.dataset.verdict,
  )
const button = (id: string) =>
  until(() => {
    const found = find(id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  })

test.each([
  ['ignored', 'the same with, without and with an impossible value', [9, 9]],
  ['obeyed', 'less with it than without, and nothing with an impossible value', [40, 0]],
] as const)('a check makes it %s in the list and at the input: %s', async (kind, _, totals) => {
  const page = await open((request) => listOf(totals[isWithout(request) ? 0 : 1]))
  const begin = await button('verdict.check')
  expect(begin.textContent).toBe('Check effect (2 small requests)')
  begin.click()
  await expect.poll(() => told()).toEqual([kind, kind])
  expect(find('verdict.check-shown')?.textContent).toBe(
    `Items found with this parameter: 9. Without it: ${totals[0]}. With an impossible value: ${totals[1]}.`,
  )
  // As it is read aloud and copied.
  const entry = document.querySelector('[data-test="verdict"][data-parameter="filter.region"]')
  expect(entry?.textContent).toMatch(/\.\s+Items found with this parameter: 9\./)
  expect([find('verdict.check'), find('verdict.check-cancel')]).toEqual([null, null])
  expect(page.checks).toEqual(['filter.region', 'filter.region'])
  page.close()
})

test('a parameter that no response proves has one name, before its check and once that told nothing', async () => {
  const page = await open(() => listOf(0))
  await button('verdict.check')
  const words = () => [
    find('verdicts.quiet')?.textContent.trim(),
    find('verdict.mark')?.title.split('. ')[0],
  ]
  expect(words()).toEqual(['1 parameter not confirmed', 'Filter “region”: not confirmed'])
  find('verdict.check')?.click()
  await expect.poll(() => find('verdict.check')).toBeNull()
  expect(words()).toEqual(['1 parameter not confirmed', 'Filter “region”: not confirmed'])
  page.close()
})

test('a check that is stopped ends its requests, changes nothing and can be asked again', async () => {
  let isServed = false
  const page = await open(() => (isServed ? listOf(9) : null))
  const first = await button('verdict.check')
  first.click()
  const cancel = await button('verdict.check-cancel')
  cancel.click()
  const again = await button('verdict.check')
  expect([told(), find('verdict.check-shown')]).toEqual([['unknown', 'unknown'], null])
  isServed = true
  again.click()
  await expect.poll(() => told()).toEqual(['ignored', 'ignored'])
  page.close()
})

test('a check whose request fails leaves the verdict as it was, and can be asked again', async () => {
  const page = await open(() => ({ status: 500, body: '{}' }))
  const first = await button('verdict.check')
  first.click()
  await expect
    .poll(() => find('verdict.check-shown')?.textContent)
    .toBe('One of the check’s requests failed, so there is no result. Try again.')
  expect(told()).toEqual(['unknown', 'unknown'])
  expect(find('verdict.check')).not.toBeNull()
  page.close()
})

test.each([
  ['says more than a form can', '{"filter":{"region":"Nord"},"page":"all"}', false],
  ['says what a form can', '{ "filter": { "region": "Nord" } }', true],
])(
  'a body typed by hand that %s: a check compares only like with like',
  async (_, rawBody, isOffered) => {
    const page = await open(() => listOf(9), { rawBody })
    expect(find('verdict.check') !== null).toBe(isOffered)
    page.close()
  },
)

test('a check that tells nothing says so, also beside a verdict that the items show', async () => {
  const checked = await openWithResponse({
    query: {
      endpoint: 'events',
      sort: [{ attribute: 'name', direction: 'ascending' }],
    },
    serve: ({ purpose }) => ({
      status: 200,
      body: JSON.stringify({
        '@graph': (purpose.kind === 'check' ? ['a', 'b'] : ['c', 'a', 'b']).map((name) => ({
          '@id': name,
          '@type': ['Event'],
          name,
        })),
      }),
    }),
    show: () => h(Notices),
  })
  const begin = await button('verdict.check')
  begin.click()
  await expect
    .poll(() => find('verdict.check-shown')?.textContent)
    .toBe('Checked, but the responses don’t show whether this parameter has an effect.')
  expect(find('verdict')?.dataset.verdict).toBe('ignored')
  checked.close()
})
