import { expect, test } from 'vitest'
import type { RequestOutcome } from '#core/investigate/api-check/line.ts'
import { namesPart, refusalsPart } from '#core/investigate/api-check/plan-api-check.ts'
import { inShort, listed, observe, refused } from './observed.ts'

const failed = (status: number): RequestOutcome => ({
  kind: 'unanswered',
  failure: { kind: 'status', status },
})

test.each<[string, RequestOutcome]>([
  ['unknown-endpoint-refused 404 errors', refused(404)],
  ['unknown-endpoint-refused 404 errors', refused(404, { error: 'x' })],
  ['unknown-endpoint-refused 404 json', refused(404, { message: 'x' })],
  ['unknown-endpoint-refused 403 unread', failed(403)],
  ['unanswered', failed(429)],
  ['unanswered', failed(503)],
  ['unknown-endpoint-empty', listed('0')],
  ['unknown-endpoint-items 1', listed('9', ['a'])],
])('an unknown endpoint: %s', (expected, outcome) => {
  const [line] = refusalsPart.lines(observe({}, { 'unknown-endpoint': outcome }))
  expect(inShort(line)).toBe(expected)
})

test.each<[string, RequestOutcome, number | null]>([
  ['unknown-filter-refused 400 errors', refused(400), 9],
  ['unknown-filter-ignored 9', listed('9'), 9],
  ['unknown-filter-empty', listed('0'), 9],
  ['unknown-filter-other 4 9', listed('4'), 9],
  ['unknown-filter-untestable', listed(null), 9],
  ['unknown-filter-untestable', listed('9007199254740993'), 9],
  ['unknown-filter-untestable', listed('9'), null],
  ['unknown-filter-untestable', listed('0'), 0],
])('an unknown filter: %s', (expected, outcome, total) => {
  const [, line] = refusalsPart.lines(observe({ total }, { 'unknown-filter': outcome }))
  expect(inShort(line)).toBe(expected)
})

test.each<[string, RequestOutcome, number | null]>([
  ['both-names-work other', listed('9'), 9],
  ['one-name-works other', listed('4'), 9],
  ['one-name-works other', listed('0'), 9],
  ['one-name-works other', refused(404), null],
  ['names-untestable', listed(null), null],
  ['names-untestable', listed(null), 9],
  ['names-untestable', listed('9'), null],
  ['names-untestable', listed('0'), 0],
])('the other name of an endpoint: %s', (expected, outcome, total) => {
  const observed = observe({ total }, { 'other-name': outcome })
  const [line] = namesPart.lines({ ...observed, otherName: 'other' })
  expect(inShort(line)).toBe(expected)
})
