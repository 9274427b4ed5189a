import { jsonType } from '#core/text/media-type.ts'
import { endpointFileEnding } from './opened.ts'
import { renderFileName } from '#core/text/file-name.ts'
import {
  type Share,
  type ResponseFacts,
  type ShareFile,
  harProgram,
  type ShareLabels,
} from './share.ts'
import { renderBruno, describeRequest } from './render-bruno.ts'
import { renderEndpointFile, withoutCredentials } from './render-endpoint.ts'
import { renderOpenApi } from './render-openapi.ts'
import { renderSnippet, snippetKinds, snippetLanguage } from '#core/snippet/render-snippet.ts'
import {
  renderHtmlPage,
  escapeMarkdown,
  renderMarkdownTable,
  escapeHtml,
} from '#core/text/markup.ts'
import { singleLine } from '#core/text/characters.ts'
import { formatJson } from '#core/json/render-json.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { splitUrl, readQuery } from '#core/url/split-url.ts'
import { tokenVariable, requestTemplateOf } from '#core/snippet/snippet-request.ts'
import { readPercent, encodeComponent, renderReadableUrl } from '#core/url/percent-encoding.ts'
import {
  listDateVariables,
  renderDateScript,
  renderDateVariables,
  setters,
} from '#core/snippet/date-variables.ts'
import type { SnippetDate } from '#core/snippet/text-with-dates.ts'
import { escapeVariablesInJson, escapeVariablesInUrl } from '#core/snippet/quote-in-code.ts'
import { isEdgeUnit, type relativeUnits } from '#core/query/relative-date-range.ts'

export type ShareFormat = (typeof shareFormats)[number]

/** The formats a query can be saved in, in the order in which they are offered. */
export const shareFormats = [
  'endpoint',
  'markdown',
  'html',
  'http',
  'http-jetbrains',
  'har',
  'postman',
  'bruno',
  'openapi',
] as const

/** The files of a query in one format, the request first; only Bruno has more than one. */
export function renderShare(format: ShareFormat, share: Share, labels: ShareLabels): ShareFile[] {
  const name = renderFileName(share.title)
  switch (format) {
    case 'markdown':
      return [{ path: `${name}.md`, text: renderMarkdown(share, labels) }]
    case 'html':
      return [{ path: `${name}.html`, text: renderHtml(share, labels) }]
    case 'endpoint':
      return [{ path: name + endpointFileEnding, text: renderEndpointFile(share) }]
    case 'http':
      return [{ path: `${name}.http`, text: renderHttpRequests('http', share) }]
    case 'http-jetbrains':
      return [{ path: `${name}.jetbrains.http`, text: renderHttpRequests('http-jetbrains', share) }]
    case 'har':
      return [{ path: `${name}.har`, text: renderHar(share) }]
    case 'postman':
      return [
        {
          path: `${name}.postman_collection.json`,
          text: renderPostman(share, labels.fillToken),
        },
      ]
    case 'bruno':
      return renderBruno(share)
    case 'openapi':
      return [{ path: `${name}.openapi.json`, text: renderOpenApi(share) }]
  }
}

/** An `.http` file for VS Code or JetBrains, with the description of the query as comments. */
export function renderHttpRequests(kind: 'http' | 'http-jetbrains', share: Share): string {
  return [
    `### ${singleLine(share.title)}`,
    // A comment that begins with an @ would be a setting of the request.
    ...share.querySentences.map((one) => `# ${singleLine(one).replace(/^(?=\s*@)/, '- ')}`),
    renderSnippet(kind, describeRequest(share)),
  ].join('\n')
}

