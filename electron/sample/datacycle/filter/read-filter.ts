/** Reads the filters of a query: each with its fixed keys becomes one condition (datacycle-core.md 2.2, 12). */
import { isGroup, type Parameter, type ParameterGroup, isList } from '#sample/query/parameter.ts'
import {
  allOf,
  everything,
  refuse,
  refuseUnknown,
  type Condition,
  type FilterReader,
  type KeyReader,
  type Path,
  readMembers,
  crash,
  readIdentifiers,
  readContentIds,
} from './filter-reader.ts'
import { readFullText } from './full-text.ts'
import { readSchedule, readScheduleSides, readSides, readInterval } from './read-interval.ts'
import {
  relatedIds,
  isListed,
  type StoredThing,
  metresBetween,
  positionOf,
  type Position,
} from '#sample/datacycle/store/stored-content.ts'
import { exactValue, isJsonObject } from '#sample/content/json.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

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
const readAttributes: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) return crash(reader)
  return allOf(
    [...value].map(([attribute, inner]): Condition => {
      const attributePath = [...path, attribute]
      if (!isGroup(inner)) return crash(reader)
      const instantOf = Object.hasOwn(instants, attribute) ? instants[attribute] : undefined
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

/** Accepted, but without effect in the sample. */
const shapes: ReadonlySet<string> = new Set(['shapes', 'geoShape'])

const readGeo: KeyReader = (value, path, reader) =>
  readMembers(value, path, reader, (key, inner, keyPath) => {
    if (key === 'in') return readInside(inner, keyPath, reader)
    if (key === 'notIn') {
      const inside = readInside(inner, keyPath, { ...reader, orderByNearness: () => undefined })
      return (thing) => !inside(thing)
    }
    if (key !== 'withGeometry') return refuseUnknown(reader, keyPath)
    const isWanted = inner === true || inner === 'true'
    return (thing) => (positionOf(thing) !== null) === isWanted
  })

const readInside: KeyReader = (value, path, reader) =>
  readMembers(value, path, reader, (shape, numbers, shapePath) => {
    if (shape === 'box') return atPosition(readBox(numbers, shapePath, reader))
    if (shape === 'perimeter') return atPosition(readCircle(numbers, shapePath, reader))
    return shapes.has(shape) ? everything : refuseUnknown(reader, shapePath)
  })

const atPosition =
  (isInside: (position: Position) => boolean): Condition =>
  (thing) => {
    const position = positionOf(thing)
    return position !== null && isInside(position)
  }

/** Corners may be in any order; a box with texts finds nothing (datacycle-core.md 12). */
function readBox(value: Parameter, path: Path, reader: FilterReader) {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = readNumbers(value, 4, path, reader)
  const within = (number: number, one: number, other: number) =>
    number >= Math.min(one, other) && number <= Math.max(one, other)
  return ({ longitude, latitude }: Position) =>
    within(longitude, x1, x2) && within(latitude, y1, y2)
}

function readCircle(value: Parameter, path: Path, reader: FilterReader) {
  const [longitude = NaN, latitude = NaN, metres = NaN] = readNumbers(value, 3, path, reader)
  const centre = { longitude, latitude }
  reader.orderByNearness({ kind: 'place', ...centre })
  return (position: Position) => metresBetween(position, centre) <= metres
}

function readNumbers(value: Parameter, count: number, path: Path, reader: FilterReader): number[] {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return []
  }
  if (value.length !== count) reader.complaints.add(path, `size must be ${String(count)}`)
  return value.map(Number)
}

/** A text in place of the relations, or in place of a relation's filter, causes a server error. */
const readLinked: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) return crash(reader)
  const { lookup, names } = reader.instance
  return allOf(
    [...value].map(([relation, inner]): Condition => {
      if (!isGroup(inner)) return crash(reader)
      if (!names.relations.has(relation)) {
        // The server's message omits the outer part of the path.
        reader.addFault({ kind: 'unknown-attribute', path: ['filter', relation] })
        return everything
      }
      const condition = reader.readFilter(inner, [...path, relation], {
        ...reader,
        orderByNearness: () => undefined,
      })
      return (thing) =>
        relatedIds(thing, relation)
          .map(lookup.thing)
          .some((related) => related !== undefined && isListed(related) && condition(related))
    }),
  )
}

