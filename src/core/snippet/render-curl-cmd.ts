import { requestHeaders } from '#core/request/request-plan.ts'
import { curlNeedsGlobOff } from './curl-glob.ts'
import { encodeStrayCharacters, escapeJson } from './quote-in-code.ts'
import { type SnippetRequest, tokenVariable } from './snippet-request.ts'

/**
 * A cURL command for the Windows command prompt (cmd.exe); reads the token from the environment.
 *
 * The prompt and batch files need different text: `%5B` at the prompt is `%%5B` in a file. It is one line,
 * because a continued line breaks if blanks follow its caret. Characters that are special to cmd.exe are JSON
 * escapes in the body.
 */
export function renderCurlCmd(
  { method, url, body, hasToken }: SnippetRequest,
  place: 'prompt' | 'batch',
): string {
  const address = encodeStrayCharacters(url)
  return [
    `curl "${place === 'batch' ? address.replaceAll('%', '%%') : guardPercent(address)}"`,
    ...(curlNeedsGlobOff(address) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer %${tokenVariable}%"`] : []),
    ...requestHeaders(method).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(body === null ? [] : [`-d "${quoteJson(body)}"`]),
  ].join(' ')
}

/**
 * At the prompt `%CD%` is the current folder, even within `%CD%80`. Closing and opening the quote around an
 * escaped `%` turns it into a name that no variable has.
 */
const guardPercent = (address: string): string => address.replace(/%(?=cd%)/gi, '"^%"')

/** cmd.exe truncates longer lines silently (learn.microsoft.com, "Command prompt line string limitation"). */
const maxCmdLineLength = 8191

/** True if cmd.exe does not truncate a command, at the prompt and in a batch file. */
export const fitsIntoCmd = (command: string): boolean => command.length <= maxCmdLineLength

/** Only the quotes around strings remain, as `\"` for the C runtime. */
const quoteJson = (body: string): string => escapeJson(body, unsafe).replaceAll('"', '\\"')

/**
 * cmd.exe does not support `\"` and ends quoting at every quote, so the rest may be unquoted. curl reads its
 * arguments in the legacy code page, so only ASCII is safe.
 */
const unsafe = /[^\x20-\x7e]|["\\&|<>^%!()`]/
