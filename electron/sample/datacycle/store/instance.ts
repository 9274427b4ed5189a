import {
  type StoredContent,
  type StoredConcept,
  type StoredScheme,
  type StoredThing,
  referenceOf,
} from './stored-content.ts'
import { isJsonArray, type JsonObject } from '#sample/content/json.ts'

/** A running sample server with its content. */
export interface Instance {
  content: StoredContent
  lookup: Lookup
  names: KnownNames
  /** Without a trailing slash. */
  baseUrl: string
}

export function createInstance(content: StoredContent, baseUrl: string): Instance {
  const lookup = createLookup(content)
  return { content, lookup, names: listKnownNames(content, lookup), baseUrl }
}

/** The attribute and relation names of the server's templates. */
interface KnownNames {
  attributes: ReadonlySet<string>
  relations: ReadonlySet<string>
}

const always = ['dct:created', 'dct:modified', 'dc:touched', 'slug', 'dct:deleted'] as const
const ofSchedules = [
  'eventSchedule',
  'openingHoursSpecification',
  'dc:diningHoursSpecification',
  'schedule',
  'hoursAvailable',
  'validitySchedule',
] as const

/** Derived from the content, so templates that no item uses are missing. */
function listKnownNames(content: StoredContent, lookup: Lookup): KnownNames {
  const attributes = new Set<string>([...always, ...ofSchedules])
  const relations = new Set<string>()
  for (const thing of content.things) {
    for (const text of thing.texts.values()) {
      for (const [name, value] of Object.entries(text)) {
        attributes.add(name)
        const ids = isJsonArray(value) ? value.map(referenceOf) : []
        if (ids.some((id) => id !== null && lookup.find(id)?.kind === 'thing')) relations.add(name)
      }
    }
  }
  if (relations.has('location')) relations.add('contentLocation')
  if (relations.has('contentLocation')) relations.add('location')
  return { attributes, relations }
}

export type Found =
  | { kind: 'thing'; thing: StoredThing }
  | { kind: 'concept'; concept: StoredConcept }
  | { kind: 'scheme'; scheme: StoredScheme }
  | { kind: 'part'; part: JsonObject }

/** Finds the content of a server by ID. */
interface Lookup {
  find: (id: string) => Found | undefined
  thing: (id: string) => StoredThing | undefined
  concept: (id: string) => StoredConcept | undefined
  /** IDs of a concept and its ancestors, itself first. */
  lineage: (concept: string) => readonly string[]
}

function createLookup(content: StoredContent): Lookup {
  const things = new Map(content.things.map((thing) => [thing.id, thing]))
  const concepts = new Map(content.concepts.map((concept) => [concept.id, concept]))
  const schemes = new Map(content.schemes.map((scheme) => [scheme.id, scheme]))
  const lineage = (id: string): string[] => {
    const parent = concepts.get(id)?.parent ?? null
    return [id, ...(parent === null ? [] : lineage(parent))]
  }
  return {
    thing: (id) => things.get(id),
    concept: (id) => concepts.get(id),
    lineage,
    find: (id) => {
      const thing = things.get(id)
      if (thing !== undefined) return { kind: 'thing', thing }
      const concept = concepts.get(id)
      if (concept !== undefined) return { kind: 'concept', concept }
      const scheme = schemes.get(id)
      if (scheme !== undefined) return { kind: 'scheme', scheme }
      const part = content.parts.get(id)
      return part === undefined ? undefined : { kind: 'part', part }
    },
  }
}
