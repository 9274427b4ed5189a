import type { Language } from '#core/language/language.ts'
import type { LaterWords, PageLanguage } from './page-language.ts'

const pages = import.meta.glob<{ language: PageLanguage }>('./*/page-language.ts')
const laterWords = import.meta.glob<{ laterWords: LaterWords }>('./*/later-words.ts')

/** Loads the texts that the window needs at startup. */
export async function loadLanguage(name: Language): Promise<PageLanguage> {
  const load = pages[`./${name}/page-language.ts`]
  if (load === undefined) throw new Error(`There are no words of ${name}`)
  return (await load()).language
}

/** Loads all other texts. */
export async function loadLaterWords(name: Language): Promise<LaterWords> {
  const load = laterWords[`./${name}/later-words.ts`]
  if (load === undefined) throw new Error(`There are no later words of ${name}`)
  return (await load()).laterWords
}
