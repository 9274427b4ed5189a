import { renderJavaScriptPages } from './render-javascript-pages.ts'
import { renderPythonPages } from './render-python-pages.ts'
import { singleLine } from '#core/text/single-line.ts'
import type { SnippetKind } from './render-snippet.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** Languages in which people fetch all pages; by a command or an `.http` file nobody does. */
const renderers = { javascript: renderJavaScriptPages, python: renderPythonPages }
const commentSigns = { javascript: '//', python: '#' }

export type PagesSnippetKind = keyof typeof renderers

export const hasPagesSnippet = (kind: SnippetKind): kind is PagesSnippetKind => kind in renderers

/** What stands in the code in the reader's language. */
export interface PagesComments {
  /** What is to be known before it is run: its first lines. */
  first: readonly string[]
  /** What the IDs are collected for. */
  ids: string
}

/** A request as code that collects the items of all pages; null where its body has no place for a page. */
export function renderPagesSnippet(
  kind: PagesSnippetKind,
  request: SnippetRequest,
  { first, ids }: PagesComments,
): string | null {
  const comment = (text: string) => `${commentSigns[kind]} ${singleLine(text)}`
  const code = renderers[kind](request, comment(ids))
  return code === null ? null : [...first.map(comment), code].join('\n')
}
