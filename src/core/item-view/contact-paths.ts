import type { ColumnPath } from '#core/content/column-values.ts'

/** What an item says to be reached by. */
const contactNames: readonly string[] = ['telephone', 'faxNumber', 'email', 'url']
/** The parts of an item that say so for it: CORE keeps all of it in the address. */
const holders = ['address', 'contactPoint']

/** Where an item may say it, what it says itself first; null for an attribute that is no contact. */
export const contactPaths = (name: string): ColumnPath[] | null =>
  contactNames.includes(name) ? [[name], ...holders.map((holder) => [holder, name])] : null
