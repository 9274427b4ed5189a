import { createBytes, createCounts } from '#core/growing-array.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { hasUnresolvedPictures, readItemPictures } from './item-pictures.ts'

/** Counts of the pictures of all items. The pictures themselves are read when they are displayed. */
export interface Pictures {
  /** Number of observed items. */
  items: number
  /** Position of the item of each picture, in order. */
  owners: Uint32Array
  /** What each picture lacks: 1 license, 2 author, 3 both. */
  lacks: Uint8Array
  /** Positions of items that only have unresolved pictures. */
  unresolved: Uint32Array
}

export interface PictureCollector {
  /** Adds the item at the next position. */
  add(item: JsonValue): void
  read(): Pictures
}

const noLicense = 1
const noAuthor = 2

/** Collects pictures from a stream of items, in a few bytes per picture. */
export function createPictureCollector(): PictureCollector {
  let items = 0
  const owners = createCounts()
  const lacks = createBytes()
  const unresolved = createCounts()
  return {
    add(item) {
      // The language affects texts only, not their presence.
      const pictures = readItemPictures(item, '')
      for (const { license, author } of pictures) {
        owners.push(items)
        lacks.push((license === null ? noLicense : 0) + (author === null ? noAuthor : 0))
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

/** Restricts the counts to some items. */
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
  /** Number of items with at least one picture. */
  illustrated: number
  withoutLicense: number
  withoutAuthor: number
}

export function countPictures({ owners, lacks }: Pictures): PictureCounts {
  const counts = { withoutLicense: 0, withoutAuthor: 0 }
  for (const lack of lacks) {
    if ((lack & noLicense) !== 0) counts.withoutLicense += 1
    if ((lack & noAuthor) !== 0) counts.withoutAuthor += 1
  }
  return { pictures: owners.length, illustrated: new Set(owners).size, ...counts }
}
