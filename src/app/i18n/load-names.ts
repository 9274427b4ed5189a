import type { NameWords } from '#core/content/name-words.ts'
import type { Language } from '#core/language/language.ts'

const loads: Readonly<Record<Language, () => Promise<{ names: Names; behindCount: Inflect }>>> = {
  en: () => import('#app/i18n/en/names.ts'),
  de: () => import('#app/i18n/de/names.ts'),
}

type Names = Pick<NameWords, 'attributes' | 'types'>
type Inflect = NameWords['behindCount']

/** Fetches what a language calls attributes and types; no answer is there before it is needed. */
export async function loadNames(language: Language): Promise<NameWords> {
  const { names, behindCount } = await loads[language]()
  return { ...names, behindCount }
}
