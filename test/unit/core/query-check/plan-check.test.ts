import { expect, test } from 'vitest'
import {
  planCheck,
  type PlannedCheck,
  countFaults,
  countRows,
  isListed,
  readStatus,
  reportRow,
  type RowCheck,
} from '#core/query-check/plan-check.ts'
import { readImport } from '#core/import/read-import.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { Judgement, JudgementLine, NotJudged } from '#core/query-check/judge-response.ts'
import { renderQueryCheckJson } from '#core/query-check/render-query-check-json.ts'
import type { ContentProfile } from '#core/drift/find-drift.ts'

/** The query string of what is sent of a request: of a file to a CORE, to another server, and of a saved request to a CORE. */
function sent(query: string) {
  const read = readImport(`GET /api/v4/endpoints/x?${query}`, 'a.http', () => presets.core)
  const [request] = read.kind === 'import' ? read.requests : []
  if (!request) throw new Error('No request')
  const around = { baseUrl: 'https://api.example', today: '2026-11-25' }
  const ofFile = { ...request, reading: request }
  const all = [
    planCheck(ofFile, { ...around, isDatacycle: true }),
    planCheck(ofFile, { ...around, isDatacycle: false }),
    planCheck({ ...request, reading: null }, { ...around, isDatacycle: true }),
  ]
  return all.map(({ about }) => decodeURIComponent(new URL(about.url).search))
}

test.each<[string, string[]]>([
  ['sort=name', ['?sort=name', '?sort=name', '?sort=name']],
  ['sort[]=name', ['', '?sort=name', '?sort=name']],
  ['include[image]=1', ['', '?include=image', '?include=image']],
])('what a CORE drops of a file is not sent so that it counts: %s', (query, searches) => {
  expect(sent(query)).toEqual(searches)
})

test('of what stands in the query and in the body, a CORE is sent what it reads', () => {
  const text = [
    'POST https://api.example/api/v4/endpoints/x?sort=name&page[size]=5',
    'Content-Type: application/json',
    '',
    '{"sort":"startDate","page":{"number":2},"include":"image"}',
  ].join('\n')
  const read = readImport(text, 'a.http', () => presets.core)
  const [request] = read.kind === 'import' ? read.requests : []
  if (!request) throw new Error('No request')
  const around = { baseUrl: 'https://api.example', today: '2026-11-25' }
  const formOf = (isDatacycle: boolean) => {
    const planned = planCheck({ ...request, reading: request }, { ...around, isDatacycle })
    if (planned.kind === 'refused') throw new Error(planned.why)
    const { sort, pageSize, pageNumber, include } = planned.query.form
    return { sort, pageSize, pageNumber, include }
  }
  const ofQuery = {
    sort: [{ attribute: 'name', direction: 'ascending' }],
    pageSize: '5',
    pageNumber: '',
    include: ['image'],
  }
  expect(formOf(true)).toEqual(ofQuery)
  expect(formOf(false)).toEqual({
    ...ofQuery,
    sort: [{ attribute: 'startDate', direction: 'ascending' }],
    pageNumber: '2',
  })
})

test('what cannot be sent says so, and has no address', () => {
  const query = { name: 'A', folderPath: ['B'], reading: null, conventions: presets.core }
  const around = { baseUrl: 'https://api.example', today: '2026-11-25', isDatacycle: true }
  expect(planCheck({ ...query, form: emptyForm }, around)).toEqual({
    kind: 'refused',
    problems: ['endpoint-missing'],
    why: 'incomplete-query',
    about: { name: 'A', folderPath: ['B'], method: 'GET', url: '' },
  })
})

const planned = planCheck(
  {
    name: 'Orte',
    folderPath: [],
    form: { ...emptyForm, endpoint: 'orte' },
    conventions: presets.core,
    reading: null,
  },
  { baseUrl: 'https://one.example', today: '2026-03-31', isDatacycle: false },
)
const refused: PlannedCheck = { kind: 'refused', about: planned.about, why: 'no-connection' }

