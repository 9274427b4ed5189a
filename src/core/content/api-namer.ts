import type { Namer } from './name-words.ts'

const same = (name: string): string => name

/** Returns the API's own names. */
export const apiNamer: Namer = {
  nameOf: same,
  headingOf: same,
  typeOf: same,
  headingsOfTypes: (types) => [...types],
  headingOfTypes: (types) => types.at(-1) ?? '',
  pluralOf: same,
  pluralAfterCount: same,
}
