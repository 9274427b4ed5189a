import { createBytes, createCounts } from '#core/growing-array.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  createRequestedPartDetector,
  notePosition,
  positionsAmong,
  type PositionsByName,
} from '#core/content/item-columns.ts'
import {
  findUnresolvedPictures,
  pictureParts,
  readItemPictures,
  type Picture,
} from './item-pictures.ts'

/** Which items have pictures, and what these lack. The pictures themselves are read when they are displayed. */
export interface Pictures {
  itemCount: number
  /** Position of the item of each picture, in order. */
  owners: Uint32Array
  /** The paths of the requested attributes; empty for all. */
  fields: readonly string[]
  /** Flags of what each picture lacks: 1 license, 2 author; instead 4 and 8 if not loaded. */
  lacks: Uint8Array
  /** Positions of items that only have unresolved pictures, by relation. */
  unresolved: PositionsByName
  /** False if the query's list of fields left the pictures out. */
  isRequested: boolean
}

export interface PictureCollector {
  /** Adds the item at the next position. */
  add(item: JsonValue): void
  read(): Pictures
}

const noLicense = 1
const noAuthor = 2
const licenseNotLoaded = 4
const authorNotLoaded = 8

/** Collects pictures from a stream of items, in a few bytes per picture. */
export function createPictureCollector(fields: readonly string[]): PictureCollector {
  const detector = createRequestedPartDetector(fields, pictureParts)
  let itemCount = 0
  const owners = createCounts()
  const lacks = createBytes()
  const unresolved = new Map<string, number[]>()
  return {
    add(item) {
      detector.add(item)
      // The language affects texts only, not their presence.
      const pictures = readItemPictures(item, '', fields)
      for (const picture of pictures) {
        owners.push(itemCount)
        lacks.push(lacksOf(picture))
      }
      const relation = pictures.length === 0 ? findUnresolvedPictures(item) : null
      if (relation !== null) notePosition(unresolved, relation, itemCount)
      itemCount += 1
    },
    read: () => ({
      itemCount,
      fields,
      owners: owners.read(),
      lacks: lacks.read(),
      unresolved: positionsAmong(unresolved, null),
      isRequested: owners.length > 0 || detector.isRequested(),
    }),
  }
}

function lacksOf({ license, author, notLoaded }: Picture): number {
  const ofLicense = notLoaded.includes('license') ? licenseNotLoaded : noLicense
  const ofAuthor = notLoaded.includes('author') ? authorNotLoaded : noAuthor
  return (license === null ? ofLicense : 0) + (author === null ? ofAuthor : 0)
}

/** Restricts the counts to some items. */
export function picturesAmong(pictures: Pictures, among: ReadonlySet<number>): Pictures {
  const { fields, owners, lacks, unresolved, isRequested } = pictures
  return {
    itemCount: among.size,
    fields,
    owners: owners.filter((position) => among.has(position)),
    lacks: lacks.filter((_, at) => among.has(owners[at] ?? -1)),
    unresolved: positionsAmong(unresolved, among),
    isRequested,
  }
}

/** What pictures may lack, as their flags say it. */
const flagOf = {
  withoutLicense: noLicense,
  withoutAuthor: noAuthor,
  licenseNotLoaded,
  authorNotLoaded,
} as const

/** The items with a picture that lacks this, in order. */
export const findLacking = (
  { owners, lacks }: Pictures,
  lack: keyof typeof flagOf,
): readonly number[] => [
  ...new Set(owners.filter((_, at) => ((lacks[at] ?? 0) & flagOf[lack]) !== 0)),
]

export interface PictureCounts {
  pictures: number
  /** Number of items with at least one picture. */
  illustrated: number
  withoutLicense: number
  withoutAuthor: number
  /** Number of pictures that may have a license or an author, which was not loaded. */
  licenseNotLoaded: number
  authorNotLoaded: number
}

export function countPictures({ owners, lacks }: Pictures): PictureCounts {
  const countOf = (lack: keyof typeof flagOf) =>
    lacks.reduce((sum, lacked) => sum + Number((lacked & flagOf[lack]) !== 0), 0)
  return {
    pictures: owners.length,
    illustrated: new Set(owners).size,
    withoutLicense: countOf('withoutLicense'),
    withoutAuthor: countOf('withoutAuthor'),
    licenseNotLoaded: countOf('licenseNotLoaded'),
    authorNotLoaded: countOf('authorNotLoaded'),
  }
}
