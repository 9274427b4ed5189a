import { hash } from 'node:crypto'

/**
 * A 16-bit hash of the token, salted per set. Enough to notice that the token was changed, but too short to
 * verify a guess: one text in 65,536 has the same mark.
 */
export const tokenMarkOf = (setId: string, token: string): string =>
  hash('sha256', `${setId}/${token}`).slice(0, 4)
