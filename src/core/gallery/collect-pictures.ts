import { createBytes, createCounts } from '#core/growing-array.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { hasUnresolvedPictures, readItemPictures } from './item-pictures.ts'

/** How many pictures the items of an answer or a file have; which, is read when they are looked at. */
export interface Pictures {
  /** How many items were looked at. */
  items: number
  /** For each picture the position of its item, in their order. */
  owners: Uint32Array
  /** For each picture what it lacks: 1 a licence, 2 an author, 3 both. */
  lacks: Uint8Array
  /** Positions of the items without pictures that name some of which nothing but `@id` and `@type` came. */
  unresolved: Uint32Array
}

export interface PictureCollector {
  /** Takes the item at the next position. */
  add(item: JsonValue): void
  read(): Pictures
}

const noLicence = 1
const noAuthor = 2

/** Creates an empty collection: streaming, a few bytes for each picture. */
export function createPictureCollector(): PictureCollector {
  let items = 0
  const owners = createCounts()
  const lacks = createBytes()
  const unresolved = createCounts()
  return {
    add(item) {
      // The language only says which words are shown, never whether there are any.
      const pictures = readItemPictures(item, '')
      for (const { licence, author } of pictures) {
        owners.push(items)
        lacks.push((licence === null ? noLicence : 0) + (author === null ? noAuthor : 0))
      }
      if (pictures.length === 0 && hasUnresolvedPictures(item)) unresolved.push(items)
      items += 1
    },
    read: () => ({
      items,
      owners: owners.read(),
      lacks: lacks.read(),
      unresolved: unresolved.read(),
    }),
  }
}

/** What is so of these items alone. */
export function picturesAmong(pictures: Pictures, among: ReadonlySet<number>): Pictures {
  const { owners, lacks, unresolved } = pictures
  return {
    items: among.size,
    owners: owners.filter((position) => among.has(position)),
    lacks: lacks.filter((_, at) => among.has(owners[at] ?? -1)),
    unresolved: unresolved.filter((position) => among.has(position)),
  }
}

export interface PictureCounts {
  pictures: number
  /** Items that have at least one. */
  illustrated: number
  withoutLicence: number
  withoutAuthor: number
}

export function countPictures({ owners, lacks }: Pictures): PictureCounts {
  const counts = { withoutLicence: 0, withoutAuthor: 0 }
  for (const lack of lacks) {
    if ((lack & noLicence) !== 0) counts.withoutLicence += 1
    if ((lack & noAuthor) !== 0) counts.withoutAuthor += 1
  }
  return { pictures: owners.length, illustrated: new Set(owners).size, ...counts }
}
