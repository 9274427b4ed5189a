import { expect, test, vi } from 'vitest'
import {
  planAccess,
  type Access,
  type RefusalCause,
  renderAccessCsv,
  renderAccessMarkdown,
} from '#core/investigate/access.ts'
import type { StepOutcome } from '#core/investigate/investigation.ts'
import { lookAtServer } from '../look-at-server.ts'
import { runToEnd } from '../run-to-end.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../../support/shared-samples.ts'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

const open = (total: string, newest: string | null = null): Access => ({
  kind: 'open',
  status: 200,
  total,
  newest,
  firstByteMs: null,
})
const closed = (status: number, why: RefusalCause | null = null): Access => ({
  kind: 'closed',
  status,
  why,
  firstByteMs: null,
})

async function lookAt(
  names: readonly string[],
  server: { baseUrl: string; token: string },
  rules: Parameters<typeof planAccess>[1],
) {
  const question = planAccess(names, rules)
  const { conclusion, requested } = await runToEnd(question, (step) => lookAtServer(server, step))
  expect(requested.length).toBeLessThanOrEqual(question.price)
  return { access: Object.fromEntries(conclusion), requests: requested.length }
}

const names = ['events', 'highlights', 'everything', 'editors-only', 'empty-collection', 'nowhere']

test('each token sees what it may of the documented instance', async () => {
  const rules = { isDatacycle: false, wantsNewestDate: false, hasToken: true }
  const full = await lookAt(names, { baseUrl: sample.baseUrl, token: sample.tokens.full }, rules)
  expect(full).toEqual({
    access: {
      events: open('240'),
      highlights: open('20'),
      everything: open('633'),
      'editors-only': open('78'),
      'empty-collection': open('0'),
      nowhere: closed(404),
    },
    requests: 6,
  })
  const limited = { baseUrl: sample.baseUrl, token: sample.tokens.limited }
  expect((await lookAt(names, limited, rules)).access).toEqual({
    ...full.access,
    everything: closed(403),
    'editors-only': closed(403),
  })
  const unknown = { baseUrl: sample.baseUrl, token: 'not-a-token' }
  expect((await lookAt(['events'], unknown, rules)).access).toEqual({ events: closed(401) })
})

test('a 401 is told by its cause: the token, its access to the endpoint, or that there is none', async () => {
  const core401 = { isDatacycle: true, wantsNewestDate: false, hasToken: true }
  const wrong = { baseUrl: core.baseUrl, token: 'not-a-token' }
  expect((await lookAt(['orte'], wrong, core401)).access).toEqual({ orte: closed(401, 'token') })
  const none = { ...core401, hasToken: false }
  expect((await lookAt(['orte'], wrong, none)).access).toEqual({ orte: closed(401, 'no-token') })
})

test('of a CORE one request counts and says when content was changed last', async () => {
  const server = { baseUrl: core.baseUrl, token: core.tokens.editor }
  const endpoints = ['orte', 'redaktion-herbsttipps', 'leer', 'nur-intern', 'partner-betriebe']
  const { access, requests } = await lookAt(endpoints, server, {
    isDatacycle: true,
    wantsNewestDate: true,
    hasToken: true,
  })
  expect(requests).toBe(5)
  expect(access).toMatchObject({
    orte: { kind: 'open', total: '102' },
    'redaktion-herbsttipps': { kind: 'open', total: '24' },
    leer: open('0'),
    'nur-intern': closed(401, 'access'),
    'partner-betriebe': closed(401, 'access'),
  })
  const every = await fetch(
    `${core.baseUrl}/api/v4/endpoints/orte?fields=dct:modified&page[size]=500`,
    { headers: { authorization: `Bearer ${core.tokens.editor}` } },
  )
  const { '@graph': items } = (await every.json()) as { '@graph': { 'dct:modified': string }[] }
  const newest = items
    .map((item) => item['dct:modified'])
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0]
  expect(access.orte).toMatchObject({ newest })
})

