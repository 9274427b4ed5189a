import { renderJavaScriptPages } from './render-javascript-pages.ts'
import { renderPythonPages } from './render-python-pages.ts'
import type { SnippetKind } from './render-snippet.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** Languages in which people fetch all pages; by a command or an `.http` file nobody does. */
const renderers = { javascript: renderJavaScriptPages, python: renderPythonPages }

export type PagesSnippetKind = keyof typeof renderers

export const hasPagesSnippet = (kind: SnippetKind): kind is PagesSnippetKind => kind in renderers

/** A request as code that collects the items of all pages; null where its body has no place for a page. */
export const renderPagesSnippet = (
  kind: PagesSnippetKind,
  request: SnippetRequest,
): string | null => renderers[kind](request)
