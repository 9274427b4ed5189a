import { formatJson } from '#core/json/format-json.ts'
import { renderReadableUrl } from '#core/request/render-readable-url.ts'
import { renderSnippet, snippetKinds, snippetLanguages } from '#core/snippet/render-snippet.ts'
import { listFacts } from './fact-rows.ts'
import type { Handover } from './handover.ts'
import type { HandoverLabels } from './handover-labels.ts'
import { describeRequest } from './handover-request.ts'
import { escapeMarkdown, renderMarkdownTable } from '#core/text/markdown.ts'
import { withoutCredentials } from './without-credentials.ts'

/** Where everything in Markdown stands open, the usual languages are enough. */
const shownSnippets = snippetKinds.filter((kind) => !/^(axios|java|go)$/.test(kind))

/**
 * The whole hand-over as Markdown (CommonMark with tables): words, exact request, facts of the answer,
 * a sample item, and the request as code in the usual languages.
 *
 * What comes from outside is escaped or stands in code fences that it cannot close. The item is laid out
 * anew, its numbers and escapes as they were sent.
 */
export function renderMarkdown(handover: Handover, labels: HandoverLabels): string {
  const { title, connectionName, baseUrl, words, facts, sampleItem } = handover
  const request = describeRequest(handover)
  const { method, url, body } = request
  return [
    `# ${escapeMarkdown(title)}`,
    `${escapeMarkdown(labels.connection)}: ${escapeMarkdown(connectionName)} (${escapeMarkdown(withoutCredentials(baseUrl))})`,
    ...(words.length === 0 ? [] : [words.map((it) => `- ${escapeMarkdown(it)}`).join('\n')]),
    `## ${escapeMarkdown(labels.request)}`,
    fence('text', `${method} ${url}`),
    `${escapeMarkdown(labels.readable)}:`,
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
      fence(snippetLanguages[kind], renderSnippet(kind, request).trimEnd()),
    ]),
    '',
  ].join('\n\n')
}

/** A fence longer than any run of backticks within. */
function fence(language: string, code: string): string {
  let ticks = '```'
  for (const [run] of code.matchAll(/`{3,}/g)) if (run.length >= ticks.length) ticks = `${run}\``
  return `${ticks}${language}\n${code}\n${ticks}`
}
