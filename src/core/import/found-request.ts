import { jsonType } from '#core/text/media-type.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ComputedValues } from '#core/paste/computed-values.ts'
import type { LeftOut } from '#core/query/reading.ts'
import type { LeftOutRequest } from './import.ts'
import { isOff, itemsOf, memberAt, scalarOf, textAt } from './foreign-json.ts'
import type { Variables } from '#core/paste/substitute-variables.ts'
import { quoteInBash } from '#core/snippet/quote-in-code.ts'
import { encodeComponent, decodePercent } from '#core/url/percent-encoding.ts'
import { isFormText, type PastedRequest } from '#core/paste/pasted-request.ts'

/** A request found in a file, as a text that `readPasted` can read. */
export interface FoundRequest {
  /** '' if the file has no name for it. */
  name: string
  /** Label of a request without a name, in the list of requests that could not be imported. */
  fallbackName?: string
  folderPath: readonly string[]
  note: string
  text: string
  /** The values behind the placeholders for computed dates in `text`; missing if it has none. */
  computed?: ComputedValues
  /** Parts that the text cannot contain, for example a file upload. */
  leftOut: readonly LeftOut[]
}

export interface NameValuePair {
  name: string
  value: string
}

/** The pairs of a list, without those that are switched off. Postman and Hoppscotch call the name `key`. */
export const readPairs = (
  list: JsonValue | undefined,
  nameMember: 'name' | 'key' = 'name',
): NameValuePair[] =>
  itemsOf(list)
    .filter((one) => !isOff(one))
    .map((one) => ({
      name: textAt(one, nameMember),
      value: scalarOf(memberAt(one, 'value')),
    }))

export const asVariables = (pairs: readonly NameValuePair[]): Variables =>
  new Map(pairs.map(({ name, value }) => [name, value]))

/** A body of a type that cannot be imported. */
export const leaveOutBody = (type: string): LeftOut => ({
  what: `body: ${type}`,
  reason: 'no-place',
})

/** What of a file is no request that can be imported. */
export const leaveOut = (
  name: string,
  kind: 'not-a-request' | 'too-deep' | 'one-of-several',
  folderPath: readonly string[] = [],
): LeftOutRequest => ({ name, folderPath, reason: { kind } })

export interface FoundRequests {
  title: string
  requests: FoundRequest[]
  leftOut: LeftOutRequest[]
}

/** Percent-encoded `name=value` pairs, joined by `&` (spaces as `%20`). */
export const encodePairs = (pairs: readonly NameValuePair[]): string =>
  pairs.map(({ name, value }) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')

/** Appends parameters to the query of a URL, before its fragment. */
export function withParameters(url: string, parameters: readonly NameValuePair[]): string {
  if (parameters.length === 0) return url
  const [address = ''] = url.split('#', 1)
  const sign = address.includes('?') ? '&' : '?'
  return `${address}${sign}${encodePairs(parameters)}${url.slice(address.length)}`
}

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

/** A request of another program's file, with its texts as they are in the file. */
interface RequestInFile {
  method: string
  url: string
  headers: readonly NameValuePair[]
  body: string | null
}

/**
 * Writes a request as a cURL command, so that paste/read-pasted.ts handles headers, tokens, methods and
 * addresses for all formats. The command is never run.
 */
export function renderCurlCommand({ method, url, headers, body }: RequestInFile): string {
  const needsNoContentType =
    body === null || headers.some(({ name }) => /^content-type$/i.test(name))
  return [
    'curl',
    ...(method === '' ? [] : ['-X', quoteInBash(method)]),
    ...headers.flatMap(({ name, value }) => ['-H', quoteInBash(`${name}: ${value}`)]),
    // Other programs add the content type themselves, so it may be missing in their files.
    ...(needsNoContentType || isFormText(body)
      ? []
      : ['-H', quoteInBash(`Content-Type: ${jsonType}`)]),
    ...(body === null || body === '' ? [] : ['--data-raw', quoteInBash(body)]),
    '--url',
    quoteInBash(url),
  ].join(' ')
}

/** As `renderCurlCommand`, for a request read from code, whose query may be separate. */
export const renderPastedAsCommand = ({
  method,
  url,
  headers,
  query,
  body,
}: PastedRequest): string =>
  [
    renderCurlCommand({ method: method ?? '', url: url ?? '', headers, body }),
    ...(query === '' ? [] : ['--url-query', quoteInBash(`+${query}`)]),
  ].join(' ')