const dropped: JudgementLine = {
  kind: 'hint',
  verdict: 'unknown',
  parameter: { kind: 'extra', name: 'lat' },
  hint: {
    severity: 'instance',
    parameter: { kind: 'extra', name: 'lat' },
    field: { part: 'endpoint' },
    messageKey: 'name-dropped',
    values: { name: 'lat' },
  },
}
const rewritten: JudgementLine = {
  kind: 'unsent',
  unsent: {
    subject: { kind: 'extra', name: 'fields' },
    verdict: 'unknown',
    reason: 'written-differently',
  },
}
const profile: ContentProfile = { total: '7', items: 5, kinds: [], isTruncated: false }
const judged = (...lines: JudgementLine[]): RowCheck => ({
  kind: 'checked',
  judgement: {
    kind: 'judged',
    status: 200,
    total: '7',
    items: 5,
    isDatacycle: true,
    lines,
    faults: [],
    profile,
  },
})
const notJudged = (why: NotJudged): RowCheck => ({
  kind: 'checked',
  judgement: { kind: 'not-judged', status: null, why } satisfies Judgement,
})

test.each<[string, PlannedCheck, RowCheck, string]>([
  ['before', planned, { kind: 'waiting' }, 'waiting'],
  ['under way', planned, { kind: 'running' }, 'running'],
  ['ended before its turn', planned, { kind: 'stopped' }, 'not-sent'],
  ['never to be sent', refused, { kind: 'waiting' }, 'not-sent'],
  ['nothing wrong', planned, judged(rewritten), 'fine'],
  ['something ignored', planned, judged(rewritten, dropped), 'loud'],
  ['an empty page', planned, notJudged('no-items'), 'not-judged'],
  ['no response', planned, notJudged('no-response'), 'not-judged'],
  ['a token that turned out to be locked', planned, notJudged('locked-token'), 'not-sent'],
])('%s', (_, plan, check, status) => {
  expect(readStatus(plan, check)).toBe(status)
})

test('a row counts what is wrong and what was not seen', () => {
  expect(countFaults(reportRow(planned, judged(dropped, rewritten, rewritten)))).toEqual({
    faultCount: 1,
    unknownCount: 2,
  })
  expect(countFaults(reportRow(planned, notJudged('no-items')))).toEqual({
    faultCount: 0,
    unknownCount: 0,
  })
})

test('what was not checked stands in the report as stopped, without an address', () => {
  const requests = [
    reportRow(planned, { kind: 'stopped' }),
    reportRow(refused, { kind: 'waiting' }),
  ]
  expect(requests).toEqual([
    {
      ...planned.about,
      url: '',
      result: { kind: 'not-judged', status: null, why: 'stopped' },
    },
    { ...planned.about, result: { kind: 'not-judged', status: null, why: 'no-connection' } },
  ])
  const unread = [{ name: 'a', folderPath: [], why: 'empty', line: null }] as const
  const report = { requests, unread, droppedTokens: 0 }
  const text = renderQueryCheckJson(report, { isStrict: false, profiles: new Map() })
  expect(JSON.parse(text)).toEqual({
    version: 1,
    outcome: 'not-judged',
    ...report,
    leftOut: 1,
    profiles: [],
    drift: [],
  })
})

test('each filter lists its rows', () => {
  const all = ['waiting', 'running', 'fine', 'loud', 'not-judged', 'not-sent'] as const
  const listed = (filter: Parameters<typeof isListed>[1]) =>
    all.filter((status) => isListed(status, filter))
  expect(listed('all')).toEqual(all)
  expect(listed('loud')).toEqual(['loud'])
  expect(listed('not-judged')).toEqual(['not-judged', 'not-sent'])
})

test('counts what is done, has faults or is open; a row that waits or runs is none of them', () => {
  const each = ['waiting', 'running', 'fine', 'loud', 'not-judged', 'not-sent'] as const
  expect(countRows(each)).toEqual({ done: 2, loud: 1, open: 2 })
})
