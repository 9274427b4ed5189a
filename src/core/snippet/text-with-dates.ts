import type { RelativeDate } from '#core/query/form.ts'
import { maxRelativeAmount } from '#core/query/relative-date-range.ts'

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

/** The offset in days (for days and weeks) or months (for months and years). */
export function stepOf({ amount, unit }: SnippetDate): { unit: 'day' | 'month'; count: number } {
  switch (unit) {
    case 'day':
    case 'month':
      return { unit, count: amount }
    case 'week':
      return { unit: 'day', count: amount * 7 }
    case 'year':
      return { unit: 'month', count: amount * 12 }
  }
}

/** The offset as code: `-30`, or `-2 * 7` for weeks and `1 * 12` for years, so that the unit can be read. */
export function renderOffset({ amount, unit }: Pick<SnippetDate, 'amount' | 'unit'>): string {
  switch (unit) {
    case 'day':
    case 'month':
      return String(amount)
    case 'week':
      return `${amount} * 7`
    case 'year':
      return `${amount} * 12`
  }
}

/** The inverse of `renderOffset`; null for other text. */
export function readOffset(step: 'day' | 'month', text: string): RelativeDate | null {
  const [, amount, factor] = /^([+-]?\d+)(?:\s*\*\s*(7|12))?$/.exec(text.trim()) ?? []
  if (amount === undefined) return null
  if (factor === undefined) return relativeDate(amount, step)
  if (step === 'day') return factor === '7' ? relativeDate(amount, 'week') : null
  return factor === '12' ? relativeDate(amount, 'year') : null
}

/** The relative date for a number and a unit read from code; null if the number exceeds the form's limit. */
export function relativeDate(amount: string, unit: RelativeDate['unit']): RelativeDate | null {
  const count = Number(amount)
  return Math.abs(count) <= maxRelativeAmount
    ? { kind: 'relative', amount: count === 0 ? 0 : count, unit }
    : null
}

/** The helper call that computes a date: `day(-30)`. */
export const renderHelperCall = (date: SnippetDate): string =>
  `${stepOf(date).unit}(${renderOffset(date)})`

/** The inverse of `renderHelperCall`, for the name and the argument of a call. */
export const readHelperCall = (name: string, argument: string): RelativeDate | null =>
  name === 'day' || name === 'month' ? readOffset(name, argument) : null

/** The lines that define `day` and `month` in a language. */
export type DateHelpers = Readonly<Record<'day' | 'month', readonly string[]>>

/** The helper functions needed by the dates, each once. */
export const helpersFor = (dates: readonly SnippetDate[], helpers: DateHelpers): string[] =>
  (['day', 'month'] as const).flatMap((unit) =>
    dates.some((date) => stepOf(date).unit === unit) ? helpers[unit] : [],
  )

/**
 * The helpers that a text defines as `helpersFor` writes them; formatters may have changed blanks, semicolons
 * and quotes.
 */
export function findHelpers(text: string, helpers: DateHelpers): ReadonlySet<string> {
  const bare = withoutStyle(text)
  return new Set(
    (['day', 'month'] as const).filter((name) =>
      bare.includes(withoutStyle(helpers[name].join('\n'))),
    ),
  )
}

const withoutStyle = (code: string): string => code.replace(/[\s;]/g, '').replaceAll('"', "'")
