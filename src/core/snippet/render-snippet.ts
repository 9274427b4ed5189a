import { renderAxios } from './render-axios.ts'
import { countsInShell, renderCurlBash } from './render-curl-bash.ts'
import { renderCurlCmd } from './render-curl-cmd.ts'
import { renderCurlPowerShell } from './render-curl-powershell.ts'
import { renderGo } from './render-go.ts'
import { renderHttpFile, renderJetBrainsFile } from './render-http-file.ts'
import { renderJava } from './render-java.ts'
import { renderJavaScript } from './render-javascript.ts'
import { renderPhp } from './render-php.ts'
import { renderPython } from './render-python.ts'
import type { SnippetRequest } from './snippet-request.ts'

export type SnippetKind = (typeof snippetKinds)[number]

/** In the order in which they are offered. */
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

/** What code is called where its colours are chosen, as in a code fence of Markdown. */
export const snippetLanguages: Readonly<Record<SnippetKind, string>> = {
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
 * A request as code that a person can paste and run. Languages that encode parameters themselves are given them
 * by name; the others the finished URL.
 *
 * The token is never in it: it comes from the environment variable of token-variable.ts, as each language
 * reads one. Dates that count from the day of sending are counted by the code, where `countsDates` says so.
 *
 * The body arrives byte for byte. Only at the Windows prompt and in PowerShell, where not every
 * character survives the way to the program, some are written as JSON escapes: the JSON is the same.
 * axios takes away the white space around it. Of a link that was followed some write signs that no URL may
 * have as escapes (encode-stray-signs.ts).
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

/** Whether the code of this kind counts the dates of a request anew; else they stay the days that they are now. */
export function countsDates(kind: SnippetKind, request: SnippetRequest): boolean {
  switch (kind) {
    case 'curl-cmd':
    case 'curl-batch':
      return false
    case 'curl-bash':
      return countsInShell(request)
    case 'curl-powershell':
    case 'javascript':
    case 'axios':
    case 'python':
    case 'php':
    case 'java':
    case 'go':
    case 'http':
    case 'http-jetbrains':
      return true
  }
}
