import { expect, test } from 'vitest'
import { findWarnings } from '#core/investigate/api-check/card.ts'
import { responseWithoutItems, type StepOutcome } from '#core/investigate/investigation.ts'

const answered: StepOutcome = { kind: 'answered', response: responseWithoutItems }
const withStatus = (status: number): StepOutcome => ({
  kind: 'failed',
  failure: { kind: 'status', status },
})
const warningsOf = (total: number | null, outcomes: readonly StepOutcome[] = []) =>
  findWarnings({ total }, new Map(outcomes.map((outcome, at) => [String(at), outcome])))

test.each([
  [0, [{ kind: 'empty-endpoint' }]],
  [1, [{ kind: 'few-items', count: 1 }]],
  [2, [{ kind: 'few-items', count: 2 }]],
  [3, []],
  [null, []],
])('an endpoint of %s items has too few of them below three', (total, warnings) => {
  expect(warningsOf(total)).toEqual(warnings)
})

test('one refusal is that of the endpoint that does not exist, two are the token', () => {
  const one = [401, 403, 404, 404].map(withStatus)
  expect([warningsOf(9, one), warningsOf(9, [...one, ...one, answered])]).toEqual([
    [],
    [
      { kind: 'refused', status: 401, count: 2, all: 9 },
      { kind: 'refused', status: 403, count: 2, all: 9 },
    ],
  ])
})

test.each([
  ...[408, 429, 500, 503].map((status) => [String(status), withStatus(status), true] as const),
  ...[304, 400, 407, 409, 428, 430, 499].map(
    (status) => [String(status), withStatus(status), false] as const,
  ),
  ['no answer', { kind: 'failed', failure: { kind: 'problem', problem: 'timeout' } }, true],
  ['no list', { kind: 'failed', failure: { kind: 'no-list' } }, false],
  ['a list', answered, false],
] as const)('whether %s is a fault of the server', (_, outcome, isFailed) => {
  expect(warningsOf(9, [answered, outcome])).toEqual(
    isFailed ? [{ kind: 'failed', count: 1, all: 2 }] : [],
  )
})
