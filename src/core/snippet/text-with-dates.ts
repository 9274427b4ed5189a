import type { RelativeDate } from '#core/query/form.ts'
import { readRelativeAmount, relativeUnits } from '#core/query/relative-date-range.ts'

/** A date relative to the day on which the code runs. */
export interface SnippetDate extends Pick<RelativeDate, 'amount' | 'unit'> {
  /** Placeholder in the text: letters, digits and dashes, which no encoding changes. */
  placeholder: string
  /** The date as of today. */
  day: string
}

/** How a language writes a string expression that contains relative dates. */
export interface DateSyntax {
  quote: (text: string) => string
  date: (date: SnippetDate) => string
  /** Operator that concatenates strings. */
  plus: string
}

/** Renders a text as an expression; without dates it is one string literal. */
export const renderWithDates = (
  text: string,
  dates: readonly SnippetDate[],
  { quote, date, plus }: DateSyntax,
): string => {
  const parts = splitAtDates(text, dates).map((part) =>
    typeof part === 'string' ? quote(part) : date(part),
  )
  return parts.length === 0 ? quote('') : parts.join(plus)
}

/** Splits a text at its dates, without empty strings. */
export function splitAtDates(
  text: string,
  dates: readonly SnippetDate[],
): (string | SnippetDate)[] {
  const [date, ...others] = dates
  if (date === undefined) return text === '' ? [] : [text]
  return text
    .split(date.placeholder)
    .flatMap((piece, at) => [...(at === 0 ? [] : [date]), ...splitAtDates(piece, others)])
}

/** The functions that the code calls, by what they take: days, months, days from this Saturday, and months twice. */
const helperNames = ['day', 'month', 'weekend', 'firstDay', 'lastDay'] as const
type HelperName = (typeof helperNames)[number]

/** How each unit is computed: by which function, times what, plus what. */
const steps: Readonly<
  Record<RelativeDate['unit'], { helper: HelperName; factor?: 7 | 12; plus?: 1 }>
> = {
  day: { helper: 'day' },
  week: { helper: 'day', factor: 7 },
  month: { helper: 'month' },
  year: { helper: 'month', factor: 12 },
  'weekend-start': { helper: 'weekend', factor: 7 },
  'weekend-end': { helper: 'weekend', factor: 7, plus: 1 },
  'month-start': { helper: 'firstDay' },
  'month-end': { helper: 'lastDay' },
}

export const helperOf = ({ unit }: Pick<SnippetDate, 'unit'>): HelperName => steps[unit].helper

/** The offset as code: `-30`, or `-2 * 7` for weeks and `1 * 12` for years, so that the unit can be read. */
export function renderOffset({ amount, unit }: Pick<SnippetDate, 'amount' | 'unit'>): string {
  const { factor, plus } = steps[unit]
  return [amount, ...(factor ? ['*', factor] : []), ...(plus ? ['+', plus] : [])].join(' ')
}

/** The inverse of `renderOffset`; null for other text. */
export function readOffset(helper: string, text: string): RelativeDate | null {
  const [, amount, factor, plus] =
    /^([+-]?\d+)(?:\s*\*\s*(7|12))?(?:\s*\+\s*(1))?$/.exec(text.trim()) ?? []
  const unit = relativeUnits.find((one) => {
    const step = steps[one]
    return (
      step.helper === helper &&
      String(step.factor ?? '') === (factor ?? '') &&
      String(step.plus ?? '') === (plus ?? '')
    )
  })
  return amount === undefined || unit === undefined ? null : relativeDate(amount, unit)
}

/** The relative date for a number and a unit read from code; null if the number exceeds the form's limit. */
export function relativeDate(amount: string, unit: RelativeDate['unit']): RelativeDate | null {
  const count = readRelativeAmount(amount)
  // -0 is no other distance than 0.
  return count === null ? null : { kind: 'relative', amount: count === 0 ? 0 : count, unit }
}

/** The helper call that computes a date: `day(-30)`. */
export const renderHelperCall = (date: SnippetDate): string =>
  `${helperOf(date)}(${renderOffset(date)})`

/** Renders the texts of a language as `renderWithDates` does, in which each date is a call of a function. */
export const renderWithCalls =
  (quote: (text: string) => string, plus = ' + ') =>
  (text: string, dates: readonly SnippetDate[]): string =>
    renderWithDates(text, dates, { quote, date: renderHelperCall, plus })

/** The definitions of the functions in a language. */
export type DateHelpers = Readonly<Record<HelperName, string>>

/** The functions that the dates need, each once. */
export const helpersFor = (dates: readonly SnippetDate[], helpers: DateHelpers): string[] =>
  helperNames.flatMap((name) =>
    dates.some((date) => helperOf(date) === name) ? helpers[name] : [],
  )

/**
 * The helpers that a text defines as `helpersFor` writes them; formatters may have changed blanks, semicolons
 * and quotes.
 */
export function findHelpers(text: string, helpers: DateHelpers): ReadonlySet<string> {
  const bare = withoutStyle(text)
  return new Set(helperNames.filter((name) => bare.includes(withoutStyle(helpers[name]))))
}

/** The lines without those that are a helper of `helpersFor`; a helper on a line with other code stays. */
export function dropHelpers(lines: readonly string[], helpers: DateHelpers): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length;) {
    const end = Math.max(
      ...helperNames.map((name) => endOfHelper(lines, at, withoutStyle(helpers[name]))),
    )
    if (end === at) kept.push(lines[at] ?? '')
    at = Math.max(end, at + 1)
  }
  return kept
}

/** The index behind the lines from `at` on that are a helper; `at` if they are none. */
function endOfHelper(lines: readonly string[], at: number, helper: string): number {
  let found = withoutStyle(lines[at] ?? '')
  for (let end = at + 1; found !== '' && helper.startsWith(found); end += 1) {
    if (found === helper) return end
    if (end === lines.length) break
    found += withoutStyle(lines[end] ?? '')
  }
  return at
}

const withoutStyle = (code: string): string => code.replace(/[\s;]/g, '').replaceAll('"', "'")
