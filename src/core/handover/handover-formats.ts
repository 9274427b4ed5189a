import { renderFileName } from './file-name.ts'
import type { Handover } from './handover.ts'
import type { HandoverFile } from './handover-file.ts'
import type { HandoverLabels } from './handover-labels.ts'
import { renderBruno } from './render-bruno.ts'
import { renderEndpointFile } from './render-endpoint.ts'
import { renderHar } from './render-har.ts'
import { renderHtml } from './render-html.ts'
import { renderHttpRequests } from './render-http-requests.ts'
import { renderMarkdown } from './render-markdown.ts'
import { renderOpenApi } from './render-openapi.ts'
import { renderPostman } from './render-postman.ts'

export type HandoverFormat = (typeof handoverFormats)[number]

/** The formats a query can be saved in, in the order in which they are offered. */
export const handoverFormats = [
  'markdown',
  'html',
  'endpoint',
  'http',
  'http-jetbrains',
  'har',
  'postman',
  'bruno',
  'openapi',
] as const

/** The files of a query in one format, the request first; only Bruno has more than one. */
export function renderHandover(
  format: HandoverFormat,
  handover: Handover,
  labels: HandoverLabels,
): HandoverFile[] {
  const name = renderFileName(handover.title)
  switch (format) {
    case 'markdown':
      return [{ path: `${name}.md`, text: renderMarkdown(handover, labels) }]
    case 'html':
      return [{ path: `${name}.html`, text: renderHtml(handover, labels) }]
    case 'endpoint':
      return [{ path: `${name}.endpoint.json`, text: renderEndpointFile(handover) }]
    case 'http':
      return [{ path: `${name}.http`, text: renderHttpRequests('http', handover) }]
    case 'http-jetbrains':
      return [
        { path: `${name}.jetbrains.http`, text: renderHttpRequests('http-jetbrains', handover) },
      ]
    case 'har':
      return [{ path: `${name}.har`, text: renderHar(handover) }]
    case 'postman':
      return [
        {
          path: `${name}.postman_collection.json`,
          text: renderPostman(handover, labels.fillToken),
        },
      ]
    case 'bruno':
      return renderBruno(handover)
    case 'openapi':
      return [{ path: `${name}.openapi.json`, text: renderOpenApi(handover) }]
  }
}
