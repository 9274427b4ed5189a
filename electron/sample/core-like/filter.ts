/** Reads CORE's filter tree into one condition on items; the keys are the fixed set of its contract. */
import { lineageOf, schemes } from '../content/concepts.ts'
import type { Library } from '../content/library.ts'
import type { Language } from '../content/text.ts'
import type { Thing } from '../content/thing.ts'
import { matchesFullText } from '../query/full-text.ts'
import { isGroup, isList, type Parameter, type ParameterGroup } from '../query/parameter.ts'
import type { Complaints } from './complaints.ts'
import { readInterval, type IntervalFault } from './interval.ts'
import { readGeo } from './geo-filter.ts'
import { relatedThings, relationNames } from './relations.ts'

export type Condition = (thing: Thing) => boolean

export interface FilterReader {
  library: Library
  languages: readonly Language[]
  complaints: Complaints
  /** Told of what CORE answers in another way than by naming the parameter. */
  fault: (fault: IntervalFault) => void
}

type Path = readonly string[]

const all: Condition = () => true

/** Valid according to the contract, but nothing acts on them. */
const withoutEffect: ReadonlySet<string> = new Set(['in', 'notIn', 'slug', 'dct:deleted'])

/** Every key must be satisfied. */
export function readFilter(filter: ParameterGroup, path: Path, reader: FilterReader): Condition {
  const conditions = [...filter].map(([key, value]) => readKey(key, value, [...path, key], reader))
  return (thing) => conditions.every((condition) => condition(thing))
}

function readKey(key: string, value: Parameter, path: Path, reader: FilterReader): Condition {
  switch (key) {
    case 'q':
    case 'search':
      return readFullText(value, path, reader)
    case 'classifications':
    case 'dc:classification':
      return readSides(value, path, reader, readClassifications)
    case 'attribute':
      return readAttributes(value, path, reader)
    case 'schedule':
      return readSides(value, path, reader, (side, sidePath) =>
        readSchedule(side, sidePath, reader),
      )
    case 'geo':
      return readGeo(value, path, reader.complaints)
    case 'contentId':
      return readSides(value, path, reader, (side, sidePath) =>
        readIds(side, sidePath, reader, (thing, id) => thing.id === id || thing.slug === id),
      )
    case 'classificationTreeId':
      return readSides(value, path, reader, (side, sidePath) =>
        readIds(side, sidePath, reader, (thing, id) => {
          const scheme = schemes.find((known) => known.id === id)?.slug
          return thing.concepts.some((concept) => concept.scheme === scheme)
        }),
      )
    case 'endpointId':
    case 'filterId':
    case 'watchListId':
    case 'creator':
      // The sample keeps no record of these for an item, so none of its items has the wanted one.
      return readSides(value, path, reader, (side, sidePath) =>
        readIds(side, sidePath, reader, () => false),
      )
    case 'graph':
    case 'linked':
      return readLinked(value, path, reader)
    case 'union':
      return readUnion(value, path, reader)
    default:
      if (!withoutEffect.has(key) && !key.startsWith('skos:')) {
        reader.complaints.add(path, 'is not allowed')
      }
      return all
  }
}

function readFullText(value: Parameter, path: Path, reader: FilterReader): Condition {
  const term = isGroup(value) ? value.get('value') : value
  if (typeof term !== 'string') {
    reader.complaints.add(path, 'must be a string')
    return all
  }
  if (term.trim() === '') return all
  return (thing) =>
    reader.languages.some((language) => matchesFullText(thing, term.trim(), language))
}

/** `in` and `notIn` around a condition. */
function readSides(
  value: Parameter,
  path: Path,
  reader: FilterReader,
  read: (side: Parameter, path: Path, reader: FilterReader) => Condition,
): Condition {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return all
  }
  const conditions = [...value].map(([side, inner]): Condition => {
    const sidePath = [...path, side]
    if (side !== 'in' && side !== 'notIn') {
      reader.complaints.add(sidePath, 'is not allowed')
      return all
    }
    const condition = read(inner, sidePath, reader)
    return side === 'in' ? condition : (thing) => !condition(thing)
  })
  return (thing) => conditions.every((condition) => condition(thing))
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Members of the list are all demanded (AND); ids joined by commas within one member are a choice (OR). */
function readIds(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
  holds: (thing: Thing, id: string) => boolean,
): Condition {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return all
  }
  const choices = value.map((member, index): readonly string[] => {
    const ids = typeof member === 'string' ? member.split(',').map((id) => id.trim()) : []
    if (ids.length === 0 || !ids.every((id) => uuid.test(id))) {
      reader.complaints.add(
        [...path, String(index)],
        'must be a valid UUID or a list of UUIDs separated by commas',
      )
    }
    return ids
  })
  return (thing) => choices.every((ids) => ids.some((id) => holds(thing, id)))
}

