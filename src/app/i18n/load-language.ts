import type { Language } from '#core/language/language.ts'
import type { LaterWords, PageLanguage } from './page-language.ts'

const pages = import.meta.glob<{ language: PageLanguage }>('./*/page-language.ts')
const laterWords = import.meta.glob<{ laterWords: LaterWords }>('./*/later-words.ts')

/** Fetches what the window opens with in a language, the first time it is used. */
export async function loadLanguage(name: Language): Promise<PageLanguage> {
  const load = pages[`./${name}/page-language.ts`]
  if (load === undefined) throw new Error(`There are no words of ${name}`)
  return (await load()).language
}

/** Fetches the words of all else. */
export async function loadLaterWords(name: Language): Promise<LaterWords> {
  const load = laterWords[`./${name}/later-words.ts`]
  if (load === undefined) throw new Error(`There are no later words of ${name}`)
  return (await load()).laterWords
}
