import { requestHeaders } from '#core/request/request-headers.ts'
import { readQuery } from '#core/url/read-query.ts'
import { splitUrl } from '#core/url/split-url.ts'
import type { Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'
import { tokenVariable } from '#core/snippet/token-variable.ts'
import { harProgram } from './har-program.ts'

/**
 * An HTTP Archive 1.2 with one entry (w3c.github.io/web-performance/specs/HAR, har-schema).
 *
 * The Authorization header contains the name of the token's variable, to show that a token is needed. The
 * response has no body. If the query was not sent, its status is 0, as browsers write it, and its date the
 * Unix epoch. Unknown sizes are -1.
 */
export function renderHar(handover: Handover): string {
  const { facts, title, querySentences, appVersion } = handover
  const startedDateTime = facts?.sentAt ?? '1970-01-01T00:00:00.000Z'
  const comment = querySentences.join('\n')
  return JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: harProgram, version: appVersion },
        pages: [{ startedDateTime, id: 'page_1', title, pageTimings: {} }],
        entries: [
          {
            pageref: 'page_1',
            startedDateTime,
            time: facts?.durationMs ?? 0,
            request: harRequest(handover),
            response: harResponse(handover),
            cache: {},
            timings: { send: 0, wait: facts?.durationMs ?? 0, receive: 0 },
            ...(comment === '' ? {} : { comment }),
          },
        ],
      },
    },
    null,
    2,
  )
}

function harRequest(handover: Handover) {
  const { method, url, body } = describeRequest(handover)
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      { name: 'Authorization', value: `Bearer $${tokenVariable}` },
      ...requestHeaders(method).map(([name, value]) => ({ name, value })),
    ],
    queryString: readQuery(splitUrl(url)?.query ?? ''),
    headersSize: -1,
    bodySize: -1,
    ...(body === null ? {} : { postData: { mimeType: 'application/json', text: body } }),
  }
}

function harResponse({ facts }: Handover) {
  const total = facts?.total ?? null
  return {
    status: facts?.status ?? 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: facts?.sizeBytes ?? 0, mimeType: 'application/json' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
    ...(total === null ? {} : { comment: `meta.total: ${total}` }),
  }
}
