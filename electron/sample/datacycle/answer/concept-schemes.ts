/** Answers `concept_schemes` and the concepts of one (datacycle-core.md 1, 12). */
import type { JsonObject } from '#sample/content/json.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import { groupOf, textOf } from '#sample/datacycle/read/group-of.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/context.ts'
import { renderConcept, renderScheme } from '#sample/datacycle/render/render-found.ts'
import type { StoredConcept, StoredScheme } from '#sample/datacycle/store/stored-content.ts'
import { badParameters, notFound } from './refusals.ts'
import type { Request } from './request.ts'
import { sendList } from './send-list.ts'

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
