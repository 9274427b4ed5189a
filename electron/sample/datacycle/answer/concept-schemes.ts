import type { JsonObject } from '#sample/content/json.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { groupOf, textOf } from '#sample/query/parameter.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import { renderConcept, renderScheme } from '#sample/datacycle/render/render-found.ts'
import {
  type StoredConcept,
  type StoredScheme,
  relatedIds,
  type StoredEndpoint,
} from '#sample/datacycle/store/stored-content.ts'
import { badParameters, notFound } from './refusals.ts'
import { type Request, sendList } from './send-list.ts'
import { isUuid } from '#sample/datacycle/filter/filter-reader.ts'
import { describeEndpoint, renderContext } from '#sample/datacycle/render/envelope.ts'
import { hitsOf } from './endpoint-hits.ts'

/** Answers `concept_schemes` and the concepts of one (datacycle-core.md 1, 12). */
export function answerConceptSchemes(request: Request): WholeAnswer {
  const { instance, parameters, target } = request
  const { content } = instance
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const { query } = reading
  const view = { instance, locales: query.locales, schemes: query.schemes }
  const single = (item: JsonObject) =>
    answerJson({ '@context': renderContext(view), '@graph': [item] })
  const [schemeId, list, conceptId] = request.below
  if (schemeId === undefined) {
    return sendList(
      content.schemes
        .filter((scheme) => isShown(scheme, query, parameters))
        .map((scheme) => renderScheme(scheme, query.selection, view)),
      request,
      query,
    )
  }
  const scheme = content.schemes.find(({ id }) => id === schemeId.toLowerCase())
  if (scheme === undefined) return notFound(target)
  if (list === undefined) return single(renderScheme(scheme, query.selection, view))
  if (list !== 'concepts') return notFound(target)
  const members = content.concepts.filter((concept) => concept.scheme === scheme.id)
  if (conceptId === undefined) {
    return sendList(
      members
        .filter((concept) => isShown(concept, query, parameters))
        .map((concept) => renderConcept(concept, query.selection, view)),
      request,
      query,
    )
  }
  const concept = members.find(({ id }) => id === conceptId.toLowerCase())
  return concept === undefined
    ? notFound(target)
    : single(renderConcept(concept, query.selection, view))
}

/** True if a label in one of the languages contains the search text; without one, any label is enough. */
function isShown(
  { texts }: StoredScheme | StoredConcept,
  { locales }: Query,
  parameters: Request['parameters'],
): boolean {
  const filter = groupOf(parameters, 'filter')
  const word = (textOf(filter, 'q') ?? textOf(filter, 'search') ?? '').trim().toLowerCase()
  return locales.some((locale) => {
    const label = texts.get(locale)?.['skos:prefLabel']
    return typeof label === 'string' && label.toLowerCase().includes(word)
  })
}

/**
 * Answers `facets/{scheme}` of an endpoint: its concepts with their item counts (datacycle-core.md 1, 10). The filter
 * applies to the items, all other parameters to the concepts. `@graph` cannot be left out.
 */
export function answerFacets(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  [scheme = '', conceptId]: readonly string[],
): WholeAnswer {
  const { instance, parameters, target } = request
  const { content, lookup } = instance
  if (!isUuid(scheme)) {
    return badParameters([
      { parameter: 'classification_tree_label_id', detail: 'must be a valid UUID' },
    ])
  }
  if (!content.schemes.some(({ id }) => id === scheme.toLowerCase())) return notFound(target)
  const conceptIdsOfThings = hitsOf(endpoint, query, instance).map((thing) =>
    relatedIds(thing, 'dc:classification'),
  )
  const minCount = (name: string) => Number(textOf(parameters, name) ?? 0)
  const view = { instance, locales: query.locales, schemes: query.schemes }
  const rows = content.concepts
    .filter(
      (concept) =>
        concept.scheme === scheme.toLowerCase() &&
        (conceptId === undefined || concept.id === conceptId.toLowerCase()) &&
        query.locales.some((locale) => concept.texts.has(locale)),
    )
    .map((concept) => ({
      concept,
      countWithSubtree: conceptIdsOfThings.filter((ids) =>
        ids.some((id) => lookup.lineage(id).includes(concept.id)),
      ).length,
      countWithout: conceptIdsOfThings.filter((ids) => ids.includes(concept.id)).length,
    }))
    .filter(
      ({ countWithSubtree, countWithout }) =>
        countWithSubtree >= minCount('minCountWithSubtree') &&
        countWithout >= minCount('minCountWithoutSubtree'),
    )
    .map(({ concept, countWithSubtree, countWithout }): JsonObject => ({
      ...renderConcept(concept, query.selection, view),
      'dc:thingCountWithSubtree': countWithSubtree,
      'dc:thingCountWithoutSubtree': countWithout,
    }))
  const shown = { ...query, sections: { ...query.sections, '@graph': true } }
  return sendList(rows, request, shown, describeEndpoint(endpoint))
}
