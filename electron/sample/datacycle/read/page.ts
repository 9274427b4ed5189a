/** Reads `page`: number and size, or limit, both with an optional offset (datacycle-core.md 4). */
import type { Parameter, ParameterGroup } from '#sample/query/parameter.ts'
import type { Complaints } from './complaints.ts'

/** The requested part of a list. */
export interface Cut {
  /** `limited`: requested by `page[limit]`, which has no page numbers. */
  kind: 'paged' | 'limited'
  size: number
  /** Counted from 1. */
  number: number
  offset: number
}

const defaultSize = 25

/** Numbers beyond 64 bits are refused before validation (datacycle-core.md 12). */
export const isOverlong = (page: ParameterGroup): boolean =>
  [...page.values()].some((value) => typeof value === 'string' && /^\d{20,}$/.test(value))

export function readPage(page: ParameterGroup, complaints: Complaints): Cut {
  const readInteger = (name: string, min: number): number | null => {
    const value = page.get(name)
    if (value === undefined) return null
    const number = coerce(value)
    if (number === null) complaints.add(['page', name], 'must be an integer')
    else if (number < min) {
      complaints.add(['page', name], `must be greater than or equal to ${String(min)}`)
    } else return number
    return null
  }
  for (const name of page.keys()) {
    if (!['size', 'number', 'limit', 'offset'].includes(name)) complaints.addUnknown(['page', name])
  }
  const size = readInteger('size', 1) ?? defaultSize
  const number = readInteger('number', 1) ?? 1
  const limit = readInteger('limit', 1)
  const offset = readInteger('offset', 0) ?? 0
  return limit === null
    ? { kind: 'paged', size, number, offset }
    : { kind: 'limited', size: limit, number: 1, offset }
}

/** Accepts `010`, ` 2`, `+5` and the JSON number 2.5 (datacycle-core.md 12). */
function coerce(value: Parameter): number | null {
  if (typeof value === 'number') return Math.trunc(value)
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : null
}

/** Index of the page's first hit. */
export const startOfCut = ({ size, number, offset }: Cut): number => offset + (number - 1) * size

/** Number of pages after the offset (datacycle-core.md 12). */
export const pagesOf = ({ size, offset }: Cut, total: number): number =>
  Math.max(0, Math.ceil((total - offset) / size))
