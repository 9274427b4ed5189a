import { isFormText, jsonType, type PastedRequest } from '#core/paste/pasted-request.ts'
import type { NameValuePair } from './found-request.ts'

/** A request of another program's file, with its texts as they are in the file. */
export interface RequestInFile {
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
    ...(method === '' ? [] : ['-X', quote(method)]),
    ...headers.flatMap(({ name, value }) => ['-H', quote(`${name}: ${value}`)]),
    // Other programs add the content type themselves, so it may be missing in their files.
    ...(needsNoContentType || isFormText(body) ? [] : ['-H', quote(`Content-Type: ${jsonType}`)]),
    ...(body === null || body === '' ? [] : ['--data-raw', quote(body)]),
    '--url',
    quote(url),
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
    ...(query === '' ? [] : ['--url-query', quote(`+${query}`)]),
  ].join(' ')

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
