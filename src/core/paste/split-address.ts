import type { LeftOut } from '#core/query/reading.ts'
import { splitUrl } from '#core/url/split-url.ts'

export interface SplitAddress {
  /** Origin and path before `/api/v4/`, without user name; null where none is known. */
  baseUrl: string | null
  /** Path and query from `/api/v4/` on, fragment included. */
  target: string
  leftOut: LeftOut[]
}

/** Divides a pasted address at `/api/v4/`; null where that is not in its path. */
export function splitAddress(url: string): SplitAddress | null {
  const at = url.search(/[?#]/)
  const start = (at === -1 ? url : url.slice(0, at)).indexOf('/api/v4/')
  if (start === -1) return null
  return { ...readBase(url.slice(0, start)), target: url.slice(start) }
}

function readBase(base: string): Pick<SplitAddress, 'baseUrl' | 'leftOut'> {
  if (base === '') return { baseUrl: null, leftOut: [] }
  // Without a scheme curl takes http.
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
