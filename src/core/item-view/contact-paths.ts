import type { ColumnPath } from '#core/content/column-values.ts'

const contactNames: readonly string[] = ['telephone', 'faxNumber', 'email', 'url']
/** Parts of an item that may contain its contact data; CORE has all of it in the address. */
const holders = ['address', 'contactPoint']

/** The paths of a contact attribute, the item's own first; null for any other attribute. */
export const contactPaths = (name: string): ColumnPath[] | null =>
  contactNames.includes(name) ? [[name], ...holders.map((holder) => [holder, name])] : null
