import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readToken } from '#core/connection/read-token.ts'

describe('a pasted token', () => {
  test.each([
    ['as it is', 'abc.DEF-123_~+/=', 'abc.DEF-123_~+/=', []],
    ['with white space around', ' \tabc\r\n', 'abc', ['white-space']],
    ['with a byte order mark', '\uFEFFabc', 'abc', ['invisible-characters']],
    ['with zero-width characters', 'a\u200Bb\u200D\u2060c', 'abc', ['invisible-characters']],
    [
      'with marks of the writing direction',
      '\u2066abc\u2069\u061C',
      'abc',
      ['invisible-characters'],
    ],
    ['with a soft hyphen', 'ab\u00ADc', 'abc', ['invisible-characters']],
    ['with its scheme', 'Bearer abc', 'abc', ['bearer-prefix']],
    ['with its scheme in capitals and a line break', 'BEARER\n abc', 'abc', ['bearer-prefix']],
    ['as a whole header', 'Authorization: Bearer abc', 'abc', ['header-name', 'bearer-prefix']],
    [
      'with all of it',
      '\u200B Bearer  abc \n',
      'abc',
      ['invisible-characters', 'white-space', 'bearer-prefix'],
    ],
    ['that only begins like the scheme', 'bearerabc', 'bearerabc', []],
  ])('%s is read', (_name, pasted, token, notes) => {
    expect(readToken(pasted)).toEqual({ kind: 'token', token, notes })
  })

  test.each([
    ['', { problem: 'empty' }],
    [' \u200B\n', { problem: 'empty' }],
    ['Bearer ', { problem: 'empty' }],
    ['abc\ndef', { problem: 'line-break' }],
    ['abc\r\ndef ghi', { problem: 'line-break' }],
    ['abc\u2028def', { problem: 'line-break' }],
    ['abc def', { problem: 'inner-space' }],
    ['abc\u00A0def', { problem: 'inner-space' }],
    ['abc\u0000def', { problem: 'control-character', codePoint: 'U+0000' }],
    ['abc\u007Fdef', { problem: 'control-character', codePoint: 'U+007F' }],
    ['abc\u0080def', { problem: 'not-ascii', codePoint: 'U+0080' }],
    ['schlüssel', { problem: 'not-ascii', codePoint: 'U+00FC' }],
    ['abc\u{1F600}', { problem: 'not-ascii', codePoint: 'U+1F600' }],
    // Looking for blanks at the end from each of these would take a minute.
    [`abc${' '.repeat(300_000)}def`, { problem: 'inner-space' }],
  ])('%j is refused with its reason', (pasted, problem) => {
    expect(readToken(pasted)).toEqual({ kind: 'problem', ...problem })
  })

  test('that was read can stand in a header, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        const read = readToken(pasted)
        if (read.kind === 'problem') return
        expect(read.token).toMatch(/^[\x21-\x7e]+$/)
        expect(() => new Headers({ authorization: `Bearer ${read.token}` })).not.toThrow()
        expect(readToken(read.token)).toEqual({ kind: 'token', token: read.token, notes: [] })
      }),
    )
  })
})
