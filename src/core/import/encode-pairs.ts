import { encodeComponent } from '#core/request/encode-component.ts'

/** Names and values as a form sends them (URL Standard, application/x-www-form-urlencoded). */
export const encodePairs = (pairs: readonly { name: string; value: string }[]): string =>
  pairs.map(({ name, value }) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')

/** A URL with further parameters behind those that it has. */
export const withParameters = (
  url: string,
  parameters: readonly { name: string; value: string }[],
): string =>
  parameters.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${encodePairs(parameters)}`
