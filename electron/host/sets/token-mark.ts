import { createHash } from 'node:crypto'

/**
 * By what a set knows its token again: sixteen bits of a hash that is another one in each set. Enough to tell that
 * the token was exchanged, too few to try a guess at it: one text in 65 536 has the same.
 */
export const markToken = (setId: string, token: string): string =>
  createHash('sha256').update(`${setId}/${token}`).digest('hex').slice(0, 4)
