import { describeSecret } from './secret-pattern.ts'
import { encodeUtf8 } from './utf8.ts'

/** What stands where a secret was. */
export const mask = '•••'

export interface Redactor {
  /** The text with every secret masked, in whatever encoding it stands there. */
  redact(text: string): string
  /** Whether a secret stands in a text, or in bytes that hold one (UTF-8 or any superset of ASCII). */
  containsSecret(data: string | Uint8Array): boolean
}

/**
 * The second net at the boundaries where a token could leak: logs, exports, history, answers to the page.
 * The first is that tokens do not get there.
 *
 * Finds secrets of at least four characters; in base64, of at least eight. Does not find a secret that
 * was cut in two, compressed or encrypted.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  // The longest first: a secret that begins with another one must not leave its end visible.
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
  const patterns = secrets.flatMap((secret) => describeSecret(secret) ?? [])
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'g')
}

/** One character per byte, so that a pattern can look at bytes that are not a text. */
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
