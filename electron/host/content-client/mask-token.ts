import { createRedactor } from '#core/redact/redactor.ts'
import { cacheLast } from '#host/masking/cache-last.ts'

/** Masks the token in a text, in every spelling that core/redact knows. */
export type TokenMask = (text: string) => string

/**
 * Returns a function from a token to its mask; a null token masks nothing. For bodies, which arrive in
 * chunks, see host/masking/mask-secret.ts.
 */
export function createTokenMasks(): (token: string | null) => TokenMask {
  const redactorOf = cacheLast((token) => createRedactor([token]))
  return (token) => {
    if (token === null) return (text) => text
    const redactor = redactorOf(token)
    return (text) => redactor.redact(text)
  }
}
