import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 256 random bits, as text that is valid in a URL fragment, a cookie and a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Constant-time comparison; hashed first because `timingSafeEqual` requires equal lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
