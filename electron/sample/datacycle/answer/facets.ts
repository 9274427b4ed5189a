/**
 * Answers `facets/{scheme}` of an endpoint: its concepts with their item counts (datacycle-core.md 1, 10).
 */
import type { JsonObject } from '#sample/content/json.ts'
import type { WholeAnswer } from '#sample/http/answer.ts'
import { isUuid } from '#sample/datacycle/filter/identifiers.ts'
import { textOf } from '#sample/datacycle/read/group-of.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import { describeEndpoint } from '#sample/datacycle/render/describe-endpoint.ts'
import { renderConcept } from '#sample/datacycle/render/render-found.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { hitsOf } from './endpoint-hits.ts'
import { badParameters, notFound } from './refusals.ts'
import type { Request } from './request.ts'
import { sendList } from './send-list.ts'

/** The filter applies to the items, all other parameters to the concepts. `@graph` cannot be left out. */
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
