import { requestHeaders } from '#core/request/request-plan.ts'
import { curlNeedsGlobOff } from './curl-glob.ts'
import { encodeStrayCharacters } from './encode-stray-characters.ts'
import { escapeJson } from './escape-json.ts'
import type { RelativeDate } from '#core/query/form.ts'
import {
  readOffset,
  renderWithDates,
  renderOffset,
  stepOf,
  type DateSyntax,
} from './text-with-dates.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/**
 * A cURL command for Windows PowerShell 5 and PowerShell 7; reads the token from the environment.
 *
 * `curl.exe`, because `curl` is an alias of another command. The body is piped, because PowerShell versions
 * differ in how they pass quotes to programs. Windows PowerShell pipes ASCII only, so other characters are
 * JSON escapes.
 */
export function renderCurlPowerShell(request: SnippetRequest): string {
  const { method, hasToken } = request
  const { url, body, dates } = requestTemplateOf(request)
  const address = encodeStrayCharacters(url)
  const asArgument = (text: string) => {
    const expression = renderWithDates(text, dates, dateSyntax)
    return expression.includes(' + ') ? `(${expression})` : expression
  }
  const command = [
    `curl.exe ${asArgument(address)}`,
    ...(curlNeedsGlobOff(address) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer $env:${tokenVariable}"`] : []),
    ...requestHeaders(method).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === null ? [] : ["-d '@-'"]),
  ].join(' `\n  ')
  return body === null ? command : `${asArgument(escapeJson(body, beyondAscii))} |\n  ${command}`
}

const beyondAscii = /[^\x20-\x7e]/

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const dateSyntax: DateSyntax = {
  quote,
  date: (date) => {
    const { unit } = stepOf(date)
    const counted = `(Get-Date).Add${unit === 'day' ? 'Days' : 'Months'}(${renderOffset(date)})`
    return `${counted}.ToString('yyyy-MM-dd', [cultureinfo]::InvariantCulture)`
  },
  plus: ' + ',
}

/** Reads an expression that `dateSyntax` writes; null for any other. The culture may be missing. */
export function readPowerShellDate(expression: string): RelativeDate | null {
  const [, unit, step] =
    /^\(Get-Date\)\.Add(Days|Months)\(([^()]*)\)\.ToString\('yyyy-MM-dd'(?:, ?\[cultureinfo\]::InvariantCulture)?\)$/i.exec(
      expression,
    ) ?? []
  return step === undefined ? null : readOffset(unit === 'Days' ? 'day' : 'month', step)
}
