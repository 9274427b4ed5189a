import { curlNeedsGlobOff } from './curl-glob.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { relativeDate, renderWithDates, stepOf, type SnippetDate } from './text-with-dates.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** A cURL command for bash, zsh and other POSIX shells; reads the token from a variable. */
export function renderCurlBash(request: SnippetRequest): string {
  const { method, hasToken } = request
  const { url, body, dates } = canComputeDatesInBash(request)
    ? requestTemplateOf(request)
    : { ...request, dates: [] }
  const inShell = (text: string) =>
    renderWithDates(text, dates, { quote, date: renderDate, plus: '' })
  return [
    `curl ${inShell(url)}`,
    ...(curlNeedsGlobOff(url) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer $${tokenVariable}"`] : []),
    ...requestHeaders(method).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body === null ? [] : [`--data-raw ${inShell(body)}`]),
  ].join(' \\\n  ')
}

/** In single quotes only the quote itself is special. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * False without relative dates and for months: GNU date turns one month before 31 March into 3 March.
 */
export const canComputeDatesInBash = ({ relative }: SnippetRequest): boolean =>
  relative?.dates.every((date) => stepOf(date).unit === 'day') ?? false

/** Uses GNU date, with date of macOS and BSD as fallback. */
function renderDate({ amount, unit }: SnippetDate): string {
  const signed = amount < 0 ? String(amount) : `+${amount}`
  return `"$(date -d '${signed} ${unit}s' +%F 2>/dev/null || date -v${signed}${unit.charAt(0)} +%F)"`
}

/** Reads the command in `$(…)` that `renderDate` writes; null for any other. */
export function readBashDate(command: string): RelativeDate | null {
  const [, amount, unit] =
    /^date -d '([+-]\d+) (day|week)s' \+%F 2>\/dev\/null \|\| date -v\1[dw] \+%F$/.exec(command) ??
    []
  return amount === undefined ? null : relativeDate(amount, unit === 'week' ? 'week' : 'day')
}