/** The query as an HTML page. All data is escaped. Collapsed code samples are not printed. */
export function renderHtml(share: Share, labels: ShareLabels): string {
  const { title, connectionName, baseUrl, querySentences, facts, sampleItem } = share
  const request = describeRequest(share)
  const { method, url, body } = request
  const address = withoutCredentials(baseUrl)
  return renderHtmlPage(labels.language, title, [
    `<p>${inLine(labels.connection)}: ${inLine(connectionName)} (${inLine(address)})</p>`,
    ...(querySentences.length === 0
      ? []
      : ['<ul>', ...querySentences.map((it) => `<li>${inLine(it)}</li>`), '</ul>']),
    heading(labels.request),
    block('text', `${method} ${url}`),
    `<p>${inLine(labels.readableUrl)}:</p>`,
    block('text', renderReadableUrl(url)),
    ...(body === null ? [] : [`<p>${inLine(labels.body)}:</p>`, block('json', body)]),
    `<p>${inLine(labels.tokenNote)}</p>`,
    ...(facts ? [heading(labels.answer), renderTable(listFacts(facts, labels))] : []),
    ...(sampleItem === null
      ? []
      : [heading(labels.sampleItem), block('json', formatJson(sampleItem, 2))]),
    heading(labels.code),
    `<p>${inLine(labels.codeToken)}</p>`,
    ...snippetKinds.flatMap((kind, at) => [
      at === 0 ? '<details open>' : '<details>',
      `<summary>${inLine(labels.snippets[kind])}</summary>`,
      block(snippetLanguage(kind), renderSnippet(kind, request).trimEnd()),
      '</details>',
    ]),
  ])
}

const inLine = (text: string): string => escapeHtml(singleLine(text))

const heading = (text: string): string => `<h2>${inLine(text)}</h2>`

/** The `language-` class follows the HTML Standard (4.5.15). */
const block = (language: string, code: string): string =>
  `<pre tabindex="0"><code class="language-${language}">${escapeHtml(code)}</code></pre>`

const renderTable = (rows: readonly [string, string][]): string =>
  [
    '<table>',
    ...rows.map(
      ([name, value]) => `<tr><th scope="row">${inLine(name)}</th><td>${inLine(value)}</td></tr>`,
    ),
    '</table>',
  ].join('\n')

/** Markdown cannot collapse code samples, so only the usual languages are included. */
const shownSnippets = snippetKinds.filter((kind) => !/^(axios|java|go)$/.test(kind))

/**
 * The query as Markdown (CommonMark with tables): description, exact request, facts of the response, a sample
 * item, and code samples.
 *
 * All data is escaped, or in code fences that it cannot close. The item is reformatted; its numbers and
 * escapes are unchanged.
 */
export function renderMarkdown(share: Share, labels: ShareLabels): string {
  const { title, connectionName, baseUrl, querySentences, facts, sampleItem } = share
  const request = describeRequest(share)
  const { method, url, body } = request
  return [
    `# ${escapeMarkdown(title)}`,
    `${escapeMarkdown(labels.connection)}: ${escapeMarkdown(connectionName)} (${escapeMarkdown(withoutCredentials(baseUrl))})`,
    ...(querySentences.length === 0
      ? []
      : [querySentences.map((it) => `- ${escapeMarkdown(it)}`).join('\n')]),
    `## ${escapeMarkdown(labels.request)}`,
    fence('text', `${method} ${url}`),
    `${escapeMarkdown(labels.readableUrl)}:`,
    fence('text', renderReadableUrl(url)),
    ...(body === null ? [] : [`${escapeMarkdown(labels.body)}:`, fence('json', body)]),
    escapeMarkdown(labels.tokenNote),
    ...(facts
      ? [
          `## ${escapeMarkdown(labels.answer)}`,
          renderMarkdownTable(['', ''], listFacts(facts, labels)),
        ]
      : []),
    ...(sampleItem === null
      ? []
      : [`## ${escapeMarkdown(labels.sampleItem)}`, fence('json', formatJson(sampleItem, 2))]),
    `## ${escapeMarkdown(labels.code)}`,
    escapeMarkdown(labels.codeToken),
    ...shownSnippets.flatMap((kind) => [
      `### ${escapeMarkdown(labels.snippets[kind])}`,
      fence(snippetLanguage(kind), renderSnippet(kind, request).trimEnd()),
    ]),
    '',
  ].join('\n\n')
}

