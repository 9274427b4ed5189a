/**
 * A URL without the signs that no URL may have (RFC 3986, 2), brackets aside: they are percent-encoded, a `%` that
 * begins no escape too. The app's own URLs have none; a link that was followed is as its server wrote it, and such
 * a sign may end the quoting around it in a shell, or be refused or rewritten by a library.
 */
export const encodeStraySigns = (url: string): string =>
  url.replace(/[{}|\\^`"<> ]|%(?![\da-f]{2})/gi, encodeSign)

/** An ASCII sign as an escape. */
export const encodeSign = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
