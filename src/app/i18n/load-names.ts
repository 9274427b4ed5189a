import type { NameWords } from '#core/content/name-words.ts'
import type { Language } from '#core/language/language.ts'

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
