import { findConcept, type Concept, type SchemeSlug } from './concepts.ts'

/** Like `findConcept`, but throws for an unknown slug. */
export function requiredConcept(scheme: SchemeSlug, slug: string): Concept {
  const concept = findConcept(scheme, slug)
  if (concept === undefined) throw new Error(`No concept ${slug} in ${scheme}`)
  return concept
}
