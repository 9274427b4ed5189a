import type { Language } from '#core/language/language.ts'
import type { PageLanguage } from './page-language.ts'

const pages = import.meta.glob<{ language: PageLanguage }>('./*/page-language.ts')

/** Fetches what a language needs, the first time it is used: nobody waits for words that nobody reads. */
export async function loadLanguage(name: Language): Promise<PageLanguage> {
  const load = pages[`./${name}/page-language.ts`]
  if (load === undefined) throw new Error(`There are no words of ${name}`)
  return (await load()).language
}
