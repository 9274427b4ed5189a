import type { RelativeDate } from '#core/query/form.ts'

/** A date relative to the day on which the code runs. */
export interface SnippetDate extends Pick<RelativeDate, 'amount' | 'unit'> {
  /** Placeholder in the text: letters, digits and dashes, which no encoding changes. */
  mark: string
  /** Today's value. */
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
export const renderDated = (
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
    .split(date.mark)
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

/** The helper call that computes a date: `day(-30)`. */
export function callHelper(date: SnippetDate): string {
  const { unit, count } = stepOf(date)
  return `${unit}(${count})`
}

/** The helper functions needed by the dates, each once. */
export const helpersFor = (
  dates: readonly SnippetDate[],
  helpers: Readonly<Record<'day' | 'month', readonly string[]>>,
): string[] =>
  (['day', 'month'] as const).flatMap((unit) =>
    dates.some((date) => stepOf(date).unit === unit) ? helpers[unit] : [],
  )
