import { createPageWords } from '#app/i18n/page-words.ts'
import type { LaterWords, StartWords } from '#app/i18n/language-words.ts'
import type { Language } from '#core/language/language.ts'

const words = import.meta.glob<{ startWords?: StartWords; laterWords?: LaterWords }>(
  '../../../src/app/i18n/*/{start,later}-words.ts',
  { eager: true },
)

export function messagesOf(language: Language): StartWords & LaterWords {
  const partOf = (part: string) => words[`../../../src/app/i18n/${language}/${part}-words.ts`]
  const [start, later] = [partOf('start')?.startWords, partOf('later')?.laterWords]
  if (!start || !later) throw new Error(`The page has no words in ${language}`)
  return { ...start, ...later }
}

/** The page's words in one language, for a component that is mounted by itself. */
export const pageWords = (language: Language) => createPageWords(language, messagesOf(language), [])