function readClassifications(value: Parameter, path: Path, reader: FilterReader): Condition {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return all
  }
  const conditions = [...value].map(([depth, ids]): Condition => {
    if (depth !== 'withSubtree' && depth !== 'withoutSubtree') {
      reader.complaints.add([...path, depth], 'is not allowed')
      return all
    }
    return readIds(ids, [...path, depth], reader, (thing, id) =>
      thing.concepts.some((concept) =>
        depth === 'withSubtree' ? lineageOf(concept).includes(id) : concept.id === id,
      ),
    )
  })
  return (thing) => conditions.every((condition) => condition(thing))
}

/** Attributes that exist but are not searchable: CORE takes the filter and does nothing with it. */
const notSearchable: ReadonlySet<string> = new Set(['name', 'startDate', 'endDate', 'url'])

function readAttributes(value: Parameter, path: Path, reader: FilterReader): Condition {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return all
  }
  const conditions = [...value].map(([attribute, inner]): Condition => {
    const attributePath = [...path, attribute]
    switch (attribute) {
      case 'dct:created':
        return readSides(inner, attributePath, reader, (side, sidePath) =>
          readInstants(side, sidePath, reader, (thing) => thing.created),
        )
      case 'dct:modified':
      case 'dc:touched':
        return readSides(inner, attributePath, reader, (side, sidePath) =>
          readInstants(side, sidePath, reader, (thing) => thing.modified),
        )
      case 'eventSchedule':
      case 'schedule':
        return readSides(inner, attributePath, reader, (side, sidePath) =>
          readSchedule(side, sidePath, reader),
        )
      case 'slug':
        return readSides(inner, attributePath, reader, (side, sidePath) =>
          readWords(side, sidePath, reader),
        )
      default:
        if (!notSearchable.has(attribute))
          reader.complaints.add(attributePath, 'attribute is unknown')
        return all
    }
  })
  return (thing) => conditions.every((condition) => condition(thing))
}

function readInstants(
  value: Parameter,
  path: Path,
  reader: FilterReader,
  instantOf: (thing: Thing) => number,
): Condition {
  const interval = readInterval(value, path, reader)
  return (thing) => instantOf(thing) >= interval.from && instantOf(thing) <= interval.to
}

function readSchedule(value: Parameter, path: Path, reader: FilterReader): Condition {
  const interval = readInterval(value, path, reader)
  return (thing) =>
    thing.kind === 'event' &&
    thing.start <= interval.to &&
    (thing.end ?? thing.start) >= interval.from
}

function readWords(value: Parameter, path: Path, reader: FilterReader): Condition {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return all
  }
  const equals = value.get('equals')
  const like = value.get('like')
  return ({ slug }) =>
    (typeof equals !== 'string' || slug === equals) &&
    (typeof like !== 'string' || slug.includes(like.replaceAll('%', '')))
}

function readLinked(value: Parameter, path: Path, reader: FilterReader): Condition {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return all
  }
  const conditions = [...value].map(([relation, inner]): Condition => {
    if (!relationNames.has(relation)) {
      // The outer part of the path is lost in CORE's message too.
      reader.complaints.add(['filter', relation], 'attribute is unknown')
      return all
    }
    if (!isGroup(inner)) {
      reader.complaints.add([...path, relation], 'must be a hash')
      return all
    }
    const condition = readFilter(inner, [...path, relation], reader)
    return (thing) => relatedThings(thing, relation, reader.library).some(condition)
  })
  return (thing) => conditions.every((condition) => condition(thing))
}

function readUnion(value: Parameter, path: Path, reader: FilterReader): Condition {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return all
  }
  const conditions = value.map((member, index): Condition => {
    const memberPath = [...path, String(index)]
    if (!isGroup(member)) {
      reader.complaints.add(memberPath, 'must be a hash')
      return all
    }
    if (member.has('union')) {
      reader.complaints.add([...memberPath, 'union'], 'is not allowed')
      return all
    }
    return readFilter(member, memberPath, reader)
  })
  return (thing) => conditions.some((condition) => condition(thing))
}
