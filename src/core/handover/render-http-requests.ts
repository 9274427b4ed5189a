import { renderSnippet } from '#core/snippet/render-snippet.ts'
import type { Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'
import { singleLine } from '#core/text/single-line.ts'

/** An `.http` file for VS Code or JetBrains, with the description of the query as comments. */
export function renderHttpRequests(kind: 'http' | 'http-jetbrains', handover: Handover): string {
  return [
    `### ${singleLine(handover.title)}`,
    ...handover.querySentences.map((sentence) => `# ${singleLine(sentence)}`),
    renderSnippet(kind, describeRequest(handover)),
  ].join('\n')
}
