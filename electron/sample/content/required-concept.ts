import { findConcept, type Concept, type SchemeSlug } from './concepts.ts'

/** A concept that the content is written against: a wrong slug is a mistake in this folder. */
export function requiredConcept(scheme: SchemeSlug, slug: string): Concept {
  const concept = findConcept(scheme, slug)
  if (concept === undefined) throw new Error(`No concept ${slug} in ${scheme}`)
  return concept
}
