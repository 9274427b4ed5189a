import { curlNeedsGlobOff } from './curl-glob.ts'
import { encodeStraySigns } from './encode-stray-signs.ts'
import { escapeJson } from './escape-json.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/**
 * A cURL command for the Windows command prompt (cmd.exe); the token comes from the environment.
 *
 * Nothing reads the same typed in and in a batch file: `%5B` is right at the prompt, and in a file it
 * must be `%%5B`. So there are two. On one line, because a continued one breaks when spaces get behind
 * its caret. In the body, whatever the prompt has a meaning for is a JSON escape.
 */
export function renderCurlCmd(
  { url, body, hasToken }: SnippetRequest,
  place: 'prompt' | 'batch',
): string {
  const address = encodeStraySigns(url)
  return [
    `curl "${place === 'batch' ? address.replaceAll('%', '%%') : guardPercent(address)}"`,
    ...(curlNeedsGlobOff(address) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer %${tokenVariable}%"`] : []),
    ...(body === null ? [] : ['-H "Content-Type: application/json"', `-d "${quoteJson(body)}"`]),
  ].join(' ')
}

/**
 * At the prompt `%CD%` is the current folder, also where `%CD%80` is a character. A quote that is closed and opened
 * again around the escaped sign makes it a name that no variable has.
 */
const guardPercent = (address: string): string => address.replace(/%(?=cd%)/gi, '"^%"')

/** Longer lines are cut by cmd.exe without a word (learn.microsoft.com, "Command prompt line string limitation"). */
const maxCmdLineLength = 8191

/** Whether cmd.exe takes a command whole, at the prompt and in a batch file alike. */
export const fitsIntoCmd = (command: string): boolean => command.length <= maxCmdLineLength

/** Quotes are left around the strings only: `\"` for the C runtime. */
const quoteJson = (body: string): string => escapeJson(body, unsafe).replaceAll('"', '\\"')

/**
 * cmd.exe does not know `\"`: it takes every quote as the end of quoting, so that the rest may stand
 * unquoted. curl reads its arguments in the old code page, so that only ASCII is safe.
 */
const unsafe = /[^\x20-\x7e]|["\\&|<>^%!()`]/
