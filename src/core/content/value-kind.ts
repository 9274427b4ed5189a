import { isOnEarth } from './position.ts'
import { readLanguageText, readLanguageTexts, type LanguageText } from './language-text.ts'
import { describeEmbedded, isEmbeddedObject, readTypes, readId } from './identify-object.ts'
import { readSchedule, type ScheduleSummary } from './schedule.ts'
import { describeText, type TextKind } from './text-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonArray, JsonNumber, JsonObject, JsonValue } from '#core/json/json-value.ts'

/** The kind of an attribute's value, for display. */
export type ValueKind = ScalarKind | ContainerKind

/** Linked items and concepts, alone or in a list. */
export const linkKinds: readonly ValueKind['kind'][] = [
  'unresolved-relation',
  'resolved-relation',
  'relations',
  'concept',
]

/** The kind of null, a boolean, a number or a text. Numbers are digits as sent. */
type ScalarKind =
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'number'; source: string }
  | TextKind

/** The kind of a list or an object. */
type ContainerKind =
  /** A pair of latitude and longitude (api.md 2.2: lat, lon; schema.org: latitude, longitude). */
  | { kind: 'coordinates'; latitude: string; longitude: string }
  /** One text in several languages (`[{"@language", "@value"}]`). */
  | {
      kind: 'language-texts'
      texts: LanguageText[]
    } /** An item sent with `@id` and `@type` only (api.md 2.3). */
  | { kind: 'unresolved-relation'; id: string; types: string[] }
  | { kind: 'resolved-relation'; id: string; types: string[]; name: string | null }
  /** A concept of a classification; `label` is null if unresolved. */
  | { kind: 'concept'; id: string; label: string | null }
  /** An embedded part of its item; `text` is null if it has no one-line summary. */
  | { kind: 'part'; types: string[]; text: string | null }
  | { kind: 'schedule'; summary: ScheduleSummary }
  /** A non-empty list of only parts or only schedules. */
  | { kind: 'parts' | 'schedules'; length: number }
  /** A non-empty list of only relations and concepts. */
  | { kind: 'relations'; resolved: number; unresolved: number }
  | { kind: 'list'; length: number }
  | { kind: 'object'; size: number }

type Container = JsonArray | JsonObject

type Relation = Extract<ValueKind, { kind: 'resolved-relation' | 'unresolved-relation' }>

/** True for a link to an item. Its types are a list; schedules and other parts have one text (datacycle-core.md 7). */
export const isItemRelation = (described: ValueKind): described is Relation =>
  (described.kind === 'resolved-relation' || described.kind === 'unresolved-relation') &&
  described.types.length > 1

export const isContainer = (value: JsonValue): value is Container =>
  value.kind === 'array' || value.kind === 'object'

/** Detects the kind of a value by its shape, not by the attribute's name. */
export const describeValue = (value: JsonValue): ValueKind =>
  isContainer(value) ? describeContainer(value) : describeScalar(value)

export const describeContainer = (value: Container): ContainerKind =>
  value.kind === 'array' ? describeList(value) : describeObject(value)

export function describeScalar(value: Exclude<JsonValue, Container>): ScalarKind {
  switch (value.kind) {
    case 'null':
      return { kind: 'null' }
    case 'boolean':
      return { kind: 'boolean', value: value.value }
    case 'number':
      return { kind: 'number', source: value.source }
    case 'string':
      return describeText(value.value)
  }
}

function describeList(list: JsonArray): ContainerKind {
  const plain: ContainerKind = { kind: 'list', length: list.items.length }
  const [first] = list.items
  if (!first) return plain
  if (readLanguageText(first)) {
    const texts = readLanguageTexts(list)
    return texts ? { kind: 'language-texts', texts } : plain
  }
  const { length } = list.items
  if (list.items.every((item) => item.kind === 'object' && isEmbeddedObject(item)))
    return { kind: 'parts', length }
  if (list.items.every((item) => item.kind === 'object' && readSchedule(item) !== null))
    return { kind: 'schedules', length }
  let unresolved = 0
  for (const item of list.items) {
    if (item.kind !== 'object' || readId(item) === null) return plain
    if (isReference(item)) unresolved += 1
  }
  return { kind: 'relations', resolved: list.items.length - unresolved, unresolved }
}

function describeObject(object: JsonObject): ContainerKind {
  const text = readLanguageText(object)
  if (text) return { kind: 'language-texts', texts: [text] }
  const coordinates = coordinatesOf(object)
  if (coordinates) return coordinates
  const types = readTypes(object)
  if (isEmbeddedObject(object)) return { kind: 'part', types, text: describeEmbedded(object) }
  const summary = readSchedule(object)
  if (summary !== null) return { kind: 'schedule', summary }
  const id = readId(object)
  if (id === null) return { kind: 'object', size: object.members.length }
  if (types.includes('skos:Concept')) {
    return {
      kind: 'concept',
      id,
      label: labelOf(object, 'skos:prefLabel') ?? labelOf(object, 'name'),
    }
  }
  if (isReference(object)) return { kind: 'unresolved-relation', id, types }
  return { kind: 'resolved-relation', id, types, name: labelOf(object, 'name') }
}

function isReference(object: JsonObject): boolean {
  return object.members.every(({ name }) => name === '@id' || name === '@type')
}

function labelOf(object: JsonObject, name: string): string | null {
  const label = memberOf(object, name)
  if (label?.kind === 'string') return label.value
  const [first] = label?.kind === 'array' ? label.items : [label]
  return first ? (readLanguageText(first)?.value ?? null) : null
}

function coordinatesOf(object: JsonObject): ContainerKind | null {
  const latitude = numberOf(object, 'latitude') ?? numberOf(object, 'lat')
  const longitude = numberOf(object, 'longitude') ?? numberOf(object, 'lon')
  if (!latitude || !longitude) return null
  return isOnEarth([Number(longitude.source), Number(latitude.source)])
    ? { kind: 'coordinates', latitude: latitude.source, longitude: longitude.source }
    : null
}

function numberOf(object: JsonObject, name: string): JsonNumber | null {
  const value = memberOf(object, name)
  return value?.kind === 'number' ? value : null
}

/** About ten centimeters on Earth; further digits are noise. */
const maxDecimals = 6

/** Rounds degrees to at most six decimals; fewer decimals stay as sent. */
export function roundCoordinate(digits: string): string {
  if (/^-?\d+(?:\.\d{1,6})?$/.test(digits)) return digits
  const rounded = Number(digits).toFixed(maxDecimals)
  return rounded.replace(/(?:\.0+|(?<!0)0+)$/, '').replace(/^-0$/, '0')
}
