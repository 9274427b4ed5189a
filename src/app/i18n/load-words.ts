import type { Language } from '#core/language/language.ts'
import type { LaterWords, StartWords } from './language-words.ts'
import type { NameWords } from '#core/content/name-words.ts'

const startWords = import.meta.glob<{ startWords: StartWords }>('./*/start-words.ts')
const laterWords = import.meta.glob<{ laterWords: LaterWords }>('./*/later-words.ts')

/** Loads the texts that the window needs at startup. */
export async function loadStartWords(name: Language): Promise<StartWords> {
  const load = startWords[`./${name}/start-words.ts`]
  if (load === undefined) throw new Error(`There are no words of ${name}`)
  return (await load()).startWords
}

export async function loadLaterWords(name: Language): Promise<LaterWords> {
  const load = laterWords[`./${name}/later-words.ts`]
  if (load === undefined) throw new Error(`There are no later words of ${name}`)
  return (await load()).laterWords
}

const loads = import.meta.glob<{ names: Names; afterCount: Inflect }>('./*/names.ts')

type Names = Pick<NameWords, 'attributes' | 'types'>
type Inflect = NameWords['afterCount']

/** Loads the names of attributes and types in a language. */
export async function loadNames(language: Language): Promise<NameWords> {
  const load = loads[`./${language}/names.ts`]
  if (load === undefined) throw new Error(`There are no names in ${language}`)
  const { names, afterCount } = await load()
  return { ...names, afterCount }
}
