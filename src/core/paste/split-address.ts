import { apiPath } from '#core/url/api-path.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { splitUrl } from '#core/url/split-url.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'

interface SplitAddress {
  /** Origin and path before `/api/v4/`, without user name; null if unknown. */
  baseUrl: string | null
  /** Path, query and fragment from `/api/v4/` on. */
  target: string
  leftOut: LeftOut[]
}

/** Splits a URL at `/api/v4/`; null if its path does not contain that. */
export function splitAddress(url: string): SplitAddress | null {
  const at = url.search(/[?#]/)
  const start = (at === -1 ? url : url.slice(0, at)).indexOf(apiPath)
  if (start === -1) return null
  return { ...readBase(url.slice(0, start)), target: url.slice(start) }
}

function readBase(base: string): Pick<SplitAddress, 'baseUrl' | 'leftOut'> {
  if (base === '') return { baseUrl: null, leftOut: [] }
  // curl defaults to http.
  const absolute = /^[\w.-]+(:\d+)?(\/|$)/.test(base) ? `http://${base}` : base
  const split = splitUrl(absolute)
  if (!split) return { baseUrl: null, leftOut: [{ what: base, reason: 'base-address' }] }
  if (split.userinfo === null) return { baseUrl: absolute, leftOut: [] }
  const user = split.userinfo.replace(/:.*/s, '')
  return {
    baseUrl: absolute.replace(`${split.userinfo}@`, ''),
    leftOut: [{ what: `${user}:•••@`, reason: 'credentials' }],
  }
}

/** Parts of an endpoint that are no items (datacycle-core.md 1). */
const otherParts = /^(?:suggest|facets|statistics|\.{1,2})$/

/** The ID or slug of the item in an address such as `endpoints/{endpoint}/{item}`; null if there is none. */
export function findPastedItem(leftOut: readonly LeftOut[]): string | null {
  const path = leftOut.find(({ reason }) => reason === 'path')?.what
  const part = /^\/([^/]+?)(?:\.json)?\/?$/.exec(path ?? '')?.[1]
  const item = part === undefined ? null : decodePercent(part)
  return item === null || otherParts.test(item) ? null : item
}
