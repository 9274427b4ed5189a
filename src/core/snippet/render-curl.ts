import type { RelativeDate } from '#core/query/form.ts'
import { isEdgeUnit } from '#core/query/relative-date-range.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { encodeStrayCharacters, escapeJson, quoteInBash } from './quote-in-code.ts'
import { requestTemplateOf, type SnippetRequest, tokenVariable } from './snippet-request.ts'
import {
  helperOf,
  readOffset,
  relativeDate,
  renderOffset,
  renderWithDates,
  splitAtDates,
  type DateSyntax,
  type SnippetDate,
} from './text-with-dates.ts'

/** A command whose address and body are written as its shell needs them. */
function renderCommand(
  { method, hasToken }: SnippetRequest,
  program: string,
  { url, address, token, data }: { url: string; address: string; token: string; data: string[] },
  { quote, lineEnd }: { quote: `'` | '"'; lineEnd: string },
): string {
  return [
    `${program} ${address}`,
    ...(needsGlobOff(url) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer ${token}"`] : []),
    ...requestHeaders(method).map(([name, value]) => `-H ${quote}${name}: ${value}${quote}`),
    ...data,
  ].join(lineEnd)
}

/** A cURL command for bash, zsh and other POSIX shells; reads the token from a variable. */
export function renderCurlBash(request: SnippetRequest): string {
  const { url, body, dates } = canComputeDatesInBash(request)
    ? requestTemplateOf(request)
    : { ...request, dates: [] }
  const inShell = (text: string) =>
    renderWithDates(text, dates, { quote: quoteInBash, date: renderBashDate, plus: '' })
  return renderCommand(
    request,
    'curl',
    {
      url,
      address: inShell(url),
      token: `$${tokenVariable}`,
      data: body === null ? [] : [`--data-raw ${inShell(body)}`],
    },
    { quote: "'", lineEnd: ' \\\n  ' },
  )
}

/**
 * False without relative dates and for months: GNU date turns one month before 31 March into 3 March.
 */
export const canComputeDatesInBash = ({ relative }: SnippetRequest): boolean =>
  relative?.dates.every((date) => ['day', 'weekend'].includes(helperOf(date))) ?? false

/** Uses GNU date, with date of macOS and BSD as fallback. Weekends count from their Sunday, which may be today. */
function renderBashDate({ amount, unit }: SnippetDate): string {
  const signed = (count: number) => (count < 0 ? String(count) : `+${count}`)
  if (isEdgeUnit(unit)) {
    const days = signed(amount * 7 - (unit === 'weekend-start' ? 1 : 0))
    return `"$(date -d 'sunday ${days} days' +%F 2>/dev/null || date -v+sun -v${days}d +%F)"`
  }
  const count = signed(amount)
  return `"$(date -d '${count} ${unit}s' +%F 2>/dev/null || date -v${count}${unit.charAt(0)} +%F)"`
}

/** Reads the command in `$(…)` that `renderBashDate` writes; null for any other. */
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

/**
 * A cURL command for the Windows command prompt (cmd.exe); reads the token from the environment.
 *
 * The prompt and batch files need different text: `%5B` at the prompt is `%%5B` in a file. It is one line,
 * because a continued line breaks if blanks follow its caret. Characters that are special to cmd.exe are JSON
 * escapes in the body.
 */
export function renderCurlCmd(request: SnippetRequest, place: 'prompt' | 'batch'): string {
  const url = encodeStrayCharacters(request.url)
  return renderCommand(
    request,
    'curl',
    {
      url,
      address: `"${place === 'batch' ? url.replaceAll('%', '%%') : guardPercent(url)}"`,
      token: `%${tokenVariable}%`,
      data: request.body === null ? [] : [`-d "${quoteJson(request.body)}"`],
    },
    { quote: '"', lineEnd: ' ' },
  )
}

/**
 * At the prompt `%CD%` is the current folder, even within `%CD%80`. Closing and opening the quote around an
 * escaped `%` turns it into a name that no variable has.
 */
const guardPercent = (address: string): string => address.replace(/%(?=cd%)/gi, '"^%"')

/** cmd.exe truncates longer lines silently (learn.microsoft.com, "Command prompt line string limitation"). */
export const maxCmdLineLength = 8191

/** True if cmd.exe does not truncate a command, at the prompt and in a batch file. */
export const fitsIntoCmd = (command: string): boolean => command.length <= maxCmdLineLength

/** Only the quotes around strings remain, as `\"` for the C runtime. */
const quoteJson = (body: string): string => escapeJson(body, unsafe).replaceAll('"', '\\"')

/**
 * cmd.exe does not support `\"` and ends quoting at every quote, so the rest may be unquoted. curl reads its
 * arguments in the legacy code page, so only ASCII is safe.
 */
const unsafe = /[^\x20-\x7e]|["\\&|<>^%!()`]/

/**
 * A cURL command for Windows PowerShell 5 and PowerShell 7; reads the token from the environment.
 *
 * `curl.exe`, because `curl` is an alias of another command. The body is piped, because PowerShell versions
 * differ in how they pass quotes to programs. Windows PowerShell pipes ASCII only, so other characters are
 * JSON escapes.
 */
export function renderCurlPowerShell(request: SnippetRequest): string {
  const { url: marked, body, dates } = requestTemplateOf(request)
  const url = encodeStrayCharacters(marked)
  const asArgument = (text: string) => {
    const expression = renderWithDates(text, dates, powerShellDates)
    return splitAtDates(text, dates).length > 1 ? `(${expression})` : expression
  }
  const command = renderCommand(
    request,
    'curl.exe',
    {
      url,
      address: asArgument(url),
      token: `$env:${tokenVariable}`,
      data: body === null ? [] : ["-d '@-'"],
    },
    { quote: "'", lineEnd: ' `\n  ' },
  )
  return body === null ? command : `${asArgument(escapeJson(body, beyondAscii))} |\n  ${command}`
}

const beyondAscii = /[^\x20-\x7e]/

const powerShellDates: DateSyntax = {
  quote: (text) => `'${text.replaceAll("'", "''")}'`,
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

/** Reads an expression that `powerShellDates` writes; null for any other. The culture may be missing. */
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

/** True if curl would interpret brackets or braces in a URL as ranges or sets (`--globoff`). */
const needsGlobOff = (url: string): boolean => /[[\]{}]/.test(url)

/** `{a,b}`, `[1-9]`, `[a-z:2]` or an escaped bracket in a URL of curl (curl's manual, "Globbing"). */
const globPart =
  /\\([[\]{}])|\{([^{},]*)((?:,[^{},]*)*)\}(?!\})|\[(?:(\d+)-\d+|([a-zA-Z])-[a-zA-Z])(?::\d+)?\]/g

/** The first of the URLs that curl makes of one. Other brackets stay, although curl refuses some of them. */
export function firstOfGlob(pattern: string): { url: string; isOneOfSeveral: boolean } {
  let isOneOfSeveral = false
  const url = pattern.replace(
    globPart,
    (
      written: string,
      escaped: string | undefined,
      member: string | undefined,
      others: string | undefined,
      number: string | undefined,
      letter: string | undefined,
      offset: number,
    ) => {
      if (escaped !== undefined) return escaped
      // `{{name}}` is a variable of another program.
      if (pattern[offset - 1] === '{') return written
      // Empty braces, which curl refuses, are a place that xargs or a person fills.
      if (written === '{}') return written
      isOneOfSeveral ||= member === undefined || others !== ''
      return member ?? number ?? letter ?? written
    },
  )
  return { url, isOneOfSeveral }
}
