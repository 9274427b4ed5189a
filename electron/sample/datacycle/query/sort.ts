/** Reads `sort`; only the first usable criterion counts (datacycle-core.md 5). */
import type { Position } from '#sample/datacycle/store/position.ts'
import type { Interval } from '#sample/datacycle/filter/interval.ts'
import type { Complaints } from '#sample/datacycle/read/complaints.ts'

export type SortKey = 'name' | 'created' | 'modified' | 'touched'

export type Order =
  /** No sort was requested. */
  | { kind: 'default' }
  /** Only unknown names: the filters' order applies, else the endpoint's saved order, else none. */
  | { kind: 'unusable' }
  | { kind: 'by'; key: SortKey; isDescending: boolean }
  | { kind: 'random'; seed: number | null }
  | { kind: 'similarity'; isDescending: boolean }
  /** `from` null: from the center of the request's circle. */
  | { kind: 'distance'; from: Position | null; isDescending: boolean }
  /** `within` null: the request's interval. */
  | { kind: 'time'; within: Interval | null }
  | { kind: 'types'; types: readonly string[] }

export type SortReading =
  | { kind: 'read'; order: Order }
  /** Causes a server error (datacycle-core.md 12). */
  | { kind: 'crash' }

const keys: Readonly<Record<string, SortKey | undefined>> = {
  name: 'name',
  'dct:created': 'created',
  'dct:modified': 'modified',
  'dc:touched': 'touched',
}

/** `sort` is null if the request has none. */
export function readSort(sort: string | null, complaints: Complaints): SortReading {
  if (sort === null) return { kind: 'read', order: { kind: 'default' } }
  if (sort === '') complaints.add(['sort'], 'must be filled')
  // Commas within parentheses do not separate criteria.
  const criteria = sort.split(/,(?![^(]*\))/).map((text) => text.trim())
  if (criteria.every((text) => text === '')) return { kind: 'read', order: { kind: 'default' } }
  for (const criterion of criteria) {
    const reading = readCriterion(criterion)
    if (reading === 'invalid') complaints.add(['sort'], 'must be a valid sort parameter')
    else if (reading === 'crash') return { kind: 'crash' }
    else if (reading !== null) return { kind: 'read', order: reading }
  }
  return { kind: 'read', order: { kind: 'unusable' } }
}

/** Null for a name that the server ignores. */
function readCriterion(text: string): Order | 'invalid' | 'crash' | null {
  const match = /^([+-]?)\s*([^(]*)(?:\((.*)\))?$/.exec(text)
  const [, sign = '', rawName = '', inside] = match ?? []
  const name = rawName.toLowerCase()
  const isDescending = sign === '-'
  if (name === '') return sign === '' ? null : 'crash'
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (key !== undefined) return { kind: 'by', key, isDescending }
  switch (name) {
    case 'default':
      return { kind: 'default' }
    case 'random':
      return readRandom(inside)
    case 'similarity':
      return { kind: 'similarity', isDescending }
    case 'proximity.geographic':
      return { kind: 'distance', from: null, isDescending }
    case 'proximity.geographic_with':
      return readDistance(inside ?? '', isDescending)
    case 'proximity.intime':
      return { kind: 'time', within: null }
    case 'proximity.occurrence':
    case 'proximity.in_occurrence':
      return { kind: 'time', within: readWithin(inside ?? '') }
    case '@type':
      return { kind: 'types', types: (inside ?? '').split(',').map((type) => type.trim()) }
    default:
      return null
  }
}

function readRandom(seed: string | undefined): Order | 'invalid' {
  if (seed === undefined) return { kind: 'random', seed: null }
  const isValid = seed.trim() !== '' && Math.abs(Number(seed)) <= 1
  return isValid ? { kind: 'random', seed: Number(seed) } : 'invalid'
}

function readDistance(inside: string, isDescending: boolean): Order | 'crash' {
  const [longitude = Number.NaN, latitude = Number.NaN] = inside.split(',').map(Number)
  return Number.isFinite(longitude) && Number.isFinite(latitude)
    ? { kind: 'distance', from: { longitude, latitude }, isDescending }
    : 'crash'
}

function readWithin(inside: string): Interval {
  const [from = Number.NaN, to = Number.NaN] = inside.split(',').map((text) => Date.parse(text))
  return { from: Number.isNaN(from) ? -Infinity : from, to: Number.isNaN(to) ? Infinity : to }
}
