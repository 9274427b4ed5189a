import { renderCurlBash } from './render-curl-bash.ts'
import { renderCurlCmd } from './render-curl-cmd.ts'
import { renderCurlPowerShell } from './render-curl-powershell.ts'
import { renderHttpFile } from './render-http-file.ts'
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
  'python',
  'php',
  'http',
] as const

/**
 * A request as code that a person can paste and run, with the finished URL.
 *
 * The token is never in it. Its placeholder is `$TOKEN`: a variable of that name where the language
 * has one (bash, PowerShell, PHP, JavaScript) or expands one (Python), a value to be replaced in an
 * `.http` file, and `%TOKEN%` at the Windows command prompt.
 *
 * The body arrives byte for byte. Only at the Windows prompt and in PowerShell, where not every
 * character survives the way to the program, some are written as JSON escapes: the JSON is the same.
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
    case 'python':
      return renderPython(request)
    case 'php':
      return renderPhp(request)
    case 'http':
      return renderHttpFile(request)
  }
}
