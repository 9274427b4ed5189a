import { createPageWords } from '#app/i18n/page-words.ts'
import type { LaterWords, StartWords } from '#app/i18n/language-words.ts'
import type { Language } from '#core/language/language.ts'

const start = import.meta.glob<{ startWords: StartWords }>(
  '../../../src/app/i18n/*/start-words.ts',
  { eager: true },
)
const later = import.meta.glob<{ laterWords: LaterWords }>(
  '../../../src/app/i18n/*/later-words.ts',
  { eager: true },
)

/** All words of the page in one language. */
export function messagesOf(language: Language): StartWords & LaterWords {
  const first = start[`../../../src/app/i18n/${language}/start-words.ts`]
  const others = later[`../../../src/app/i18n/${language}/later-words.ts`]
  if (first === undefined || others === undefined)
    throw new Error(`The page has no words in ${language}`)
  return { ...first.startWords, ...others.laterWords }
}

/** The page's words in one language, for a component that is mounted by itself. */
export const pageWords = (language: Language) => createPageWords(language, messagesOf(language), [])
