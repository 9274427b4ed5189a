import { expect, test } from 'vitest'
import {
  findQueryCheckDrift,
  readQueryCheckBaseline,
} from '#core/query-check/query-check-baseline.ts'
import { listProfiles, type QueryCheckProfiles } from '#core/query-check/render-query-check-json.ts'
import type { CheckedRequest } from '#core/query-check/query-check-report.ts'
import type { ContentProfile } from '#core/drift/find-drift.ts'

const request = (name: string, folderPath: readonly string[] = []): CheckedRequest => ({
  name,
  folderPath,
  url: `https://api.example/${Math.random()}`,
  method: 'GET',
  result: { kind: 'not-judged', status: null, why: 'stopped' },
})
const profile = (items: number, present: number): ContentProfile => ({
  total: String(items),
  items,
  isTruncated: false,
  kinds: [{ kind: 'Event', items, attributes: new Map([['url', { present, unresolved: 0 }]]) }],
})
/** As a report of an earlier run holds it. */
const kept = (profiles: QueryCheckProfiles) => {
  const text = JSON.stringify({ version: 1, outcome: 'clean', profiles: listProfiles(profiles) })
  return readQueryCheckBaseline(text) ?? { version: 1 as const, profiles: [] }
}

test('a request goes by its folders and its name, the nth of several by its place', () => {
  const before = kept(
    new Map([
      [request('A'), profile(10, 10)],
      [request('A'), profile(20, 20)],
      [request('A', ['B']), profile(30, 30)],
      [request('Gone'), profile(10, 10)],
    ]),
  )
  const [first, second, third, fresh] = [
    request('A'),
    request('A'),
    request('A', ['B']),
    request('New'),
  ]
  const after = new Map([
    [first, profile(10, 10)],
    [second, profile(20, 10)],
    [third, profile(60, 60)],
    [fresh, profile(1, 1)],
  ])
  expect([...findQueryCheckDrift(before, after, 5)]).toEqual([
    [first, []],
    [second, [{ kind: 'missing', type: 'Event', attribute: 'url', before: 0, after: 50 }]],
    [third, [{ kind: 'total', before: '30', after: '60' }]],
  ])
})

test.each(['', '{}', '{"version":1}', '{"version":2,"profiles":[]}', '[1'])(
  '%s is no report',
  (text) => {
    expect(readQueryCheckBaseline(text)).toBeNull()
  },
)
