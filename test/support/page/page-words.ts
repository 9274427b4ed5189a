import { createPageWords } from '#app/i18n/page-words.ts'
import type { LaterWords, StartWords } from '#app/i18n/language-words.ts'
import type { Language } from '#core/language/language.ts'

type PageMessages = StartWords & LaterWords

const words = import.meta.glob<Record<string, PageMessages>>(
  '../../../src/app/i18n/*/messages.ts',
  {
    eager: true,
  },
)

export function messagesOf(language: Language): PageMessages {
  const found = words[`../../../src/app/i18n/${language}/messages.ts`]?.[language]
  if (found === undefined) throw new Error(`The page has no words in ${language}`)
  return found
}

/** The page's words in one language, for a component that is mounted by itself. */
export const pageWords = (language: Language) => createPageWords(language, messagesOf(language), [])
