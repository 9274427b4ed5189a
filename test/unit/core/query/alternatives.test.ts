import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowsAlternatives,
  readAlternatives,
  toggleOperator,
  writeAlternatives,
} from '#core/query/alternatives.ts'
import { presets } from '#core/query/conventions.ts'

test('a comma is a choice in a list whose members must all hold, and nowhere else', () => {
  const list = { kind: 'list', items: ['a,b'] } as const
  expect([
    allowsAlternatives(null, list, presets.core),
    allowsAlternatives(null, list, presets.documented),
    allowsAlternatives(null, { kind: 'text', text: 'a,b' }, presets.core),
  ]).toEqual([true, false, false])
})

test('the word between two values turns round, and the others stay', () => {
  expect(toggleOperator(['a', 'b', 'c'], 1)).toEqual(['a,b', 'c'])
  expect(toggleOperator(['a,b', 'c'], 2)).toEqual(['a,b,c'])
  expect(toggleOperator(['a,b,c'], 1)).toEqual(['a', 'b,c'])
})

test('turning the same word twice changes nothing, and no value is lost', () => {
  const value = fc.stringMatching(/^[a-z]{1,3}$/)
  const members = fc.array(fc.array(value, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(members, fc.nat(), (groups, seed) => {
      const given = groups.map(writeAlternatives)
      const count = groups.flat().length
      const at = 1 + (seed % Math.max(1, count - 1))
      const turned = toggleOperator(given, at)
      expect(turned.flatMap(readAlternatives)).toEqual(groups.flat())
      expect(toggleOperator(turned, at)).toEqual(given)
    }),
  )
})
