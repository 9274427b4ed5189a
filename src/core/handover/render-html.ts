import { formatJson } from '#core/json/format-json.ts'
import { renderReadableUrl } from '#core/request/render-readable-url.ts'
import { renderSnippet, snippetKinds, snippetLanguages } from '#core/snippet/render-snippet.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import { singleLine } from '#core/text/single-line.ts'
import { listFacts } from './fact-rows.ts'
import type { Handover } from './handover.ts'
import type { HandoverLabels } from './handover-labels.ts'
import { describeRequest } from './handover-request.ts'
import { renderHtmlPage } from './html-page.ts'
import { withoutCredentials } from './without-credentials.ts'

/** The query as an HTML page. All data is escaped. Collapsed code samples are not printed. */
export function renderHtml(handover: Handover, labels: HandoverLabels): string {
  const { title, connectionName, baseUrl, querySentences, facts, sampleItem } = handover
  const request = describeRequest(handover)
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
      block(snippetLanguages[kind], renderSnippet(kind, request).trimEnd()),
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
