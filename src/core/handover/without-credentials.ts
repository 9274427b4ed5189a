/** A URL without user name and password. */
export const withoutCredentials = (url: string): string =>
  url.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1')
