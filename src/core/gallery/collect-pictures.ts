import { createCounts } from '#core/growing-array.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { hasUnresolvedPictures, readItemPictures } from './item-pictures.ts'

/** How many pictures the items of an answer or a file have; which, is read when they are looked at. */
export interface Pictures {
  /** How many items were looked at. */
  items: number
  /** For each picture the position of its item, in their order. */
  owners: Uint32Array
  /** Items that have at least one. */
  illustrated: number
  withoutLicence: number
  withoutAuthor: number
  /** Items without pictures that name some of which nothing but `@id` and `@type` came. */
  unresolved: number
}

export interface PictureCollector {
  /** Takes the item at the next position. */
  add(item: JsonValue): void
  read(): Pictures
}

/** Creates an empty collection: streaming, a few bytes for each picture. */
export function createPictureCollector(): PictureCollector {
  const owners = createCounts()
  const counts = { items: 0, illustrated: 0, withoutLicence: 0, withoutAuthor: 0, unresolved: 0 }
  return {
    add(item) {
      counts.items += 1
      // The language only says which words are shown, never whether there are any.
      const pictures = readItemPictures(item, '')
      counts.illustrated += Number(pictures.length > 0)
      counts.unresolved += Number(pictures.length === 0 && hasUnresolvedPictures(item))
      for (const { licence, author } of pictures) {
        owners.push(counts.items - 1)
        counts.withoutLicence += Number(licence === null)
        counts.withoutAuthor += Number(author === null)
      }
    },
    read: () => ({ ...counts, owners: owners.read() }),
  }
}
