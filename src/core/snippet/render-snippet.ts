import type { HighlightedLanguage } from './highlight-code.ts'
import { renderAxios, renderJavaScript, renderJavaScriptPages } from './render-javascript.ts'
import {
  canComputeDatesInBash,
  renderCurlBash,
  renderCurlCmd,
  renderCurlPowerShell,
} from './render-curl.ts'
import { renderGo } from './render-go.ts'
import {
  canComputeDatesInRestClient,
  renderHttpFile,
  renderJetBrainsFile,
} from './render-http-file.ts'
import { renderJava } from './render-java.ts'
import { renderPhp } from './render-php.ts'
import { renderPython, renderPythonPages } from './render-python.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { singleLine } from '#core/text/characters.ts'

interface Snippet {
  language: HighlightedLanguage
  render: (request: SnippetRequest) => string
  /** Whether it computes relative dates when it runs; otherwise it contains today's. */
  computesDates: boolean | ((request: SnippetRequest) => boolean)
}

/**
 * A request as code to paste and run, in display order. Languages that encode parameters themselves get them by name,
 * the others get the finished URL.
 *
 * The token is never included; the code reads it from the environment variable `tokenVariable`.
 *
 * The body is sent byte for byte, with few exceptions: the Windows prompt and PowerShell need JSON escapes
 * for some characters (the JSON stays equivalent), and axios trims white space around the body. In links
 * received from a server, some languages escape characters that are not allowed in a URL
 * (`encodeStrayCharacters`).
 */
const snippets = {
  'curl-bash': {
    language: 'bash',
    render: renderCurlBash,
    computesDates: canComputeDatesInBash,
  },
  'curl-powershell': {
    language: 'powershell',
    render: renderCurlPowerShell,
    computesDates: true,
  },
  'curl-cmd': {
    language: 'bat',
    render: (request) => renderCurlCmd(request, 'prompt'),
    computesDates: false,
  },
  'curl-batch': {
    language: 'bat',
    render: (request) => renderCurlCmd(request, 'batch'),
    computesDates: false,
  },
  javascript: { language: 'js', render: renderJavaScript, computesDates: true },
  axios: { language: 'js', render: renderAxios, computesDates: true },
  python: { language: 'python', render: renderPython, computesDates: true },
  php: { language: 'php', render: renderPhp, computesDates: true },
  java: { language: 'java', render: renderJava, computesDates: true },
  go: { language: 'go', render: renderGo, computesDates: true },
  http: {
    language: 'http',
    render: renderHttpFile,
    computesDates: canComputeDatesInRestClient,
  },
  'http-jetbrains': { language: 'http', render: renderJetBrainsFile, computesDates: true },
} satisfies Readonly<Record<string, Snippet>>

export type SnippetKind = keyof typeof snippets

export const snippetKinds = Object.keys(snippets) as SnippetKind[]

export const snippetLanguage = (kind: SnippetKind): HighlightedLanguage => snippets[kind].language

export const renderSnippet = (kind: SnippetKind, request: SnippetRequest): string =>
  snippets[kind].render(request)

export function computesDates(kind: SnippetKind, request: SnippetRequest): boolean {
  const { computesDates }: Snippet = snippets[kind]
  return typeof computesDates === 'boolean' ? computesDates : computesDates(request)
}

/** Not for shell commands and `.http` files, which are not used to fetch all pages. */
const renderers = { javascript: renderJavaScriptPages, python: renderPythonPages }
const commentSigns = { javascript: '//', python: '#' }

export type PagesSnippetKind = keyof typeof renderers

export const hasPagesSnippet = (kind: SnippetKind): kind is PagesSnippetKind => kind in renderers

/** Comments in the user's language. */
interface PagesComments {
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
