/** Types and helpers shared by the readers of filter keys, and the reader of lists of IDs. */

import { isGroup, type Parameter, type ParameterGroup, isList } from '#sample/query/parameter.ts'
import type { Complaints } from '#sample/datacycle/read/complaints.ts'
import { type Locales, type StoredThing, slugsOf } from '#sample/datacycle/store/stored-content.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

/** An interval of instants in milliseconds since 1970, both inclusive. */
export interface Interval {
  from: number
  to: number
}

export type Condition = (thing: StoredThing) => boolean
export type Path = readonly string[]

export const everything: Condition = () => true

/** True for things that meet all conditions. */
export const allOf =
  (conditions: readonly Condition[]): Condition =>
  (thing) =>
    conditions.every((condition) => condition(thing))

/** A value that causes a server error. */
export function crash({ addFault }: FilterReader): Condition {
  addFault({ kind: 'crash' })
  return everything
}

export function refuse({ complaints }: FilterReader, path: Path, detail: string): Condition {
  complaints.add(path, detail)
  return everything
}

export function refuseUnknown({ complaints }: FilterReader, path: Path): Condition {
  complaints.addUnknown(path)
  return everything
}

/** Reads a group of which all members must match. */
export const readMembers = (
  value: Parameter,
  path: Path,
  reader: FilterReader,
  readMember: (name: string, value: Parameter, path: Path) => Condition,
): Condition =>
  isGroup(value)
    ? allOf([...value].map(([name, inner]) => readMember(name, inner, [...path, name])))
    : refuse(reader, path, 'must be a hash')

export interface FilterReader {
  instance: Instance
  locales: Locales
  /** Faults found by parameter validation, before the endpoint is looked up (datacycle-core.md 6). */
  complaints: Complaints
  /** Called with faults that are found only when the query runs. */
  addFault: (fault: QueryFault) => void
  /** Called with a filter that orders the hits by their nearness to its value (datacycle-core.md 5). */
  orderByNearness: (nearness: Nearness) => void
  /** Full texts then have no effect (datacycle-core.md 2.2). */
  isInUnion: boolean
  readFilter: (filter: ParameterGroup, path: Path, reader: FilterReader) => Condition
}

export type QueryFault =
  /** Causes a server error: an unreadable date, or a text instead of a group. */
  | { kind: 'crash' }
  /** An interval that ends before it begins. */
  | { kind: 'reversed' }
  | { kind: 'unknown-attribute'; path: Path }

/** The value of a filter that also orders the hits. */
export type Nearness =
  | { kind: 'text'; term: string }
  | { kind: 'place'; longitude: number; latitude: number }
  | { kind: 'time'; interval: Interval }

export type KeyReader = (value: Parameter, path: Path, reader: FilterReader) => Condition

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * Reads lists of IDs: all members must match; IDs separated by commas are alternatives (datacycle-core.md 2.2). An empty
 * text does not filter (datacycle-core.md 12).
 */
export function readIdentifiers(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
  matches: (thing: StoredThing, id: string) => boolean,
): Condition {
  const members = readIdList(value, path, reader)
  if (members === null) return everything
  const choices = members.map((member, index): readonly string[] => {
    const ids = typeof member === 'string' ? member.split(',').map((id) => id.trim()) : [' ']
    if (ids.some((id) => id !== '' && !isUuid(id))) {
      reader.complaints.add(
        [...path, String(index)],
        'must be a valid UUID or a list of UUIDs separated by commas',
      )
    }
    return ids.filter((id) => id !== '').map((id) => id.toLowerCase())
  })
  return (thing) => choices.every((ids) => ids.length === 0 || ids.some((id) => matches(thing, id)))
}

/**
 * IDs of things are not validated: if one of a text is no UUID, all of it are slugs; trailing commas are ignored
 * (datacycle-core.md 2.2).
 */
export function readContentIds(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
): Condition {
  const members = readIdList(value, path, reader)
  if (members === null) return everything
  const conditions = members
    .filter((member) => member !== '')
    .map((member): Condition => {
      const names = typeof member === 'string' ? member.replace(/(?<!,),+$/, '').split(',') : []
      if (!names.every(isUuid))
        return (thing) => slugsOf(thing).some((slug) => names.includes(slug))
      const ids = new Set(names.map((id) => id.toLowerCase()))
      return ({ id }) => ids.has(id)
    })
  return allOf(conditions)
}

function readIdList(value: Parameter | undefined, path: Path, reader: FilterReader) {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return null
  }
  if (value.length === 0) reader.complaints.add(path, 'size cannot be less than 1')
  return value
}
