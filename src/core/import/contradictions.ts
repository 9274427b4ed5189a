import { decodePercent } from '#core/url/decode-percent.ts'
import type { LeftOut } from '#core/query/reading.ts'
import type { NameValuePair } from './found-request.ts'

/**
 * Names what a list of parameters has beside the text with the same parameters, which is the one that is read: files
 * of other programs write both, and people edit one of them. By name only, because a value may be a secret.
 */
export function listContradictions(
  text: string,
  pairs: readonly NameValuePair[],
  place: string,
): LeftOut[] {
  const written = text.split('&').map(normalize)
  const isWritten = ({ name, value }: NameValuePair) =>
    written.includes(`${name}=${value}`) || written.includes(normalize(`${name}=${value}`))
  return pairs
    .filter((pair) => pair.name !== '' && !isWritten(pair))
    .map(({ name }) => ({ what: `${place}: ${name}`, reason: 'contradicted' }))
}

/** Some programs list the values as they are encoded, others decode them. */
const normalize = (pair: string): string =>
  decodePercent((pair.includes('=') ? pair : `${pair}=`).replaceAll('+', ' '))

/** The query of a URL, without its `?`. */
export const queryOf = (url: string): string => /\?([^#]*)/.exec(url)?.[1] ?? ''
