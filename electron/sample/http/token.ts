/** The two public tokens of the sample; they protect nothing. */
export const tokens = {
  full: 'sample-token-sees-everything',
  limited: 'sample-token-limited',
} as const

export type Visitor = keyof typeof tokens

/** Whose token this is; null for an unknown one. */
function visitorWith(token: string): Visitor | null {
  if (token === tokens.full) return 'full'
  return token === tokens.limited ? 'limited' : null
}

/** Who sends this Authorization header; null for a missing header, another scheme or an unknown token. */
export const visitorOf = (authorization: string): Visitor | null =>
  visitorWith(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
