import { renderSecretPattern } from './secret-pattern.ts'
import { encodeUtf8 } from './utf8.ts'

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
