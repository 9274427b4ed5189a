import { encodeComponent } from '#core/request/encode-component.ts'
import type { NameValuePair } from './found-request.ts'

/** Percent-encoded `name=value` pairs, joined by `&` (spaces as `%20`). */
export const encodePairs = (pairs: readonly NameValuePair[]): string =>
  pairs.map(({ name, value }) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')

/** Appends parameters to the query of a URL. */
export const withParameters = (url: string, parameters: readonly NameValuePair[]): string =>
  parameters.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${encodePairs(parameters)}`
