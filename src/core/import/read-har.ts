import { isFormType } from '#core/text/media-type.ts'
import { queryOf, withoutQuery } from '#core/url/split-url.ts'
import { harProgram } from '#core/share/share.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import {
  leaveOut,
  listContradictions,
  encodePairs,
  withParameters,
  type FoundRequest,
  type FoundRequests,
  renderCurlCommand,
} from './found-request.ts'
import { decodeBase64 } from '#core/text/decode-base64.ts'
import { decodeFile } from './unzip-files.ts'
import type { LeftOutRequest } from './import.ts'
import {
  knownNames,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
  memberAt,
  nameOf,
  scalarOf,
  textAt,
  listAt,
} from './foreign-json.ts'

export const isHar = (root: JsonValue): boolean =>
  memberAt(root, 'log', 'entries')?.kind === 'array'

/** Reads the requests of an HTTP Archive; that it has responses is told once. */
export function readHar(root: JsonValue): FoundRequests {
  const log = memberAt(root, 'log')
  const creator = textAt(log, 'creator', 'name')
  const isOwn = creator === harProgram
  const pages = new Map(
    listAt(log, 'pages').map((page) => [textAt(page, 'id'), textAt(page, 'title')]),
  )
  const entries = listAt(log, 'entries')
  const hasRequest = (entry: JsonValue) => textAt(entry, 'request', 'url') !== ''
  const requests = entries.filter(hasRequest).map((entry): FoundRequest => {
    // In a browser's recording the title is that of a web page.
    const name = isOwn ? pages.get(textAt(entry, 'pageref')) : undefined
    const request = memberAt(entry, 'request')
    return {
      name: name ?? '',
      fallbackName: describe(request),
      folderPath: [],
      note: textAt(entry, 'comment'),
      text: readEntry(request),
      leftOut: [
        ...listContradictions(
          queryOf(readUrl(request)),
          listAt(request, 'queryString').map(readPair),
          'queryString',
        ),
        ...readLeftOut(request),
        ...listUnreadMembers(request, hasCookieHeader(request) ? knownWithCookies : knownRequest),
      ],
    }
  })
  const leftOut = entries.flatMap((entry, index): LeftOutRequest[] =>
    hasRequest(entry) ? [] : [leaveOut(nameOf(entry, index), 'not-a-request')],
  )
  const count = entries.filter((entry) => memberAt(entry, 'response')?.kind === 'object').length
  const what = `log.entries.response (${String(count)})`
  if (count > 0) leftOut.push(...leaveOutMembers(creator, [], [{ what, reason: 'response' }]))
  return { title: isOwn ? (requests[0]?.name ?? '') : '', requests, leftOut }
}

/** The members of a request (HAR 1.2). */
const knownRequest: KnownMembers = knownNames(
  'method url httpVersion headers queryString postData headersSize bodySize',
)

const knownWithCookies: KnownMembers = { ...knownRequest, cookies: true }

const hasCookieHeader = (request: JsonValue | undefined): boolean =>
  listAt(request, 'headers').some((one) => /^cookie$/i.test(textAt(one, 'name')))

/** A label for a request without a name; its query is left out, because it may contain a secret. */
const describe = (request: JsonValue | undefined): string =>
  `${textAt(request, 'method')} ${withoutQuery(textAt(request, 'url'))}`

const isForm = (postData: JsonValue | undefined): boolean =>
  isFormType(textAt(postData, 'mimeType'))

/** HTML form fields may be in `params` instead of `text` (HAR 1.2, postData). Some programs encode the text. */
function readBody(postData: JsonValue | undefined): string | null {
  const text = textAt(postData, 'text')
  if (text !== '') {
    const bytes = isBase64(postData) ? decodeBase64(text) : null
    return bytes ? decodeFile(bytes) : text
  }
  const params = listAt(postData, 'params')
  if (params.length === 0 || !isForm(postData)) return null
  return encodePairs(params.map(readPair))
}

const readPair = (pair: JsonValue) => ({
  name: textAt(pair, 'name'),
  value: textAt(pair, 'value'),
})

/** `queryString` repeats what the URL has; some programs write it there alone. */
function readUrl(request: JsonValue | undefined): string {
  const url = textAt(request, 'url')
  return url.includes('?') ? url : withParameters(url, listAt(request, 'queryString').map(readPair))
}

const isBase64 = (postData: JsonValue | undefined): boolean =>
  textAt(postData, 'encoding').toLowerCase() === 'base64'

/** Multipart fields cannot be imported: the API takes JSON. Of a long body, browsers write only the size. */
function readLeftOut(request: JsonValue | undefined): LeftOut[] {
  const postData = memberAt(request, 'postData')
  const params = listAt(postData, 'params')
  const body = readBody(postData)
  if (body !== null)
    return isForm(postData) ? listContradictions(body, params.map(readPair), 'postData.params') : []
  const size = scalarOf(memberAt(request, 'bodySize'))
  if (params.length === 0)
    return Number(size) > 0 ? [{ what: `bodySize: ${size}`, reason: 'unread' }] : []
  return params.map((param) => ({
    what: textAt(param, 'name'),
    reason: memberAt(param, 'fileName') ? 'file' : 'no-place',
  }))
}

function readEntry(request: JsonValue | undefined): string {
  return renderCurlCommand({
    method: textAt(request, 'method'),
    url: readUrl(request),
    headers: listAt(request, 'headers')
      .map(readPair)
      // `:authority` and other pseudo-headers are part of HTTP/2 itself.
      .filter(({ name }) => name !== '' && !name.startsWith(':')),
    body: readBody(memberAt(request, 'postData')),
  })
}
