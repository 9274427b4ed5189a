import { encodeComponent } from '#core/request/encode-component.ts'
import type { Variables } from '#core/paste/substitute-variables.ts'
import type { NameValuePair } from './found-request.ts'

/** Percent-encoded `name=value` pairs, joined by `&` (spaces as `%20`). */
export const encodePairs = (pairs: readonly NameValuePair[]): string =>
  pairs.map(({ name, value }) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')

/** Appends parameters to the query of a URL. */
export const withParameters = (url: string, parameters: readonly NameValuePair[]): string =>
  parameters.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${encodePairs(parameters)}`

/** Replaces the parameters of a path, such as `:endpoint`, by their values. */
export function fillPath(url: string, parameters: Variables): string {
  const [path = '', ...query] = url.split('?')
  const filled = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? (parameters.get(segment.slice(1)) ?? segment) : segment,
    )
  return [filled.join('/'), ...query].join('?')
}
