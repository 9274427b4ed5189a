import type { LeftOut, ReadingNote } from '#core/query/reading.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import {
  formType,
  isFormText,
  jsonType,
  type CurlHeader,
  type PastedRequest,
} from './pasted-request.ts'

/** What a command requests, in the terms of cURL. Commands of other programs are read as the same request. */
export interface CurlCommand {
  url: string | null
  /** As given with -X; null without it. */
  method: string | null
  headers: CurlHeader[]
  data: CurlData[]
  /** -G: the data goes into the query string. */
  isGet: boolean
  bearer: string | null
  /** It has a body that is not read, such as a file. */
  hasOtherBody: boolean
  leftOut: LeftOut[]
  notes: ReadingNote[]
}

export const emptyCommand = (): CurlCommand => ({
  url: null,
  method: null,
  headers: [],
  data: [],
  isGet: false,
  bearer: null,
  hasOtherBody: false,
  leftOut: [],
  notes: [],
})

/** The texts that a script puts into files and on the standard input (`-`); undefined for any other file. */
export type ContentOf = (file: string) => string | undefined

export type CurlData =
  /** -d, --data-raw, --data-binary: unchanged. */
  | { kind: 'plain'; text: string }
  /** --json: unchanged, several are joined without `&`. */
  | { kind: 'json'; text: string }
  /** --data-urlencode: curl encodes the text after the first `=`. */
  | { kind: 'to-encode'; text: string }
  /** --url-query: always goes into the query string. */
  | { kind: 'query'; text: string }

/** The request a cURL command sends (curl's manual: -d, -G, --data-urlencode, --json, --url-query). */
export function requestOfCurl(command: CurlCommand): PastedRequest {
  const { url, method, headers, bearer, leftOut, notes, isGet, hasOtherBody } = command
  const inQuery = command.data.filter((data) => isGet || data.kind === 'query')
  const inBody = command.data.filter((data) => !inQuery.includes(data))
  const body = inBody.length === 0 ? null : joinData(inBody)
  const authorization = { name: 'Authorization', value: `Bearer ${bearer ?? ''}` }
  const isForm = body !== null && isFormEncoded(inBody, body)
  return {
    url,
    method: method ?? (body !== null || (hasOtherBody && !isGet) ? 'POST' : null),
    headers: bearer === null ? headers : [authorization, ...headers],
    query: [...inQuery.map(renderData), ...(isForm ? [body] : [])].join('&'),
    body: isForm ? null : unescapeOldPowerShell(body),
    defaultType: inBody.some(({ kind }) => kind === 'json') ? jsonType : formType,
    leftOut,
    notes: isForm ? [...notes, { kind: 'form-encoded-body' }] : notes,
  }
}

const joinData = (data: readonly CurlData[]): string =>
  data.map((one, index) => (index > 0 && one.kind !== 'json' ? '&' : '') + renderData(one)).join('')

function renderData({ kind, text }: CurlData): string {
  if (kind === 'query' && text.startsWith('+')) return text.slice(1)
  if (kind !== 'to-encode' && kind !== 'query') return text
  const equals = text.indexOf('=')
  const name = text.slice(0, Math.max(equals, 0))
  const content = encodeComponent(text.slice(equals + 1))
  return name === '' ? content : `${name}=${content}`
}

const isFormEncoded = (data: readonly CurlData[], body: string): boolean =>
  data.some(({ kind }) => kind === 'to-encode') || isFormText(body)

/** Windows PowerShell passes quotes on to programs only as `\"`; newer versions pass the backslash too. */
function unescapeOldPowerShell(body: string | null): string | null {
  if (body === null || !/^\s*\{\s*\\"/.test(body)) return body
  return body.replace(
    /(?<!\\)(\\+)"/g,
    (_, backslashes: string) => `${'\\'.repeat(Math.floor(backslashes.length / 2))}"`,
  )
}
