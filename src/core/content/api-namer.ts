import type { Namer } from './name-words.ts'

const same = (name: string): string => name

/** Calls everything as the API has it. */
export const apiNamer: Namer = {
  nameOf: same,
  headOf: same,
  typeOf: same,
  headsOfTypes: (types) => [...types],
  headOfTypes: (types) => types.at(-1) ?? '',
  typesOf: same,
  countedTypesOf: same,
}
