/** What stands in the place of a token wherever an exchange is shown. */
export const mask = '•••'

/**
 * Creates the function that replaces a token in a text a server sent, plain or percent-encoded.
 *
 * Tokens shorter than four characters protect nothing and would tear holes into ordinary words: they
 * are left alone. For the body, which comes in chunks, see exchange/mask-secret.
 */
export function createTokenMask(token: string | null): (text: string) => string {
  if (token === null || token.length < shortestSecret) return (text) => text
  const encoded = encodeURIComponent(token)
  return (text) => text.replaceAll(token, mask).replaceAll(encoded, mask)
}

const shortestSecret = 4
