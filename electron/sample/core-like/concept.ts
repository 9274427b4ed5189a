/** Gives concepts and schemes CORE's SKOS shape. */
import {
  concepts,
  findConcept,
  lineageOf,
  schemes,
  type Concept,
  type Scheme,
} from '../content/concepts.ts'
import type { JsonObject } from '../content/json.ts'
import type { Language } from '../content/text.ts'
import { narrow, type Selection } from '../query/selection.ts'
import { inLanguages } from './in-languages.ts'

type Languages = readonly [Language, ...Language[]]

/** Concepts above and the scheme are references unless the selection resolves them. */
export function shapeConcept(
  concept: Concept,
  selection: Selection,
  languages: Languages,
): JsonObject {
  const reference = (name: string, target: Concept): JsonObject => {
    const resolved = selection.nested.get(name)
    return resolved === undefined
      ? { '@id': target.id, '@type': 'skos:Concept' }
      : shapeConcept(target, resolved, languages)
  }
  const scheme = schemes.find(({ slug }) => slug === concept.scheme)
  const schemeReference = { '@id': scheme?.id ?? '', '@type': 'skos:ConceptScheme' }
  const schemeSelection = selection.nested.get('skos:inScheme')
  const above = concept.parent === null ? undefined : findConcept(concept.scheme, concept.parent)
  const ancestors = lineageOf(concept)
    .slice(1)
    .map((id) => concepts.find((known) => known.id === id))
    .filter((known) => known !== undefined)
  return narrow(
    {
      '@id': concept.id,
      '@type': 'skos:Concept',
      'dc:multilingual': true,
      'dc:translation': ['de', 'en'],
      'skos:prefLabel': inLanguages(concept.label, languages),
      'skos:inScheme':
        schemeSelection === undefined || scheme === undefined
          ? schemeReference
          : shapeScheme(scheme, schemeSelection, languages, ''),
      ...(above === undefined
        ? { 'skos:topConceptOf': schemeReference }
        : {
            'skos:broader': reference('skos:broader', above),
            'skos:ancestors': ancestors.map((ancestor) => reference('skos:ancestors', ancestor)),
          }),
    },
    selection,
  )
}

export const shapeScheme = (
  scheme: Scheme,
  selection: Selection,
  languages: Languages,
  baseUrl: string,
): JsonObject =>
  narrow(
    {
      '@id': scheme.id,
      '@type': 'skos:ConceptScheme',
      'dc:multilingual': true,
      'dc:translation': ['de', 'en'],
      'skos:prefLabel': inLanguages(scheme.label, languages),
      ...(baseUrl === ''
        ? {}
        : { 'dc:hasConcept': `${baseUrl}/api/v4/concept_schemes/${scheme.id}/concepts` }),
    },
    selection,
  )
