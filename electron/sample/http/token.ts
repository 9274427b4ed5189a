/** The two public tokens of the sample; they protect nothing. */
export const tokens = {
  full: 'sample-token-sees-everything',
  limited: 'sample-token-limited',
} as const

export type Visitor = keyof typeof tokens

/** The owner of a token; null for an unknown one. */
function visitorWith(token: string): Visitor | null {
  if (token === tokens.full) return 'full'
  return token === tokens.limited ? 'limited' : null
}

/** The sender of an Authorization header; null for a missing header, another scheme or an unknown token. */
export const visitorOf = (authorization: string): Visitor | null =>
  visitorWith(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
