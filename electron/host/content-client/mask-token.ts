import { createRedactor } from '#core/redact/redactor.ts'
import { rememberLast } from '#host/masking/remember-last.ts'

/** A text a server sent or was sent, with the token masked in every spelling that core/redact knows. */
export type TokenMask = (text: string) => string

/**
 * Creates a way to the mask of a token; null masks nothing. For the body, which comes in chunks, see
 * host/masking/mask-secret.ts.
 */
export function createTokenMasks(): (token: string | null) => TokenMask {
  const redactorOf = rememberLast((token) => createRedactor([token]))
  return (token) => {
    if (token === null) return (text) => text
    const redactor = redactorOf(token)
    return (text) => redactor.redact(text)
  }
}
