/** What the readers of a filter's keys share. */
import type { Parameter, ParameterGroup } from '#sample/query/parameter.ts'
import type { Complaints } from '#sample/datacycle/read/complaints.ts'
import type { Locales } from '#sample/datacycle/read/languages.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'
import type { Interval } from './interval.ts'

export type Condition = (thing: StoredThing) => boolean
export type Path = readonly string[]

export const everything: Condition = () => true

/** Every one must be met. */
export const allOf =
  (conditions: readonly Condition[]): Condition =>
  (thing) =>
    conditions.every((condition) => condition(thing))

export interface FilterReader {
  instance: Instance
  locales: Locales
  /** The contract's: found before the endpoint is looked for (datacycle-core.md 6). */
  complaints: Complaints
  /** Told of what is found only when the query is made. */
  fault: (fault: QueryFault) => void
  /** Told of what puts the hits in an order of its own (datacycle-core.md 5). */
  nearness: (nearness: Nearness) => void
  /** Full texts have no effect within a union (datacycle-core.md 2.2). */
  inUnion: boolean
  readFilter: (filter: ParameterGroup, path: Path, reader: FilterReader) => Condition
}

export type QueryFault =
  /** Answered as a fault of the server's own: an unreadable date, a text where a group belongs. */
  { kind: 'crash' } | { kind: 'reversed' } | { kind: 'unknown-attribute'; path: Path }

export type Nearness =
  | { kind: 'text'; term: string }
  | { kind: 'place'; longitude: number; latitude: number }
  | { kind: 'time'; interval: Interval }

export type KeyReader = (value: Parameter, path: Path, reader: FilterReader) => Condition
