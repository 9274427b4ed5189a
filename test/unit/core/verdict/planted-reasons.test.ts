import { renderParameter } from '#core/query/request-parameter.ts'
import { describe, expect, test } from 'vitest'
import { kindOfReason } from '#core/verdict/verdict.ts'
import { judge } from './judge-text.ts'
import { planted, type ResponseReason } from './planted.ts'

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

test('only reasons of a check are planted elsewhere', () => {
  const elsewhere = Object.keys(kindOfReason).filter((kind) => !(kinds as string[]).includes(kind))
  expect(elsewhere.every((kind) => kind.startsWith('check-'))).toBe(true)
})
