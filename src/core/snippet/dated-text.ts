import type { RelativeDate } from '#core/query/form.ts'

/** A date that counts from the day on which the code runs. */
export interface SnippetDate extends Pick<RelativeDate, 'amount' | 'unit'> {
  /** What stands in its place: letters, digits and dashes, so that no encoding changes them. */
  mark: string
  /** The day that it is now. */
  day: string
}

/** How a language says a text in which dates are counted. */
export interface DatedWriting {
  quote: (text: string) => string
  date: (date: SnippetDate) => string
  /** What joins two texts. */
  plus: string
}

/** A text as an expression of a language; without dates it is one quoted text. */
export const renderDated = (
  text: string,
  dates: readonly SnippetDate[],
  { quote, date, plus }: DatedWriting,
): string => {
  const parts = splitAtDates(text, dates).map((part) =>
    typeof part === 'string' ? quote(part) : date(part),
  )
  return parts.length === 0 ? quote('') : parts.join(plus)
}

/** The pieces of a text, none of them empty. */
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

/** How far it is away: days and weeks in days, months and years in months. */
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

/** The call of the helper that counts a date: `day(-30)`. */
export function callHelper(date: SnippetDate): string {
  const { unit, count } = stepOf(date)
  return `${unit}(${count})`
}

/** The helpers of a language that its dates need, each once. */
export const helpersFor = (
  dates: readonly SnippetDate[],
  helpers: Readonly<Record<'day' | 'month', readonly string[]>>,
): string[] =>
  (['day', 'month'] as const).flatMap((unit) =>
    dates.some((date) => stepOf(date).unit === unit) ? helpers[unit] : [],
  )
