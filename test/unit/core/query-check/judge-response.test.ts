import { expect, test } from 'vitest'
import { judgeResponse, summarizeJudgement } from '#core/query-check/judge-response.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { createResponseIndex } from '#core/response/response-index.ts'

const baseUrl = 'https://api.example'

/** What a report says of a response to a query, by default one without parameters. */
function judge(body: string, status = 200, asked: Partial<QueryForm> = {}) {
  const form = { ...emptyForm, endpoint: 'events', ...asked }
  const planned = planRequest(form, presets.documented)
  if (!planned.ok) throw new Error('The form of this test has problems')
  const index = createResponseIndex({ decode: (bytes) => new TextDecoder().decode(bytes) })
  index.feed(new TextEncoder().encode(body))
  index.end(null)
  const head = {
    status,
    statusText: '',
    headers: [],
    sent: {
      method: 'GET',
      url: `${baseUrl}/api/v4/endpoints/events`,
      headers: [],
      body: null,
    },
    redirects: [],
    timing: { firstByteMs: 1 },
  } as const
  const query = {
    form,
    plan: planned.value,
    conventions: presets.documented,
    baseUrl,
    reading: null,
  }
  return summarizeJudgement(judgeResponse(query, { head, index, outcome: null }))
}

const page = '{"@graph":[{"@id":"a"}],"meta":{"total":1}}'

test.each([
  ['a redirect', page, 300, 'status'],
  ['one before any answer', page, 199, 'status'],
  ['one that was cut off', page.slice(0, -20), 200, 'incomplete'],
  ['one that is no JSON', `${page.slice(0, 22)}?`, 200, 'incomplete'],
  ['one without a list', '{"a":1}', 200, 'no-list'],
  ['an empty list', '{"@graph":[]}', 200, 'no-items'],
] as const)('%s is not judged', (_, body, status, why) => {
  expect(judge(body, status)).toEqual({ kind: 'not-judged', status, why })
})

test.each([200, 299])('a page of items with status %i is judged', (status) => {
  expect(judge(page, status)).toMatchObject({ kind: 'judged', status, total: '1', items: 1 })
})

test.each([
  ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['objects', '{"a":'.repeat(8_000) + '1' + '}'.repeat(8_000)],
  ['lists around a number', '['.repeat(20_000) + '12345678901234567890' + ']'.repeat(20_000)],
])('40 kB of nested %s are judged in moments', (_what, deep) => {
  const started = performance.now()
  const judged = judge(`{"@graph":[{"@id":"a","@type":["X"],"x":${deep}}],"meta":{"total":1}}`)
  expect(judged).toMatchObject({ kind: 'judged', items: 1 })
  expect(performance.now() - started).toBeLessThan(1500)
})

test('of a parameter that is obeyed but for a part, the part is named and not that it was obeyed', () => {
  const fields = [{ relation: 'image', attributes: ['name', 'descriptoin'] }]
  const image = '{"@id":"b","@type":["ImageObject"],"name":"Alm"}'
  const named = `{"@graph":[{"@id":"a","@type":["Thing"],"image":[${image}]}],"meta":{"total":1}}`
  expect(judge(named, 200, { include: ['image'], fields })).toMatchObject({
    parameters: [
      { parameter: 'include.image', verdict: 'obeyed' },
      {
        parameter: 'fields.image',
        verdict: 'partly',
        reason: 'attribute-never-appears',
        values: 'attribute: descriptoin',
        isLoud: true,
      },
    ],
  })
})
