import { expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import {
  countOutcomes,
  exitCodes,
  readOutcome,
  renderQueryCheckText,
  type QueryCheckReport,
  type CheckedRequest,
} from '#core/query-check/query-check-report.ts'
import type { JudgedParameter } from '#core/query-check/judge-response.ts'
import { unreadFile } from '#core/query-check/unread.ts'
import { renderJunit } from '#core/query-check/render-junit.ts'

const request = (
  name: string,
  parameters: readonly JudgedParameter[] = [],
  folderPath: readonly string[] = [],
): CheckedRequest => ({
  name,
  folderPath,
  url: 'https://api.example/api/v4/endpoints/x',
  method: 'GET',
  result: {
    kind: 'judged',
    status: 200,
    total: '7',
    items: 5,
    isDatacycle: true,
    parameters,
    findings: [],
  },
})
const unjudged = (name: string): CheckedRequest => ({
  ...request(name),
  result: { kind: 'not-judged', status: 401, why: 'status' },
})
const ignored: JudgedParameter = {
  parameter: 'sort',
  verdict: 'ignored',
  reason: 'out-of-order',
  isLoud: true,
}
const unknown: JudgedParameter = {
  parameter: 'q',
  verdict: 'unknown',
  reason: 'full-text-not-shown',
  isLoud: false,
}
const report = (...requests: CheckedRequest[]): QueryCheckReport => ({
  requests,
  unread: [],
  droppedTokens: 0,
})

test.each([
  ['nothing', report(), false, 'no-requests'],
  ['clean', report(request('a')), false, 'clean'],
  ['unknown', report(request('a', [unknown])), false, 'clean'],
  ['unknown, strictly', report(request('a', [unknown])), true, 'loud'],
  ['not judged', report(request('a'), unjudged('b')), false, 'not-judged'],
  ['not read', { ...report(request('a')), unread: [unreadFile('b', 'pipe')] }, false, 'not-judged'],
  ['loud before not judged', report(request('a', [ignored]), unjudged('b')), false, 'loud'],
] as const)('%s', (_, batch, isStrict, outcome) => {
  expect(readOutcome(batch, isStrict)).toBe(outcome)
})

test('each outcome has its own exit code, and 4 is left for a defect', () => {
  expect(exitCodes).toEqual({ clean: 0, loud: 1, 'not-judged': 2, 'no-requests': 3 })
})

test('a query that breaks what is expected of it is counted as that alone', () => {
  const { result, ...about } = unjudged('a')
  const expectation = { name: 'total', isMet: false, expected: '5', got: '' } as const
  const broken = { ...about, result: { ...result, expectations: [expectation] } }
  expect(countOutcomes(report(broken, unjudged('b')), false)).toEqual({
    requests: 2,
    withFaults: 1,
    notJudged: 1,
  })
})

const unread = [unreadFile('a/b.yaml', 'not-yaml', 3), unreadFile('zero', 'device')]

test('the text names what is wrong below its request, and what was not read', () => {
  const batch = report(request('Events', [ignored, unknown], ['City']), unjudged('Places'))
  expect(
    renderQueryCheckText(
      { ...batch, unread, droppedTokens: 1 },
      false,
      cliWords.en.reports.queryCheck,
    ),
  ).toBe(
    [
      '✗ City / Events: 7 items',
      '    sort: ignored (adjacent items are out of order)',
      '    not confirmed: q',
      '? Places: Error (401)',
      '? a / b.yaml: not read (no valid YAML, line 3)',
      '? zero: not read (a device)',
      '',
      '2 queries: 1 with faults, 1 not judged.',
      '2 files or entries were not read.',
      '1 token in the files was not used.',
      '',
    ].join('\n'),
  )
})

test('the text says nothing of what was read', () => {
  expect(
    renderQueryCheckText(report(request('a', [unknown])), false, cliWords.en.reports.queryCheck),
  ).toBe(
    ['✓ a: 7 items', '    not confirmed: q', '', '1 query: 0 with faults, 0 not judged.', ''].join(
      '\n',
    ),
  )
})

test('JUnit has a suite for each folder and a case for each parameter, escaped', () => {
  const batch = report(request('A & <B>\u0001', [ignored, unknown], ['City']), unjudged('C'))
  expect(renderJunit(batch)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="City" tests="3" failures="1" errors="0" skipped="1">
    <testcase name="answer" classname="City/A &amp; &lt;B&gt;\uFFFD"/>
    <testcase name="sort" classname="City/A &amp; &lt;B&gt;\uFFFD">
      <failure message="ignored: out-of-order"/>
    </testcase>
    <testcase name="q" classname="City/A &amp; &lt;B&gt;\uFFFD">
      <skipped message="full-text-not-shown"/>
    </testcase>
  </testsuite>
  <testsuite name="requests" tests="1" failures="0" errors="1" skipped="0">
    <testcase name="answer" classname="C">
      <error message="status 401"/>
    </testcase>
  </testsuite>
</testsuites>
`)
})

test('requests of one name are told apart by their files, in the text and in JUnit', () => {
  const [one, other, same] = [
    { ...request('alle-pois'), file: 'queries/first.http' },
    { ...request('alle-pois'), file: 'second.sh' },
    { ...request('alle-pois'), file: 'alle-pois.endpoint.json' },
  ]
  const found = report(one, other, same)
  expect(
    renderQueryCheckText(found, false, cliWords.en.reports.queryCheck).split('\n').slice(0, 3),
  ).toEqual([
    '✓ alle-pois (queries/first.http): 7 items',
    '✓ alle-pois (second.sh): 7 items',
    '✓ alle-pois: 7 items',
  ])
  expect(renderJunit(found)).toContain(
    '<testcase name="answer" classname="alle-pois (queries/first.http)"/>',
  )
})
