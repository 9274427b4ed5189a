import { renderParameter } from '#core/query/request-parameter.ts'
import { describe, expect, test } from 'vitest'
import { kindOfReason } from '#core/verdict/verdict.ts'
import { judge } from './judge-text.ts'
import { body, planted, six, type ResponseReason } from './planted.ts'

const kinds = Object.keys(planted) as ResponseReason[]

describe('of every reason, the cause is told once and its nearest look-alike not at all', () => {
  test.each(kinds)('%s', (kind) => {
    const { parameter, cause, but, lookAlike } = planted[kind]
    const told = judge(cause).filter((verdict) => renderParameter(verdict.parameter) === parameter)
    expect(told.map(({ kind: is, reason }) => [is, reason.kind])).toEqual([
      [kindOfReason[kind], kind],
    ])
    const alike = judge(lookAlike).filter(
      (verdict) => renderParameter(verdict.parameter) === parameter,
    )
    expect([but, alike.filter(({ reason }) => reason.kind === kind)]).toEqual([but, []])
  })
})

test.each([
  ['is missing', () => undefined],
  ['is empty', () => ''],
  ['is a relation', (n: number) => [{ '@id': `place-${n}`, '@type': ['Place'], size: n }]],
  ['has several values', (n: number) => [n, n + 1]],
  ['is longer than what is compared', (n: number) => 'x'.repeat(600) + String(n)],
])('a later criterion is not blamed where an earlier one %s', (_, valueOf) => {
  const sort = ['day', 'place', 'name'].map((attribute) => ({
    attribute,
    direction: 'ascending' as const,
  }))
  const graph = six((n) => ({ day: Math.ceil(n / 3), place: valueOf(n), name: String(9 - n) }))
  const [verdict] = judge({ form: { sort }, body: body({ graph }) }).filter(
    ({ parameter }) => parameter.kind === 'sort',
  )
  expect(verdict?.reason.kind).not.toBe('later-out-of-order')
})

test('only reasons of a check are planted elsewhere', () => {
  const elsewhere = Object.keys(kindOfReason).filter((kind) => !(kinds as string[]).includes(kind))
  expect(elsewhere.every((kind) => kind.startsWith('check-'))).toBe(true)
})
