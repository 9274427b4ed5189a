/** What people paste as a token, cleaned, or why it cannot be one. */
export type TokenReading =
  | { kind: 'token'; token: string; notes: readonly TokenNote[] }
  | ({ kind: 'problem' } & TokenProblem)

/** Why a pasted text cannot be a token. */
export type TokenProblem =
  /** Nothing but white space, or a scheme's name without a token. */
  | { problem: 'empty' }
  | { problem: 'line-break' | 'inner-space' }
  /** Something that cannot stand in a header; `codePoint` such as `U+00E4` names the first. */
  | { problem: 'control-character' | 'not-ascii'; codePoint: string }

/** What was taken away from the pasted text, because it never belongs to a token. */
export type TokenNote = 'white-space' | 'invisible-characters' | 'header-name' | 'bearer-prefix'

// Written as escapes: in a font they cannot be seen, which is how they get into tokens.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu
const headerName = /^authorization\s*:\s*/iu
const bearerPrefix = /^bearer(?:\s+|$)/iu

/**
 * Reads a pasted token. Takes away white space around it, characters that cannot be seen, and an
 * `Authorization:` or `Bearer` in front, and says so; complains about what stands inside the token,
 * because guessing there would send something else than what was meant.
 *
 * Does not know what tokens of an instance look like, and asks nobody whether this one is valid.
 * The answer never repeats a part of a refused text but the one character in question.
 */
export function readToken(pasted: string): TokenReading {
  const notes = new Set<TokenNote>()
  const remove = (note: TokenNote, from: string, pattern: RegExp) => {
    const rest = from.replace(pattern, '')
    if (rest !== from) notes.add(note)
    return rest
  }
  let text = remove('invisible-characters', pasted, invisible)
  text = remove('white-space', text, /^\s+|\s+$/gu)
  text = remove('header-name', text, headerName)
  text = remove('bearer-prefix', text, bearerPrefix)

  if (text === '') return { kind: 'problem', problem: 'empty' }
  if (/[\r\n\u0085\u2028\u2029]/u.test(text)) return { kind: 'problem', problem: 'line-break' }
  if (/\s/u.test(text)) return { kind: 'problem', problem: 'inner-space' }
  const refused = /[^\x21-\x7e]/u.exec(text)?.[0].codePointAt(0)
  if (refused === undefined) return { kind: 'token', token: text, notes: [...notes] }
  return {
    kind: 'problem',
    problem: refused < 0x80 ? 'control-character' : 'not-ascii',
    codePoint: `U+${refused.toString(16).toUpperCase().padStart(4, '0')}`,
  }
}
