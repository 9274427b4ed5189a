/** Types and helpers shared by the readers of filter keys. */
import { isGroup, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'
import type { Complaints } from '#sample/datacycle/read/complaints.ts'
import type { Locales, StoredThing } from '#sample/datacycle/store/stored-content.ts'
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
