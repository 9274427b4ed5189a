import { withoutInvisible } from '#core/text/characters.ts'

/** A pasted token, cleaned, or why it cannot be one. */
export type TokenReading =
  | { kind: 'token'; token: string; notes: readonly TokenNote[] }
  | ({ kind: 'problem' } & TokenProblem)

/** Why a pasted text cannot be a token. */
export type TokenProblem =
  /** Only white space, or `Bearer` without a token. */
  | { problem: 'empty' }
  | { problem: 'line-break' | 'inner-space' }
  /** A character that is not allowed in a header; `codePoint` such as `U+00E4` is the first. */
  | { problem: 'control-character' | 'not-ascii'; codePoint: string }

/** What was removed from the pasted text because it never belongs to a token. */
export type TokenNote = 'white-space' | 'invisible-characters' | 'header-name' | 'bearer-prefix'

const headerName = /^authorization\s*:\s*/iu
const bearerPrefix = /^bearer(?:\s+|$)/iu

/**
 * Reads a pasted token. Removes outer white space, invisible characters, and a leading `Authorization:` or
 * `Bearer`, and reports that. Refuses other invalid characters instead of guessing.
 *
 * Does not check the token's format or validity. The result never repeats a refused text, except for one
 * character.
 */
export function readToken(pasted: string): TokenReading {
  const notes = new Set<TokenNote>()
  let text = pasted
  const take = (note: TokenNote, rest: string) => {
    if (rest !== text) notes.add(note)
    text = rest
  }
  take('invisible-characters', withoutInvisible(text))
  take('white-space', text.trim())
  take('header-name', text.replace(headerName, ''))
  take('bearer-prefix', text.replace(bearerPrefix, ''))

  if (text === '') return { kind: 'problem', problem: 'empty' }
  if (/[\r\n\u0085\u2028\u2029]/u.test(text)) return { kind: 'problem', problem: 'line-break' }
  if (/\s/u.test(text)) return { kind: 'problem', problem: 'inner-space' }
  const invalidCodePoint = /[^\x21-\x7e]/u.exec(text)?.[0].codePointAt(0)
  if (invalidCodePoint === undefined) return { kind: 'token', token: text, notes: [...notes] }
  return {
    kind: 'problem',
    problem: invalidCodePoint < 0x80 ? 'control-character' : 'not-ascii',
    codePoint: `U+${invalidCodePoint.toString(16).toUpperCase().padStart(4, '0')}`,
  }
}