/** Uses a fence longer than any run of backticks in the code. */
function fence(language: string, code: string): string {
  let ticks = '```'
  for (const [run] of code.matchAll(/`{3,}/g)) if (run.length >= ticks.length) ticks = `${run}\``
  return `${ticks}${language}\n${code}\n${ticks}`
}

/**
 * An HTTP Archive 1.2 with one entry (w3c.github.io/web-performance/specs/HAR, har-schema).
 *
 * The Authorization header contains the name of the token's variable, to show that a token is needed. The
 * response has no body. If the query was not sent, its status is 0, as browsers write it, and its date the
 * Unix epoch. Unknown sizes are -1.
 */
export function renderHar(share: Share): string {
  const { facts, title, querySentences, appVersion } = share
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
            request: harRequest(share),
            response: harResponse(share),
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

function harRequest(share: Share) {
  const { method, url, body } = describeRequest(share)
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      ...(share.hasToken ? [{ name: 'Authorization', value: `Bearer $${tokenVariable}` }] : []),
      ...requestHeaders(method).map(([name, value]) => ({ name, value })),
    ],
    queryString: readQuery(splitUrl(url)?.query ?? ''),
    headersSize: -1,
    bodySize: -1,
    ...(body === null ? {} : { postData: { mimeType: jsonType, text: body } }),
  }
}

function harResponse({ facts }: Share) {
  const total = facts?.total ?? null
  return {
    status: facts?.status ?? 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: facts?.sizeBytes ?? 0, mimeType: jsonType },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
    ...(total === null ? {} : { comment: `total: ${total}` }),
  }
}

/**
 * A Postman collection 2.1 with one request and the variables `baseUrl` and `token` (empty). Its description is
 * `fillToken`, which asks to fill in the token.
 *
 * The URL is not encoded where it need not be: Postman encodes such characters itself, and keeps `%26`. In
 * the body, `{{` is a JSON escape, because Postman would replace it. Relative dates are variables, which a
 * script sets before the request; the file also contains today's dates as defaults, for readers that do not
 * run the script.
 */
export function renderPostman(share: Share, fillToken: string): string {
  const { title, querySentences, connectionName } = share
  const request = describeRequest(share)
  const { url, body, dates } = requestTemplateOf(request)
  const base = withoutCredentials(share.baseUrl)
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

/** The facts of a response as rows of two cells, rounded for people. */
const listFacts = (facts: ResponseFacts, labels: ShareLabels): [name: string, value: string][] => [
  [labels.status, String(facts.status)],
  [labels.total, facts.total === null ? '?' : labels.formatCount(BigInt(facts.total))],
  [labels.duration, labels.formatDuration(facts.durationMs)],
  [labels.size, labels.formatSize(facts.sizeBytes)],
  [labels.date, labels.formatMoment(facts.sentAt)],
]

/**
 * How a format keeps dates that are relative to the day of sending.
 * `computed`: they stay relative; a script in the file, or the app that opens the file, computes the dates.
 * `in-code`: the request contains today's dates; the code samples below the request compute them.
 * `fixed`: the file contains only today's dates.
 */
type DateSharing = 'computed' | 'in-code' | 'fixed'

const sharings: Readonly<Record<ShareFormat | 'link', DateSharing>> = {
  markdown: 'in-code',
  html: 'in-code',
  endpoint: 'computed',
  http: 'computed',
  'http-jetbrains': 'computed',
  har: 'fixed',
  postman: 'computed',
  bruno: 'computed',
  openapi: 'fixed',
  link: 'computed',
}

/** How a format keeps dates in these units: VS Code's REST Client knows no weekends and whole months. */
export const datesIn = (
  format: ShareFormat | 'link',
  units: readonly (typeof relativeUnits)[number][],
): DateSharing => (format === 'http' && units.some(isEdgeUnit) ? 'fixed' : sharings[format])
