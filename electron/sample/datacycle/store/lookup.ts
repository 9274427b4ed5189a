/** Finds the content of a server by ID. */
import type { JsonObject } from '#sample/content/json.ts'
import type { StoredConcept, StoredContent, StoredScheme, StoredThing } from './stored-content.ts'

export type Found =
  | { kind: 'thing'; thing: StoredThing }
  | { kind: 'concept'; concept: StoredConcept }
  | { kind: 'scheme'; scheme: StoredScheme }
  | { kind: 'part'; part: JsonObject }

export interface Lookup {
  find: (id: string) => Found | undefined
  thing: (id: string) => StoredThing | undefined
  concept: (id: string) => StoredConcept | undefined
  /** IDs of a concept and its ancestors, itself first. */
  lineage: (concept: string) => readonly string[]
}

export function createLookup(content: StoredContent): Lookup {
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
