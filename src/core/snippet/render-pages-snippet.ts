import { renderJavaScriptPages } from './render-javascript-pages.ts'
import { renderPythonPages } from './render-python-pages.ts'
import { singleLine } from '#core/text/single-line.ts'
import type { SnippetKind } from './render-snippet.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** Languages in which people fetch all pages; by a command or an `.http` file nobody does. */
const renderers = { javascript: renderJavaScriptPages, python: renderPythonPages }
const comments = { javascript: '//', python: '#' }

export type PagesSnippetKind = keyof typeof renderers

export const hasPagesSnippet = (kind: SnippetKind): kind is PagesSnippetKind => kind in renderers

/**
 * A request as code that collects the items of all pages; null where its body has no place for a page. What is to be
 * known before it is run stands in its first lines, in the reader's language.
 */
export function renderPagesSnippet(
  kind: PagesSnippetKind,
  request: SnippetRequest,
  notes: readonly string[],
): string | null {
  const code = renderers[kind](request)
  if (code === null) return null
  return [...notes.map((note) => `${comments[kind]} ${singleLine(note)}`), code].join('\n')
}
