import { requestHeaders } from '#core/request/request-plan.ts'
import { curlNeedsGlobOff } from './curl-glob.ts'
import { encodeStrayCharacters, escapeJson } from './quote-in-code.ts'
import type { RelativeDate } from '#core/query/form.ts'
import {
  helperOf,
  readOffset,
  renderWithDates,
  renderOffset,
  type DateSyntax,
  splitAtDates,
} from './text-with-dates.ts'
import { requestTemplateOf, type SnippetRequest, tokenVariable } from './snippet-request.ts'

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
    return splitAtDates(text, dates).length > 1 ? `(${expression})` : expression
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
    const { before, after } = addingOf[helperOf(date)]
    return `${before}${renderOffset(date)}${after}${asText}`
  },
  plus: ' + ',
}

const asText = ".ToString('yyyy-MM-dd', [cultureinfo]::InvariantCulture)"

/** What stands around the offset. */
const addingOf = {
  day: { before: '(Get-Date).AddDays(', after: ')' },
  month: { before: '(Get-Date).AddMonths(', after: ')' },
  weekend: {
    before: '(Get-Date).AddDays(5 - ([int](Get-Date).DayOfWeek + 6) % 7 + ',
    after: ')',
  },
  firstDay: { before: '(Get-Date -Day 1).AddMonths(', after: ')' },
  lastDay: { before: '(Get-Date -Day 1).AddMonths(1).AddMonths(', after: ').AddDays(-1)' },
} as const

/** Reads an expression that `dateSyntax` writes; null for any other. The culture may be missing. */
export function readPowerShellDate(expression: string): RelativeDate | null {
  const counted = /^(.+)\.ToString\('yyyy-MM-dd'(?:, ?\[cultureinfo\]::InvariantCulture)?\)$/i
    .exec(expression)?.[1]
    ?.toLowerCase()
  for (const [helper, { before, after }] of Object.entries(addingOf)) {
    const start = before.toLowerCase()
    if (!counted?.startsWith(start) || !counted.endsWith(after.toLowerCase())) continue
    const read = readOffset(helper, counted.slice(start.length, -after.length))
    if (read !== null) return read
  }
  return null
}
