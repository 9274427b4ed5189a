import { ownValue } from '#core/own-value.ts'
import { writeCount } from './intl-formats.ts'
import type { Language } from './language.ts'

/** By the names of placeholders: texts, and numbers, which are formatted for the language. Of others nothing is written. */
export type MessageValues = Readonly<Record<string, unknown>>

/** Text between quotes in braces stands for itself, such as `{'|'}`; a name in braces is a value. */
const placeholder = /\{(?:'([^']*)'|(\w+))\}/g

/** The forms of a message: one; one for 1 and one for other counts; or one for 0 before these. */
export const formsOf = (text: string): string[] => text.split(' | ')

/**
 * Writes a message of a catalogue. `count` selects its form; default: the value `count`, else 1.
 * Messages have no other syntax: how a number, a date or a list is written is decided before.
 */
export function renderMessage(
  language: Language,
  text: string,
  values: MessageValues = {},
  count: unknown = ownValue(values, 'count'),
): string {
  return formOf(formsOf(text), count).replaceAll(
    placeholder,
    (_, literal: string | undefined, name: string) =>
      literal ?? writeValue(language, ownValue(values, name)),
  )
}

function formOf([first = '', second = first, third]: string[], count: unknown): string {
  const number = typeof count === 'number' || typeof count === 'bigint' ? Number(count) : 1
  if (third === undefined) return number === 1 ? first : second
  return number === 0 ? first : number === 1 ? second : third
}

function writeValue(language: Language, value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return writeCount(language, value)
  return typeof value === 'string' ? value : ''
}

/**
 * Why a message cannot be written as it stands, in English; null if it can: a brace that belongs to no
 * placeholder, or an empty form.
 */
export function findMessageFault(text: string): string | null {
  const rest = text.replaceAll(placeholder, 'x')
  if (/[{}]/.test(rest)) return 'a brace belongs to no placeholder'
  return rest.split('|').some((form) => form.trim() === '') && text !== ''
    ? 'a form is empty'
    : null
}
