/** An address without the user name and password that may stand before its host. */
export const withoutCredentials = (url: string): string =>
  url.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1')
