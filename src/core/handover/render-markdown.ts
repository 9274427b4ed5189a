import { formatJson } from '#core/json/format-json.ts'
import { renderReadableUrl } from '#core/request/render-readable-url.ts'
import { renderSnippet, snippetKinds, type SnippetKind } from '#core/snippet/render-snippet.ts'
import type { AnswerFacts, Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'
import { escapeMarkdown, renderMarkdownTable } from '../text/markdown.ts'
import { withoutCredentials } from './without-credentials.ts'

/** The document's own words, in the reader's language. */
export interface MarkdownLabels {
  connection: string
  request: string
  readable: string
  body: string
  /** Says that the token has to be put in for its placeholder. */
  tokenNote: string
  answer: string
  status: string
  total: string
  duration: string
  size: string
  date: string
  sampleItem: string
  snippets: Readonly<Record<SnippetKind, string>>
}

/**
 * The whole hand-over as Markdown (CommonMark with tables): words, exact request, facts of the answer,
 * a sample item, and all snippets.
 *
 * What comes from outside is escaped or stands in code fences that it cannot close. The item is laid out
 * anew, its numbers and escapes as they were sent.
 */
export function renderMarkdown(handover: Handover, labels: MarkdownLabels): string {
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
    ...(facts ? [`## ${escapeMarkdown(labels.answer)}`, renderFacts(facts, labels)] : []),
    ...(sampleItem === null
      ? []
      : [`## ${escapeMarkdown(labels.sampleItem)}`, fence('json', formatJson(sampleItem, 2))]),
    ...snippetKinds.flatMap((kind) => [
      `## ${escapeMarkdown(labels.snippets[kind])}`,
      fence(languages[kind], renderSnippet(kind, request).trimEnd()),
    ]),
    '',
  ].join('\n\n')
}

const languages: Readonly<Record<SnippetKind, string>> = {
  'curl-bash': 'bash',
  'curl-powershell': 'powershell',
  'curl-cmd': 'bat',
  'curl-batch': 'bat',
  javascript: 'js',
  python: 'python',
  php: 'php',
  http: 'http',
}

function renderFacts(facts: AnswerFacts, labels: MarkdownLabels): string {
  const rows: [string, string][] = [
    [labels.status, String(facts.status)],
    [labels.total, facts.total ?? '?'],
    [labels.duration, `${facts.durationMs} ms`],
    [labels.size, `${facts.sizeBytes} B`],
    [labels.date, facts.date],
  ]
  return renderMarkdownTable(['', ''], rows)
}

/** A fence longer than any run of backticks within. */
function fence(language: string, code: string): string {
  let ticks = '```'
  for (const [run] of code.matchAll(/`{3,}/g)) if (run.length >= ticks.length) ticks = `${run}\``
  return `${ticks}${language}\n${code}\n${ticks}`
}
