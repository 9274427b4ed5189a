import { formatJson } from '#core/json/format-json.ts'
import { renderReadableUrl } from '#core/request/render-readable-url.ts'
import { renderSnippet, snippetKinds, snippetLanguages } from '#core/snippet/render-snippet.ts'
import { listFacts } from './fact-rows.ts'
import type { Handover } from './handover.ts'
import type { HandoverLabels } from './handover-labels.ts'
import { describeRequest } from './handover-request.ts'
import { escapeMarkdown, renderMarkdownTable } from '#core/text/markdown.ts'
import { withoutCredentials } from './without-credentials.ts'

/** Markdown cannot collapse code samples, so only the usual languages are included. */
const shownSnippets = snippetKinds.filter((kind) => !/^(axios|java|go)$/.test(kind))

/**
 * The query as Markdown (CommonMark with tables): description, exact request, facts of the answer, a sample
 * item, and code samples.
 *
 * All data is escaped, or in code fences that it cannot close. The item is reformatted; its numbers and
 * escapes are unchanged.
 */
export function renderMarkdown(handover: Handover, labels: HandoverLabels): string {
  const { title, connectionName, baseUrl, querySentences, facts, sampleItem } = handover
  const request = describeRequest(handover)
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
      fence(snippetLanguages[kind], renderSnippet(kind, request).trimEnd()),
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
