import { renderMessage } from '#core/language/render-message.ts'
import { setTexts as setTextsDe } from '#core/set/set-texts-de.ts'
import { setTexts as setTextsEn } from '#core/set/set-texts-en.ts'
import type { SaySet } from '#core/set/set-words.ts'
import type { Language } from '#core/language/language.ts'
import type { CliWords } from './cli-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const cliWords: Readonly<Record<Language, CliWords>> = { en, de }

/** The texts about sets, which are those of the window. */
export const sayOfSets =
  (language: Language): SaySet =>
  (key, values) =>
    renderMessage(language, flatTexts[language].get(key) ?? '', values)

const flatten = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]): [string, string][] => {
    if (typeof text === 'string') return [[prefix + name, text]]
    return typeof text === 'object' && text !== null ? flatten(text, `${prefix}${name}.`) : []
  })

const flatTexts = { en: new Map(flatten(setTextsEn)), de: new Map(flatten(setTextsDe)) }
