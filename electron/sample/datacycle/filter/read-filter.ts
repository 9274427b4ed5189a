/** Turns a filter with a fixed set of keys into one condition (datacycle-core.md 2.2). */
import { isGroup, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'
import { readAttributes } from './attributes.ts'
import { readClassifications } from './classifications.ts'
import {
  allOf,
  everything,
  refuse,
  refuseUnknown,
  type Condition,
  type FilterReader,
  type KeyReader,
  type Path,
} from './filter-reader.ts'
import { readFullText } from './full-text.ts'
import { readGeo } from './geo.ts'
import { readLinked } from './linked.ts'
import { isMembershipKey, readMembership } from './membership.ts'
import { readSchedule } from './schedule.ts'
import { readUnion } from './union.ts'

const keys: Readonly<Record<string, KeyReader>> = {
  q: readFullText,
  search: readFullText,
  classifications: readClassifications,
  'dc:classification': readClassifications,
  attribute: readAttributes,
  schedule: readSchedule,
  geo: readGeo,
  graph: readLinked,
  linked: readLinked,
  union: readUnion,
}

/** Accepted keys without effect. */
const withoutEffect: ReadonlySet<string> = new Set(['in', 'notIn', 'slug', 'dct:deleted'])

/** All keys must match. */
export const readFilter = (filter: ParameterGroup, path: Path, reader: FilterReader): Condition =>
  allOf([...filter].map(([key, value]) => readKey(key, value, [...path, key], reader)))

function readKey(key: string, value: Parameter, path: Path, reader: FilterReader): Condition {
  const read = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (read !== undefined) return read(value, path, reader)
  if (isMembershipKey(key)) return readMembership(key)(value, path, reader)
  if (!withoutEffect.has(key) && !key.startsWith('skos:')) return refuseUnknown(reader, path)
  return isGroup(value) ? everything : refuse(reader, path, 'must be a hash')
}
