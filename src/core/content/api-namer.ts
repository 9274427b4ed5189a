import { readNamePath } from '#core/json/json-path.ts'
import { isItemLinkPath, itemLinkName } from './item-link.ts'
import type { Namer } from './name-words.ts'

const same = (name: string): string => name
const nameOf = (key: string): string => (isItemLinkPath(readNamePath(key)) ? itemLinkName : key)

/** Returns the API's own names. */
export const apiNamer: Namer = {
  nameOf,
  headingOf: nameOf,
  typeOf: same,
  headingsOfTypes: (types) => [...types],
  headingOfTypes: (types) => types.at(-1) ?? '',
  pluralOf: same,
  pluralAfterCount: same,
}
