import { ownValue } from '#core/own-value.ts'
import type { NameWords } from '#core/content/name-words.ts'
import type { SchemaTerm } from '#core/content/observe-items.ts'
import { writeCount } from '#core/language/intl-formats.ts'
import type { Language } from '#core/language/language.ts'

/** A message with singular and plural; `{count}` is replaced by the number. */
export interface Counted {
  one: string
  many: string
}

/**
 * Messages used to render values, as plain data so that a worker can use them. Placeholders are in braces, as
 * in the i18n messages.
 */
export interface ValueMessages {
  /** For texts, numbers and language names. */
  language: Language
  /** The tag for dates, from `chooseDateLocale` (language.ts). */
  dateLocale: string
  /** Names of attributes and types; null to use the API's names. */
  names: Pick<NameWords, 'attributes' | 'types'> | null
  yes: string
  no: string
  /** The unit “pixel” after a number. */
  pixels: string
  /** In place of a missing name. */
  unnamed: string
  terms: Readonly<Record<SchemaTerm, string>>
  hours: Readonly<Record<'every' | 'holidays' | 'closed' | 'from' | 'through', string>>
  shapes: Readonly<Record<'line' | 'area', string>>
  duration: Readonly<Record<'minutes' | 'hours' | 'hoursMinutes', string>>
  schedule: {
    every: Readonly<Record<'day' | 'week' | 'month' | 'year', Counted>>
    dates: Counted
    from: string
    fromTo: string
    leftOut: Counted
    added: Counted
    next: string
  }
}

/** Whether attributes, types and codes are shown as the API names them. */
export const showsApiNames = ({ names }: Pick<ValueMessages, 'names'>): boolean => names === null

/** Fills in the placeholders of a message; placeholders without a value stay. */
export const fillPlaceholders = (
  message: string,
  values: Readonly<Record<string, string>>,
): string =>
  message.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name) ?? placeholder,
  )

/** Renders a message for a number, formatted for the language. */
export const sayCount = (
  { one, many }: Counted,
  count: number,
  { language }: ValueMessages,
  values: Readonly<Record<string, string>> = {},
): string =>
  fillPlaceholders(count === 1 ? one : many, {
    count: writeCount(language, count),
    ...values,
  })
