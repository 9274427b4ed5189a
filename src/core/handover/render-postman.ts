import { encodeComponent } from '#core/request/encode-component.ts'
import { requestHeaders } from '#core/request/request-headers.ts'
import { readPercent } from '#core/url/decode-percent.ts'
import {
  listDateVariables,
  renderDateScript,
  renderDateVariables,
  setters,
} from '#core/snippet/date-variables.ts'
import type { SnippetDate } from '#core/snippet/text-with-dates.ts'
import { escapeVariablesInJson, escapeVariablesInUrl } from '#core/snippet/escape-variables.ts'
import { requestTemplateOf } from '#core/snippet/snippet-request.ts'
import type { Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'
import { withoutCredentials } from './without-credentials.ts'

/**
 * A Postman collection 2.1 with one request and the variables `baseUrl` and `token` (empty). Its description is
 * `fillToken`, which asks to fill in the token.
 *
 * The URL is not encoded where it need not be: Postman encodes such characters itself, and keeps `%26`. In
 * the body, `{{` is a JSON escape, because Postman would replace it. Relative dates are variables, which a
 * script sets before the request; the file also contains today's dates as defaults, for readers that do not
 * run the script.
 */
export function renderPostman(handover: Handover, fillToken: string): string {
  const { title, querySentences, connectionName } = handover
  const request = describeRequest(handover)
  const { url, body, dates } = requestTemplateOf(request)
  const base = withoutCredentials(handover.baseUrl)
  return JSON.stringify(
    {
      info: {
        name: `${title} (${connectionName})`,
        description: fillToken,
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      item: [
        {
          name: title,
          ...(dates.length === 0 ? {} : { event: [preRequest(dates)] }),
          request: {
            method: request.method,
            header: requestHeaders(request.method).map(([key, value]) => ({ key, value })),
            ...(body === null
              ? {}
              : {
                  body: {
                    mode: 'raw',
                    raw: renderDateVariables(escapeVariablesInJson(body), dates),
                    options: { raw: { language: 'json' } },
                  },
                }),
            url: postmanUrl(
              renderDateVariables(escapeVariablesInUrl(url.slice(base.length)), dates),
            ),
            description: querySentences.join('\n\n'),
          },
          response: [],
        },
      ],
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
      variable: [
        { key: 'baseUrl', value: base, type: 'string' },
        { key: 'token', value: '', type: 'string' },
        ...listDateVariables(dates).map(([key, value]) => ({ key, value, type: 'string' })),
      ],
    },
    null,
    2,
  )
}

const preRequest = (dates: readonly SnippetDate[]) => ({
  listen: 'prerequest',
  script: { type: 'text/javascript', exec: renderDateScript(dates, setters.postman) },
})

/** The part of the URL after the base URL, with readable parameters. */
function postmanUrl(target: string) {
  const [path = '', ...rest] = target.split('?')
  const query = rest.length === 0 ? null : rest.join('?').split('&').map(makeReadable)
  return {
    raw: `{{baseUrl}}${path}${query === null ? '' : `?${query.join('&')}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query === null ? {} : { query: query.map(postmanParameter) }),
  }
}

/** Letters, digits, and characters that are literal in a query and that no encoder changes. */
const readable = /^[\p{L}\p{N}\p{M},:/@[\].~_-]$/u

/** Decodes the escapes that a URL does not need, or that Postman adds when it sends. */
const makeReadable = (pair: string): string =>
  pair.replace(/(?:%[\dA-F]{2})+/gi, (run) => {
    const { text, encoding } = readPercent(run)
    if (encoding === 'latin-1' || encoding === 'unknown') return run
    return Array.from(text, (char) => (readable.test(char) ? char : encodeComponent(char))).join('')
  })

function postmanParameter(pair: string) {
  const equals = pair.indexOf('=')
  return equals === -1
    ? { key: pair, value: null }
    : { key: pair.slice(0, equals), value: pair.slice(equals + 1) }
}
