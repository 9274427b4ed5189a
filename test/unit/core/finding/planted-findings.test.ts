import { describe, expect, test } from 'vitest'
import type { Finding, FindingKind } from '#core/finding/finding.ts'
import { findIn } from './found-in.ts'
import { planted } from './planted.ts'

const kinds = Object.keys(planted) as FindingKind[]
const ofKind = (found: readonly Finding[], kind: FindingKind) =>
  found.filter((finding) => finding.kind === kind)

describe('of every kind, the cause is told once and its nearest look-alike not at all', () => {
  test.each(kinds)('%s', (kind) => {
    const { cause, but, lookAlike } = planted[kind]
    expect(ofKind(findIn(cause), kind)).toHaveLength(1)
    expect([but, ofKind(findIn(lookAlike), kind)]).toEqual([but, []])
  })
})

test('every kind has words, and a cause and a look-alike of its own', () => {
  for (const kind of kinds) {
    const { cause, lookAlike } = planted[kind]
    // One kind is told apart by what the scanner says, another by what the host counts.
    expect(JSON.stringify(cause)).not.toBe(JSON.stringify(lookAlike))
  }
})
