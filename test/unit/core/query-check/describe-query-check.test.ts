import { expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CheckedRequest } from '#core/query-check/query-check-report.ts'
import { describeQueryCheck } from '#core/query-check/describe-query-check.ts'
import type { Language } from '#core/language/language.ts'
import { unreadFile } from '#core/query-check/unread.ts'
import { renderReportHtml } from '#core/set/render-report.ts'

const url = 'https://api.example/api/v4/endpoints/x'
const judged = (
  name: string,
  more: Partial<Extract<CheckedRequest['result'], { kind: 'judged' }>> = {},
): CheckedRequest => ({
  name,
  folderPath: ['City'],
  url,
  method: 'GET',
  result: {
    kind: 'judged',
    status: 200,
    total: '7',
    items: 5,
    isDatacycle: true,
    parameters: [],
    findings: [],
    ...more,
  },
})
const unknown = {
  parameter: 'q',
  verdict: 'unknown',
  reason: 'filter-not-shown',
  isLoud: false,
} as const
const ignored = {
  parameter: 'sort',
  verdict: 'ignored',
  reason: 'out-of-order',
  isLoud: true,
} as const
const requests: CheckedRequest[] = [
  judged('Good', { parameters: [unknown] }),
  judged('<b>Bad</b>', { parameters: [ignored, unknown], findings: ['total-below-items'] }),
  { ...judged('Closed'), result: { kind: 'not-judged', status: 401, why: 'status' } },
  {
    ...judged('Incomplete'),
    url: '',
    result: { kind: 'not-judged', status: null, why: 'incomplete-query' },
  },
]
const batch = {
  requests,
  unread: [unreadFile('a/b.http', 'empty'), unreadFile('c.har', 'not-json')],
  droppedTokens: 1,
}
const of = (isStrict: boolean, language: Language = 'en') =>
  describeQueryCheck(batch, {
    baseUrl: 'https://api.example',
    isStrict,
    language,
    words: cliWords[language].reports,
  })

test('faults come first, then what was not judged, then the rest by name', () => {
  expect(of(false)).toEqual({
    language: 'en',
    title: 'Check of queries',
    verdict: '4 queries: 1 with faults, 2 not judged.',
    scope: 'Sent to https://api.example. Each response is judged by its first page.',
    facts: [
      ['Queries', '4'],
      ['With faults', '1'],
      ['Not judged', '2'],
      ['Not read', '2'],
      ['Tokens not used', '1'],
    ],
    lines: [
      {
        text: '✗ City / <b>Bad</b>',
        ids: [
          'sort: ignored (adjacent items are out of order)',
          'response: total lower than the number of items',
          `GET ${url}`,
        ],
      },
      { text: '? City / Closed', ids: ['Error (401)', `GET ${url}`] },
      { text: '? City / Incomplete', ids: ['Not sent: incomplete query'] },
      {
        text: '? Not read',
        ids: ['a / b.http: not read (empty)', 'c.har: not read (no valid JSON)'],
      },
      { text: '✓ 1 without faults', ids: ['City / Good'] },
    ],
  })
})

test('strictly, what cannot be seen is a fault', () => {
  expect(of(true).lines[0]).toEqual({
    text: '✗ City / Good',
    ids: ['q: not confirmed (attribute of the filter unknown)', `GET ${url}`],
  })
})

test('in German reasons and findings are words as well', () => {
  expect(of(true, 'de').lines.slice(0, 2)).toEqual([
    {
      text: '✗ City / Good',
      ids: ['q: nicht bestätigt (Attribut des Filters unbekannt)', `GET ${url}`],
    },
    {
      text: '✗ City / <b>Bad</b>',
      ids: [
        'sort: ignoriert (falsche Reihenfolge)',
        'q: nicht bestätigt (Attribut des Filters unbekannt)',
        'Antwort: Gesamtzahl kleiner als die Zahl der Inhalte',
        `GET ${url}`,
      ],
    },
  ])
})

test('its page holds names as text and fetches nothing', () => {
  const page = renderReportHtml(of(false))
  expect(page).toContain('&lt;b&gt;Bad&lt;/b&gt;')
  expect(page).toContain(`default-src 'none'`)
  expect(page).not.toMatch(/<script|<link|src=/)
})
