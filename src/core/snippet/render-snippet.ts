import type { HighlightedLanguage } from './highlight-code.ts'
import { renderAxios, renderJavaScript, renderJavaScriptPages } from './render-javascript.ts'
import { canComputeDatesInBash, renderCurlBash } from './render-curl-bash.ts'
import { renderCurlCmd } from './render-curl-cmd.ts'
import { renderCurlPowerShell } from './render-curl-powershell.ts'
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

export type SnippetKind = (typeof snippetKinds)[number]

/** In display order. */
export const snippetKinds = [
  'curl-bash',
  'curl-powershell',
  'curl-cmd',
  'curl-batch',
  'javascript',
  'axios',
  'python',
  'php',
  'java',
  'go',
  'http',
  'http-jetbrains',
] as const

export const snippetLanguages: Readonly<Record<SnippetKind, HighlightedLanguage>> = {
  'curl-bash': 'bash',
  'curl-powershell': 'powershell',
  'curl-cmd': 'bat',
  'curl-batch': 'bat',
  javascript: 'js',
  axios: 'js',
  python: 'python',
  php: 'php',
  java: 'java',
  go: 'go',
  http: 'http',
  'http-jetbrains': 'http',
}

/**
 * A request as code to paste and run. Languages that encode parameters themselves get them by name, the
 * others get the finished URL.
 *
 * The token is never included; the code reads it from the environment variable `tokenVariable`. Relative
 * dates are computed by the code if `computesDates` is true.
 *
 * The body is sent byte for byte, with few exceptions: the Windows prompt and PowerShell need JSON escapes
 * for some characters (the JSON stays equivalent), and axios trims white space around the body. In links
 * received from a server, some languages escape characters that are not allowed in a URL
 * (`encodeStrayCharacters`).
 */
export function renderSnippet(kind: SnippetKind, request: SnippetRequest): string {
  switch (kind) {
    case 'curl-bash':
      return renderCurlBash(request)
    case 'curl-powershell':
      return renderCurlPowerShell(request)
    case 'curl-cmd':
      return renderCurlCmd(request, 'prompt')
    case 'curl-batch':
      return renderCurlCmd(request, 'batch')
    case 'javascript':
      return renderJavaScript(request)
    case 'axios':
      return renderAxios(request)
    case 'python':
      return renderPython(request)
    case 'php':
      return renderPhp(request)
    case 'java':
      return renderJava(request)
    case 'go':
      return renderGo(request)
    case 'http':
      return renderHttpFile(request)
    case 'http-jetbrains':
      return renderJetBrainsFile(request)
  }
}

/**
 * True if the code of this kind computes relative dates when it runs; otherwise it contains today's dates.
 */
export function computesDates(kind: SnippetKind, request: SnippetRequest): boolean {
  switch (kind) {
    case 'curl-cmd':
    case 'curl-batch':
      return false
    case 'curl-bash':
      return canComputeDatesInBash(request)
    case 'curl-powershell':
    case 'javascript':
    case 'axios':
    case 'python':
    case 'php':
    case 'java':
    case 'go':
    case 'http-jetbrains':
      return true
    case 'http':
      return canComputeDatesInRestClient(request)
  }
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