/** A member whose conditions have no effect matches everything; a full-text filter has none in a union. */
const readUnion: KeyReader = (value, path, reader) => {
  if (!isList(value)) return crash(reader)
  const alternatives = value.map((member, index): Condition => {
    if (!isGroup(member)) return crash(reader)
    const memberPath = [...path, String(index)]
    if (member.has('union')) return refuseUnknown(reader, [...memberPath, 'union'])
    return reader.readFilter(member, memberPath, {
      ...reader,
      isInUnion: true,
      orderByNearness: () => undefined,
      // The server's message omits `union`.
      addFault: (fault) => {
        reader.addFault(
          fault.kind === 'unknown-attribute'
            ? { ...fault, path: fault.path.filter((name) => name !== 'union') }
            : fault,
        )
      },
    })
  })
  return (thing) => alternatives.some((condition) => condition(thing))
}

const readDepths: KeyReader = (value, path, reader) => {
  const { lookup } = reader.instance
  return readMembers(value, path, reader, (depth, ids, depthPath) => {
    if (depth !== 'withSubtree' && depth !== 'withoutSubtree')
      return refuseUnknown(reader, depthPath)
    return readIdentifiers(ids, depthPath, reader, (thing, id) =>
      relatedIds(thing, 'dc:classification').some((concept) =>
        depth === 'withSubtree' ? lookup.lineage(concept).includes(id) : concept === id,
      ),
    )
  })
}

const readClassifications = readSides(readDepths)

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
  const passes = withoutEffect.has(key) || (key.startsWith('skos:') && key !== 'skos:prefLabel')
  if (!passes) return refuseUnknown(reader, path)
  return isGroup(value) ? everything : refuse(reader, path, 'must be a hash')
}

type Matches = (thing: StoredThing, id: string, instance: Instance) => boolean

const isMemberOf =
  (kinds: readonly string[]): Matches =>
  (thing, id, { content }) =>
    content.endpoints.some(
      (endpoint) =>
        endpoint.id === id &&
        kinds.includes(endpoint.kind) &&
        (endpoint.cached ?? endpoint.members).has(thing.id),
    )

/** Keys with IDs of endpoints, schemes, creators or things (datacycle-core.md 2.2). */
const idKeys: Readonly<Record<string, Matches>> = {
  endpointId: isMemberOf(['static', 'dynamic']),
  filterId: isMemberOf(['dynamic']),
  watchListId: isMemberOf(['static']),
  classificationTreeId: (thing, id, { lookup }) =>
    relatedIds(thing, 'dc:classification').some(
      (concept) => lookup.concept(concept)?.scheme === id,
    ),
  // The sample has no creator IDs.
  creator: () => false,
}

const isMembershipKey = (key: string): boolean => key === 'contentId' || Object.hasOwn(idKeys, key)

/** After a `notIn`, a later `in` excludes too, so the order matters. */
const readMembership =
  (key: string): KeyReader =>
  (value, path, reader) => {
    const matches = idKeys[key] ?? (() => false)
    let isNegated = false
    return readMembers(value, path, reader, (side, ids, sidePath) => {
      if (side !== 'in' && side !== 'notIn') return refuseUnknown(reader, sidePath)
      isNegated ||= side === 'notIn'
      const excludes = isNegated
      const condition =
        key === 'contentId'
          ? readContentIds(ids, sidePath, reader)
          : readIdentifiers(ids, sidePath, reader, (thing, id) =>
              matches(thing, id, reader.instance),
            )
      return (thing) => condition(thing) !== excludes
    })
  }
