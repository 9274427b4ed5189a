import { base64Alphabet } from '#core/text/decode-base64.ts'
import { encodeUtf8 } from '#core/text/encode-utf8.ts'
export const mask = '•••'

export interface Redactor {
  /** Masks every secret, in any of the supported encodings. */
  redact(text: string): string
  /** True if a text, or bytes in UTF-8 or another superset of ASCII, contain a secret. */
  containsSecret(data: string | Uint8Array): boolean
}

/**
 * A second line of defense where a token could leak: logs, exports, history, results sent to the page. Tokens
 * should not get there in the first place.
 *
 * Finds secrets of at least four characters (in base64: eight). Does not find secrets that are split,
 * compressed or encrypted.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  // Longest first: otherwise a secret that begins with another one would leave its end visible.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  const text = createPattern(longestFirst)
  const bytes = createPattern(longestFirst.map((secret) => readAsLatin1(encodeUtf8(secret))))

  return {
    redact: (from) => (text === null ? from : from.replaceAll(text, mask)),
    containsSecret(data) {
      if (typeof data === 'string') return text !== null && data.search(text) >= 0
      return bytes !== null && readAsLatin1(data).search(bytes) >= 0
    },
  }
}

function createPattern(secrets: readonly string[]): RegExp | null {
  const patterns = secrets.flatMap((secret) => renderSecretPattern(secret) ?? [])
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'g')
}

/** Maps each byte to one character, so that a regular expression can search binary data. */
function readAsLatin1(bytes: ArrayLike<number>): string {
  const chunks: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) {
    const length = Math.min(8192, bytes.length - at)
    chunks.push(
      String.fromCharCode(...Array.from({ length }, (_, within) => bytes[at + within] ?? 0)),
    )
  }
  return chunks.join('')
}

/** In characters. Shorter secrets protect nothing, and masking them would damage ordinary words. */
export const shortestSecret = 4
/** In characters. Shorter parts of a base64 text look like ordinary words. */
export const shortestCore = 8

/**
 * The source of a regular expression (without flags) that matches a secret as plain text, percent-encoded any
 * number of times, JSON-escaped, in hex, and in base64 or base64url at every offset. null if the secret is
 * too short.
 */
function renderSecretPattern(secret: string): string | null {
  if (secret.length < shortestSecret) return null
  const bytes = encodeUtf8(secret)
  const hex = bytes.map((byte) => either(byteInHex(byte))).join('')
  const cores = ([0, 1, 2] as const)
    .map((offset) => encodeBase64Core(bytes, offset))
    .filter((core) => core.length >= shortestCore)
    .map(renderBase64Pattern)
  return either([Array.from(secret, renderCharacterPattern).join(''), hex, ...cores].join('|'))
}

const either = (alternatives: string) => `(?:${alternatives})`
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
const anyCase = (hex: string) =>
  hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
const byteInHex = (byte: number) => anyCase(byte.toString(16).padStart(2, '0'))

function renderCharacterPattern(character: string, index: number): string {
  // A run of backslashes is tried once, from its start.
  const start = index === 0 ? '(?<!\\\\)' : ''
  // `%2F`, encoded again `%252F`, and so on.
  const percent = encodeUtf8(character)
    .map((byte) => `%(?:25)*${byteInHex(byte)}`)
    .join('')
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  const unicode = units
    .map((unit) => `\\\\+u${anyCase(unit.toString(16).padStart(4, '0'))}`)
    .join('')
  return either(
    [
      ...renderSpecialPatterns(character, start),
      literally(character),
      percent,
      start + unicode,
    ].join('|'),
  )
}

/**
 * Special encodings of some characters. They precede the plain character, so that they are matched
 * completely.
 */
function renderSpecialPatterns(character: string, start: string): string[] {
  switch (character) {
    case '%':
      return ['%(?:25)*']
    case '"':
    case '/':
      return [`${start}\\\\+${literally(character)}`]
    case '\\':
      return ['\\\\{2,4}']
    case ' ':
      return ['\\+']
    default:
      return []
  }
}

/**
 * The base64 characters that do not depend on the surrounding bytes, if the bytes begin `offset` (0, 1 or 2)
 * bytes into a group of three (RFC 4648 section 4).
 */
function encodeBase64Core(bytes: readonly number[], offset: 0 | 1 | 2): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  // The bits that share a character with the preceding bytes.
  const skippedBits = { 0: 0, 1: 4, 2: 2 }[offset]
  const whole = bits.slice(skippedBits).match(/.{6}/g) ?? []
  return whole.map((six) => base64Alphabet[Number.parseInt(six, 2)]).join('')
}

function renderBase64Pattern(core: string): string {
  return Array.from(core, (character) => {
    if (character === '+') return '(?:[+-]|%(?:25)*2[bB])'
    if (character === '/') return '(?:[/_]|\\\\+/|%(?:25)*2[fF])'
    return character
  }).join('')
}
