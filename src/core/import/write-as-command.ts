import { jsonType, type PastedRequest } from '#core/paste/pasted-request.ts'

/** A request of another program's file: nothing encoded or decoded. */
export interface GivenHttpRequest {
  method: string
  url: string
  headers: readonly { name: string; value: string }[]
  body: string | null
}

/**
 * Writes a request as the cURL command that sends it, so that it is read like every pasted one: headers,
 * tokens, odd methods and addresses are treated in one place (paste/read-pasted.ts). Never run.
 */
export function writeAsCommand({ method, url, headers, body }: GivenHttpRequest): string {
  const isTyped = body === null || headers.some(({ name }) => /^content-type$/i.test(name))
  return [
    'curl',
    ...(method === '' ? [] : ['-X', quote(method)]),
    ...headers.flatMap(({ name, value }) => ['-H', quote(`${name}: ${value}`)]),
    // Other programs announce what they send; their files need not say so.
    ...(isTyped || /^[^\s={}"]+=/.test(body) ? [] : ['-H', quote(`Content-Type: ${jsonType}`)]),
    ...(body === null || body === '' ? [] : ['--data-raw', quote(body)]),
    '--url',
    quote(url),
  ].join(' ')
}

/** The same of a request that was read from code, whose query may stand apart. */
export const writePasted = ({ method, url, headers, query, body }: PastedRequest): string =>
  [
    writeAsCommand({ method: method ?? '', url: url ?? '', headers, body }),
    ...(query === '' ? [] : ['--url-query', quote(`+${query}`)]),
  ].join(' ')

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
