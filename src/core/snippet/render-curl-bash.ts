import { curlNeedsGlobOff } from './curl-glob.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** A cURL command for bash, zsh and other POSIX shells; the token comes from a variable of the shell. */
export function renderCurlBash({ url, body, hasToken }: SnippetRequest): string {
  return [
    `curl ${quote(url)}`,
    ...(curlNeedsGlobOff(url) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer $${tokenVariable}"`] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `--data-raw ${quote(body)}`]),
  ].join(' \\\n  ')
}

/** Between single quotes nothing has a meaning but the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