test('elsewhere the newest change is told only where turning the order proves it', async () => {
  const server = { baseUrl: sample.baseUrl, token: sample.tokens.full }
  const rules = { isDatacycle: false, wantsNewestDate: true, hasToken: true }
  const requested = ['places', 'odd-ignores-sort', 'odd-numbers']
  const { access, requests } = await lookAt(requested, server, rules)
  const every = await fetch(`${sample.baseUrl}/api/v4/endpoints/places?page[size]=500`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
  const { '@graph': items } = (await every.json()) as { '@graph': { modified: string }[] }
  const [newest = ''] = items
    .map(({ modified }) => modified)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))
  expect(access).toEqual({
    places: open('126', newest),
    'odd-ignores-sort': open('126'),
    'odd-numbers': open('1'),
  })
  // The last one has an item that says nothing of a change, so nothing more is asked.
  expect(requests).toBe(7)
})

test('what was not answered is told as that', async () => {
  const failure = { kind: 'problem', problem: 'timeout' } as const
  const lost: StepOutcome = { kind: 'failed', failure }
  const question = planAccess(['events'], {
    isDatacycle: false,
    wantsNewestDate: true,
    hasToken: true,
  })
  const { conclusion } = await runToEnd(question, () => lost)
  expect(conclusion).toEqual(new Map([['events', { kind: 'failed', failure }]]))
})

const matrix = {
  headings: { label: 'Endpoint', name: 'Slug', kind: 'Kind', items: 'items', newest: 'changed' },
  columns: ['Live', '=cmd|2'],
  rows: [
    {
      name: 'events',
      label: '=HYPERLINK("https://evil.example")',
      kind: 'Dynamic',
      access: [open('240', '2026-09-01T10:00:00+02:00'), closed(403)],
    },
    {
      name: '-1|x',
      label: '',
      kind: '',
      access: [
        { kind: 'waiting' },
        { kind: 'failed', failure: { kind: 'problem', problem: 'dns' } },
      ],
    },
  ],
} as const
const describe = (access: Access) => (access.kind === 'failed' ? '@no answer' : access.kind)

test('as CSV no cell begins a formula, and numbers are numbers', () => {
  const csv = renderAccessCsv(matrix, { describe, separator: ',' })
  expect(csv).toBe(
    [
      "Endpoint,Slug,Kind,Live,Live: items,Live: changed,'=cmd|2,'=cmd|2: items,'=cmd|2: changed",
      `"'=HYPERLINK(""https://evil.example"")",events,Dynamic,200,240,2026-09-01T10:00:00+02:00,403,,`,
      `"",'-1|x,"",waiting,,,'@no answer,,`,
      '',
    ].join('\r\n'),
  )
})

test('as CSV for a spreadsheet with a decimal comma, cells are separated by semicolons', () => {
  const [first] = renderAccessCsv(matrix, { describe, separator: ';' }).split('\r\n')
  expect(first?.split(';').slice(0, 4)).toEqual(['Endpoint', 'Slug', 'Kind', 'Live'])
})

test('as Markdown each endpoint is a row that nothing in it can break', () => {
  expect(renderAccessMarkdown(matrix, describe)).toBe(
    [
      '| Endpoint | Slug | Kind | Live | \\=cmd\\|2 |',
      '|---|---|---|---|---|',
      '| \\=HYPERLINK("https://evil.example") | events | Dynamic | open | closed |',
      '|  | \\-1\\|x |  | waiting | @no answer |',
      '',
    ].join('\n'),
  )
})

test('a thousand refusals are looked through once', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `e${at}`)
  const failed: StepOutcome = { kind: 'failed', failure: { kind: 'status', status: 401 } }
  const outcomes = new Map(names.map((name) => [name, failed]))
  const looked = vi.spyOn(outcomes, 'values')
  planAccess(names, { isDatacycle: false, wantsNewestDate: false, hasToken: true }).access(outcomes)
  expect(looked).toHaveBeenCalledTimes(1)
})

test.each([
  ['invalid authentication token', 'token'],
  // A proxy on the way took the header away.
  ['invalid or missing authentication token', 'token'],
  ['Keine Zugriffsberechtigung!', 'access'],
] as const)('a CORE that answers 401 with “%s” means the %s', (words, why) => {
  const rules = { isDatacycle: true, wantsNewestDate: false, hasToken: true }
  const failure = { kind: 'status', status: 401, words: [words] } as const
  const outcomes = new Map<string, StepOutcome>([['events', { kind: 'failed', failure }]])
  expect(planAccess(['events'], rules).access(outcomes)).toEqual(
    new Map([['events', closed(401, why)]]),
  )
})
