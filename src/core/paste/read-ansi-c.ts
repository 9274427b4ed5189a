import { decodePercent } from '#core/url/decode-percent.ts'
import type { ReadPart } from './shell-script.ts'

const plainEscapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const codeEscape =
  /\\(?:x([\dA-Fa-f]{1,2}(?:\\x[\dA-Fa-f]{1,2})*)|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3})|([^]))/y

/** Reads the text of `$'…'` with its escapes from behind the quote on; null if it is not closed. */
export function readAnsiC(text: string, start: number): ReadPart | null {
  let value = ''
  for (let at = start; at < text.length;) {
    const character = text[at] ?? ''
    if (character === "'") return { value, end: at + 1 }
    codeEscape.lastIndex = at
    const escape = codeEscape.exec(text)
    value += escape ? readEscape(escape) : character
    at += escape ? escape[0].length : 1
  }
  return null
}

function readEscape([, bytes, short, long, octal, other]: RegExpExecArray): string {
  // Adjacent bytes may form one UTF-8 character (\xc3\xa4).
  if (bytes !== undefined)
    return decodePercent(
      bytes
        .split('\\x')
        .map((byte) => `%${byte.padStart(2, '0')}`)
        .join(''),
    )
  const hex = short ?? long
  if (hex !== undefined) return codePoint(Number.parseInt(hex, 16))
  if (octal !== undefined) return codePoint(Number.parseInt(octal, 8) & 0xff)
  const character = other ?? ''
  return plainEscapes[character] ?? (/[\\'"?]/.test(character) ? character : `\\${character}`)
}

const codePoint = (code: number): string =>
  code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
