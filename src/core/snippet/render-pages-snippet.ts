import { renderJavaScriptPages } from './render-javascript.ts'
import { renderPythonPages } from './render-python.ts'
import { singleLine } from '#core/text/single-line.ts'
import type { SnippetKind } from './render-snippet.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** Not for shell commands and `.http` files, which are not used to fetch all pages. */
const renderers = { javascript: renderJavaScriptPages, python: renderPythonPages }
const commentSigns = { javascript: '//', python: '#' }

export type PagesSnippetKind = keyof typeof renderers

export const hasPagesSnippet = (kind: SnippetKind): kind is PagesSnippetKind => kind in renderers

/** Comments in the user's language. */
export interface PagesComments {
  /** The first lines, with notes to read before the code is run. */
  first: readonly string[]
  /** Explains why the IDs are collected. */
  ids: string
}

/** Code that collects the items of all pages; null if the body cannot hold a page number. */
export function renderPagesSnippet(
  kind: PagesSnippetKind,
  request: SnippetRequest,
  { first, ids }: PagesComments,
): string | null {
  const comment = (text: string) => `${commentSigns[kind]} ${singleLine(text)}`
  const code = renderers[kind](request, comment(ids))
  return code === null ? null : [...first.map(comment), code].join('\n')
}
