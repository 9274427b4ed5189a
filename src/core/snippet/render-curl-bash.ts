import { curlNeedsGlobOff } from './curl-glob.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { isEdgeUnit } from '#core/query/relative-date-range.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { helperOf, relativeDate, renderWithDates, type SnippetDate } from './text-with-dates.ts'
import { requestTemplateOf, type SnippetRequest, tokenVariable } from './snippet-request.ts'

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
  relative?.dates.every((date) => ['day', 'weekend'].includes(helperOf(date))) ?? false

/** Uses GNU date, with date of macOS and BSD as fallback. Weekends count from their Sunday, which may be today. */
function renderDate({ amount, unit }: SnippetDate): string {
  const signed = (count: number) => (count < 0 ? String(count) : `+${count}`)
  if (isEdgeUnit(unit)) {
    const days = signed(amount * 7 - (unit === 'weekend-start' ? 1 : 0))
    return `"$(date -d 'sunday ${days} days' +%F 2>/dev/null || date -v+sun -v${days}d +%F)"`
  }
  const count = signed(amount)
  return `"$(date -d '${count} ${unit}s' +%F 2>/dev/null || date -v${count}${unit.charAt(0)} +%F)"`
}

/** Reads the command in `$(…)` that `renderDate` writes; null for any other. */
export function readBashDate(command: string): RelativeDate | null {
  const [, sunday, amount, unit] =
    /^date -d '(sunday )?([+-]\d+) (day|week)s' \+%F 2>\/dev\/null \|\| date (?:-v\+sun )?-v\2[dw] \+%F$/.exec(
      command,
    ) ?? []
  if (amount === undefined) return null
  if (sunday === undefined) return relativeDate(amount, unit === 'week' ? 'week' : 'day')
  const days = Number(amount)
  if (days % 7 === 0) return relativeDate(String(days / 7), 'weekend-end')
  return (days + 1) % 7 === 0 ? relativeDate(String((days + 1) / 7), 'weekend-start') : null
}
