/**
 * Percent-encodes characters that are not allowed in a URL (RFC 3986, 2) except brackets, and a `%` that
 * begins no escape. Only links received from a server may contain them; they could end a shell's quoting, or
 * be rejected or rewritten by a library.
 */
export const encodeStrayCharacters = (url: string): string =>
  url.replace(/[{}|\\^`"<> ]|%(?![\da-f]{2})/gi, encodeCharacter)

/** Percent-encodes an ASCII character. */
export const encodeCharacter = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
