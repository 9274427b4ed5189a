import { createLookup, type Lookup } from './lookup.ts'
import type { StoredContent } from './stored-content.ts'
import { isJsonArray } from '#sample/content/json.ts'
import { referenceOf } from './reference.ts'

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
