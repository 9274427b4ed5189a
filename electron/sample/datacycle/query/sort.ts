/** Reads `sort`; only the first usable criterion counts (datacycle-core.md 5). */
import { readDate } from '#sample/datacycle/filter/read-interval.ts'
import type { Interval, Nearness } from '#sample/datacycle/filter/filter-reader.ts'
import type { Position } from '#sample/datacycle/store/stored-content.ts'
import type { Complaints } from '#sample/datacycle/read/complaints.ts'

export type SortKey = 'name' | 'created' | 'modified' | 'touched'

export type Order =
  /** No sort was requested. */
  | { kind: 'default' }
  /** No usable name: the filters' order applies, else the endpoint's saved order, else none. */
  | { kind: 'unusable' }
  | { kind: 'by'; key: SortKey; isDescending: boolean }
  | { kind: 'random'; seed: number | null }
  | { kind: 'similarity'; term: string; isDescending: boolean }
  | { kind: 'distance'; from: Position; isDescending: boolean }
  /** By the first occurrence within an interval. */
  | { kind: 'time'; within: Interval; isDescending: boolean }
  | { kind: 'types'; types: readonly string[] }

export type SortReading =
  | { kind: 'read'; order: Order }
  /** Causes a server error (datacycle-core.md 12). */
  | { kind: 'crash' }

const keys: Readonly<Record<string, SortKey>> = {
  name: 'name',
  'dct:created': 'created',
  'dct:modified': 'modified',
  createdat: 'created',
  created_at: 'created',
  updatedat: 'modified',
  updated_at: 'modified',
  'dc:touched': 'touched',
}

/** `sort` is null if the request has none; `nearness` are the filters that a key can go by. */
export function readSort(
  sort: string | null,
  nearness: readonly Nearness[],
  complaints: Complaints,
): SortReading {
  if (sort === null) return { kind: 'read', order: { kind: 'default' } }
  if (sort === '') complaints.add(['sort'], 'must be filled')
  // Commas within parentheses do not separate criteria: those before the last closing one, up to which no other opens.
  const criteria = sort
    .replaceAll(/(?<![^(])[^(]*\)/g, (inside) => inside.replaceAll(',', '\0'))
    .split(',')
    .map((text) => text.replaceAll('\0', ',').trim())
  if (criteria.every((text) => text === '')) return { kind: 'read', order: { kind: 'default' } }
  for (const criterion of criteria) {
    const reading = readCriterion(criterion, nearness)
    if (reading === 'invalid') complaints.add(['sort'], 'must be a valid sort parameter')
    else if (reading === 'crash') return { kind: 'crash' }
    else if (reading !== null) return { kind: 'read', order: reading }
  }
  return { kind: 'read', order: { kind: 'unusable' } }
}

/** Null for a name that the server ignores, and for one that lacks what it goes by. */
function readCriterion(
  text: string,
  nearness: readonly Nearness[],
): Order | 'invalid' | 'crash' | null {
  const match = /^([+-]?)\s*((?:[^\s(][^(]*)?)(?:\((.*)\))?$/.exec(text)
  const [, sign = '', rawName = '', inside = ''] = match ?? []
  const name = rawName.toLowerCase()
  const isDescending = sign === '-'
  if (name === '') return sign === '' ? null : 'crash'
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (key !== undefined) return { kind: 'by', key, isDescending }
  const values = inside === '' ? [] : inside.split(',').map((value) => value.trim())
  switch (name) {
    case 'default':
      return { kind: 'default' }
    case 'random':
      return readRandom(values)
    case 'similarity': {
      const text = nearness.find((near) => near.kind === 'text')
      const term = text?.term ?? inside.trim()
      return term === '' ? null : { kind: 'similarity', term, isDescending }
    }
    case 'proximity.geographic': {
      const from = nearness.find((near) => near.kind === 'place')
      return from === undefined ? null : { kind: 'distance', from, isDescending }
    }
    case 'proximity.geographic_with':
      return readDistance(values, isDescending)
    case 'proximity.intime': {
      const within = scheduleOf(nearness) ?? { from: Date.now(), to: Infinity }
      return { kind: 'time', within, isDescending: false }
    }
    case 'proximity.occurrence': {
      const within = readWithin(values, scheduleOf(nearness))
      return within === null ? null : { kind: 'time', within, isDescending }
    }
    case 'proximity.in_occurrence': {
      const within = readWithin(values, scheduleOf(nearness))
      if (within !== null) return { kind: 'time', within, isDescending }
      // Two dates without names stay a text, which has no dates.
      if (values.length !== 0 && values.length !== 3) return 'crash'
      return { kind: 'time', within: restOfToday(), isDescending }
    }
    case '@type':
      return { kind: 'types', types: values }
    default:
      return null
  }
}

function readRandom([seed]: readonly string[]): Order | 'invalid' {
  if (seed === undefined) return { kind: 'random', seed: null }
  const isValid = seed !== '' && Math.abs(Number(seed)) <= 1
  return isValid ? { kind: 'random', seed: Number(seed) } : 'invalid'
}

/** Two words are ignored; a single value causes a server error. */
function readDistance(values: readonly string[], isDescending: boolean): Order | 'crash' | null {
  const [longitude = Number.NaN, latitude = Number.NaN] = values.map(Number)
  if (values.length === 1) return 'crash'
  return Number.isFinite(longitude) && Number.isFinite(latitude)
    ? { kind: 'distance', from: { longitude, latitude }, isDescending }
    : null
}

const scheduleOf = (nearness: readonly Nearness[]): Interval | null => {
  const near = nearness.find(({ kind }) => kind === 'time')
  return near?.kind === 'time' ? near.interval : null
}

/** Dates are `start,end,attribute` or named; together with a filter, what is in both. Null without any. */
function readWithin(values: readonly string[], filter: Interval | null): Interval | null {
  const named = (name: string) =>
    values.find((value) => value.startsWith(`${name}:`))?.slice(name.length + 1)
  const [start, end] =
    values.length === 3 ? values : [named('start'), named('end')].map((text) => text?.trim())
  const dates = [start, end].map((text = '') => readDate(text)?.instant ?? null)
  if (dates.every((date) => date === null)) return filter
  const [from, to] = dates
  return {
    from: Math.max(from ?? -Infinity, filter?.from ?? -Infinity),
    to: Math.min(to ?? Infinity, filter?.to ?? Infinity),
  }
}

const restOfToday = (): Interval => {
  const now = Date.now()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(now)
  return { from: now, to: (readDate(today)?.instant ?? now) + 86_400_000 - 1 }
}
