/**
 * Percent-encodes what a URL must not contain (RFC 3986, 2): the space, the characters ``{}|\^`"<>``, and a `%`
 * that begins no escape. They could end a shell's quoting, or be rejected or rewritten by a library. Only links
 * received from a server may contain them; those with control characters are refused, and characters beyond
 * ASCII are encoded before (page-link.ts). Brackets stay.
 */
export const encodeStrayCharacters = (url: string): string =>
  url.replace(/[{}|\\^`"<> ]|%(?![\da-f]{2})/gi, encodeCharacter)

/** Percent-encodes an ASCII character. */
export const encodeCharacter = (char: string): string =>
  `%${char.charCodeAt(0).toString(16).toUpperCase()}`
