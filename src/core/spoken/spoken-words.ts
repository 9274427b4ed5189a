import type { NameWords } from '#core/content/name-words.ts'
import type { SchemaTerm } from '#core/content/schema-term.ts'
import { numberFormat } from '#core/language/intl-formats.ts'

/** A message for one and for several; `{count}` stands for the number. */
export interface Counted {
  one: string
  many: string
}

/**
 * What a language says around values, as plain data, so that a worker can say it too. Gaps stand in braces, as in
 * the messages that it comes from.
 */
export interface SpokenWords {
  /** As a BCP 47 tag; texts are chosen, and dates and languages named, in it. */
  language: string
  /** What it calls attributes and types; null where the API's own names are wanted. */
  names: Pick<NameWords, 'attributes' | 'types'> | null
  yes: string
  no: string
  /** Linked items of which nothing but an ID came. */
  notLoaded: Counted
  terms: Readonly<Record<SchemaTerm, string>>
  hours: Readonly<Record<'every' | 'holidays' | 'closed' | 'from' | 'through', string>>
  duration: Readonly<Record<'minutes' | 'hours' | 'hoursMinutes', string>>
  schedule: {
    every: Readonly<Record<'day' | 'week' | 'month' | 'year', Counted>>
    dates: Counted
    from: string
    fromTo: string
    leftOut: Counted
    added: Counted
  }
}

/** Puts values into the gaps of a message; a gap without a value stays. */
export const fillGaps = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)

/** Says the message for a number, the number as people of that language write it. */
export const sayCounted = (
  { one, many }: Counted,
  count: number,
  { language }: SpokenWords,
  values: Readonly<Record<string, string>> = {},
): string =>
  fillGaps(count === 1 ? one : many, {
    count: numberFormat(language, 'whole').format(count),
    ...values,
  })
