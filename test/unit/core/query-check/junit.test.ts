import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { QueryCheckReport, CheckedRequest } from '#core/query-check/query-check-report.ts'
import type { JudgedParameter } from '#core/query-check/judge-response.ts'
import { renderJunit } from '#core/query-check/render-junit.ts'
import type { Drift } from '#core/drift/find-drift.ts'
import { findJunitFaults } from './junit-rules.ts'

const words = cliWords.en.reports.drift

/** Whatever stands in a file: markup, quotes, control characters, halves of characters. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '\u0000', '\uFFFE', '\uD800', '\n', ']]>', 'ä'),
    maxLength: 8,
  }),
)
const parameter: fc.Arbitrary<JudgedParameter> = fc.record({
  parameter: anything,
  verdict: fc.constantFrom('obeyed', 'ignored', 'unknown'),
  reason: fc.constantFrom('not-sent', 'out-of-order'),
  isLoud: fc.boolean(),
})
const request: fc.Arbitrary<CheckedRequest> = fc.record({
  name: anything,
  folderPath: fc.array(anything, { maxLength: 2 }),
  url: anything,
  method: fc.constant('GET' as const),
  result: fc.oneof(
    fc.record({
      kind: fc.constant('judged' as const),
      status: fc.constant(200),
      total: fc.constant(null),
      items: fc.nat(),
      isDatacycle: fc.boolean(),
      parameters: fc.array(parameter, { maxLength: 4 }),
      findings: fc.constantFrom([], ['total-contradicted'] as never[]),
    }),
    fc.constant({ kind: 'not-judged' as const, status: 401, why: 'status' as const }),
  ),
})
const batch: fc.Arbitrary<QueryCheckReport> = fc
  .array(request, { minLength: 1, maxLength: 6 })
  .map((requests) => ({ requests, unread: [], droppedTokens: 0 }))

test('whatever stands in the files, the report is one that Jenkins takes', () => {
  fc.assert(
    fc.property(batch, anything, (report, attribute) => {
      const drift: Drift = { kind: 'missing', type: 'Place', attribute, before: 0, after: 12 }
      const found = new Map(report.requests.map((one, at) => [one, at % 2 === 0 ? [drift] : []]))
      expect(findJunitFaults(renderJunit(report, { drift: found, words }))).toEqual([])
      expect(findJunitFaults(renderJunit(report))).toEqual([])
    }),
  )
})

test.each([
  ['<testsuites><testcase name="a"/></testsuites>', '<testcase> in testsuites'],
  [
    '<testsuites><testsuite name="a" tests="1" failures="0"></testsuite></testsuites>',
    '<testsuite> without errors',
  ],
  ['<testsuites name="a & b"></testsuites>', 'no markup at'],
  ['<testsuites colour="a"></testsuites>', '<testsuites colour>'],
  ['<testsuites>', 'open elements'],
])('the rules see %s', (text, fault) => {
  const faults = findJunitFaults(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  expect(faults.join()).toContain(fault)
})

test('with a baseline each request has a case that tells what drifted', () => {
  const one: CheckedRequest = {
    name: 'Events',
    folderPath: [],
    url: '',
    method: 'GET',
    result: { kind: 'not-judged', status: 401, why: 'status' },
  }
  const drift: Drift = { kind: 'missing', type: 'Event', attribute: 'url', before: 0, after: 12 }
  const of = (found: readonly Drift[]) =>
    renderJunit(
      { requests: [one], unread: [], droppedTokens: 0 },
      {
        drift: new Map([[one, found]]),
        words,
      },
    )
  expect(of([drift])).toContain(
    '<testcase name="baseline" classname="Events">\n      <failure message="Event: url is missing in 12 % (was 0)."/>',
  )
  expect(of([])).toContain('<testcase name="baseline" classname="Events"/>')
})
