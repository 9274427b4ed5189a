import type { LeftOut } from '#core/query/reading.ts'
import { decodePercent } from '#core/url/decode-percent.ts'

/** Parts of an endpoint that are no items (datacycle-core.md 1). */
const otherParts = /^(?:suggest|facets|statistics|\.{1,2})$/

/** The ID or slug of the item in an address such as `endpoints/{endpoint}/{item}`; null if there is none. */
export function findPastedItem(leftOut: readonly LeftOut[]): string | null {
  const path = leftOut.find(({ reason }) => reason === 'path')?.what
  const part = /^\/([^/]+?)(?:\.json)?\/?$/.exec(path ?? '')?.[1]
  const item = part === undefined ? null : decodePercent(part)
  return item === null || otherParts.test(item) ? null : item
}
