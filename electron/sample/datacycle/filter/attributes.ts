/**
 * Reads filters by attribute: dates, schedules, texts, and filters without effect (datacycle-core.md 2.2,
 * 12).
 */
import { exactValue, isJsonObject } from '#sample/content/json.ts'
import { isGroup, type Parameter } from '#sample/query/parameter.ts'
import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'
import {
  allOf,
  crash,
  everything,
  refuse,
  type Condition,
  type FilterReader,
  type KeyReader,
} from './filter-reader.ts'
import { readInterval } from './read-interval.ts'
import { readScheduleSides } from './schedule.ts'
import { readSides } from './sides.ts'

const schedules: ReadonlySet<string> = new Set(['eventSchedule', 'schedule'])

/** Attributes that filter on a standard server; others have no effect. */
const searchable: ReadonlySet<string> = new Set([
  'description',
  'caption',
  'text',
  'slug',
  'copyrightYear',
  'contentSize',
  'width',
  'uploadDate',
])

/** `like` on these attributes causes a server error. */
const notComparable: ReadonlySet<string> = new Set([
  'address',
  'geo',
  'additionalProperty',
  'price',
  'dc:slug',
])

/** A text instead of a group of attributes causes a server error, not a refusal. */
export const readAttributes: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) return crash(reader)
  return allOf(
    [...value].map(([attribute, inner]): Condition => {
      const attributePath = [...path, attribute]
      if (!isGroup(inner)) return crash(reader)
      const instantOf = instants[attribute]
      if (instantOf !== undefined) return readInstants(instantOf)(inner, attributePath, reader)
      if (schedules.has(attribute)) return readScheduleSides(inner, attributePath, reader)
      if (!reader.instance.names.attributes.has(attribute)) {
        reader.addFault({ kind: 'unknown-attribute', path: attributePath })
        return everything
      }
      return readValues(attribute)(inner, attributePath, reader)
    }),
  )
}

type InstantOf = (thing: StoredThing) => number

const instants: Readonly<Record<string, InstantOf | undefined>> = {
  'dct:created': (thing) => thing.created,
  'dct:modified': (thing) => thing.modified,
  'dc:touched': (thing) => thing.touched,
}

/** Inclusive bounds (datacycle-core.md 2.2), truncated to whole seconds. */
const readInstants = (instantOf: InstantOf): KeyReader =>
  readSides((value, path, reader) => {
    const interval = readInterval(value, path, reader)
    const [from, to] = [inWholeSeconds(interval.from), inWholeSeconds(interval.to)]
    return (thing) => instantOf(thing) >= from && instantOf(thing) <= to
  })

const inWholeSeconds = (instant: number): number => Math.floor(instant / 1000) * 1000

const members: ReadonlySet<string> = new Set(['min', 'max', 'equals', 'like', 'bool'])

/** Filters on an attribute that is not searchable are checked but have no effect. */
const readValues =
  (attribute: string): KeyReader =>
  (value, path, reader) => {
    if (!searchable.has(attribute)) {
      readSides(checkValues(attribute))(value, path, reader)
      return everything
    }
    return readSides((side, sidePath) => {
      checkValues(attribute)(side, sidePath, reader)
      return matchValues(attribute, side, reader)
    })(value, path, reader)
  }

const checkValues =
  (attribute: string): KeyReader =>
  (side, path, reader) => {
    if (!isGroup(side)) return refuse(reader, path, 'must be a hash')
    for (const [name, value] of side) {
      if (!members.has(name)) reader.complaints.addUnknown([...path, name])
      if (name === 'like' && notComparable.has(attribute)) reader.addFault({ kind: 'crash' })
      if (name === 'bool' && typeof value !== 'boolean') {
        reader.complaints.add([...path, name], 'must be boolean')
      }
    }
    return everything
  }

/** `like` matches a part of the text, ignoring case; `equals` the exact text. */
function matchValues(attribute: string, side: Parameter, { locales }: FilterReader): Condition {
  if (!isGroup(side)) return everything
  const [like, equals] = [side.get('like'), side.get('equals')]
  const [min, max] = [side.get('min'), side.get('max')]
  return (thing) =>
    locales.some((locale) => {
      const value = plainValue(thing, attribute, locale)
      return (
        value !== null &&
        (typeof like !== 'string' ||
          // The operator is passed over for a slug, so that nothing is compared with it.
          (attribute !== 'slug' && value.toLowerCase().includes(like.toLowerCase()))) &&
        (equals === undefined || value === scalarText(equals)) &&
        (min === undefined || Number(value) >= Number(min)) &&
        (max === undefined || Number(value) <= Number(max))
      )
    })
}

const scalarText = (value: Parameter): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

function plainValue(thing: StoredThing, attribute: string, locale: string): string | null {
  const value = thing.texts.get(locale)?.[attribute === 'slug' ? 'dc:slug' : attribute] ?? null
  const inner = isJsonObject(value) ? (value.value ?? null) : value
  return inner === null ? null : exactValue(inner)
}
