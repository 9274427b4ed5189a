import { splitUrl } from '#core/url/split-url.ts'
import { escapeVariablesInJson, escapeVariablesInUrl } from '#core/snippet/escape-variables.ts'
import type { Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'

/**
 * A Postman collection 2.1 with one request; its token is the collection's variable `{{token}}`, empty.
 *
 * The URL stands there encoded, as text and in parts: Postman encodes what is plain, and leaves
 * `%5B` as it is. In the body `{{` is written as a JSON escape, because Postman would replace it.
 */
export function renderPostman(handover: Handover): string {
  const { title, words, connectionName } = handover
  const { method, url, body } = describeRequest(handover)
  return JSON.stringify(
    {
      info: {
        name: `${title} (${connectionName})`,
        schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      },
      item: [
        {
          name: title,
          request: {
            method,
            header: body === null ? [] : [{ key: 'Content-Type', value: 'application/json' }],
            ...(body === null
              ? {}
              : {
                  body: {
                    mode: 'raw',
                    raw: escapeVariablesInJson(body),
                    options: { raw: { language: 'json' } },
                  },
                }),
            url: postmanUrl(escapeVariablesInUrl(url)),
            description: words.join('\n\n'),
          },
          response: [],
        },
      ],
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
      variable: [{ key: 'token', value: '', type: 'string' }],
    },
    null,
    2,
  )
}

function postmanUrl(url: string) {
  const parts = splitUrl(url)
  if (!parts) return { raw: url }
  const port = /^[a-z]+:\/\/[^/?#]*:(\d+)(?=[/?#]|$)/i.exec(url)?.[1]
  return {
    raw: url,
    protocol: parts.scheme,
    host: parts.host.startsWith('[') ? [parts.host] : parts.host.split('.'),
    ...(port === undefined ? {} : { port }),
    path: parts.path.split('/').slice(1),
    ...(parts.query === null ? {} : { query: parts.query.split('&').map(postmanParameter) }),
  }
}

function postmanParameter(pair: string) {
  const equals = pair.indexOf('=')
  return equals === -1
    ? { key: pair, value: null }
    : { key: pair.slice(0, equals), value: pair.slice(equals + 1) }
}
