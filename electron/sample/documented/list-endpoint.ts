/** Creates endpoints that behave as documented in api.md. */
import type { JsonObject } from '#sample/content/json.ts'
import type { Library } from '#sample/content/library.ts'
import type { Thing } from '#sample/content/thing.ts'
import { answerJson, type Answer } from '#sample/http/answer.ts'
import type { Call } from '#sample/http/call.ts'
import { endpointIdOf, type Endpoint, type EndpointRecord } from '#sample/http/endpoint.ts'
import { visitorOf } from '#sample/http/token.ts'
import { cutPage, type Page } from '#sample/query/page.ts'
import { shapeItem } from './item.ts'
import { listAddress, renderLinks, type MissingLink } from './list-links.ts'
import { renderMeta, type MetaShape } from './list-meta.ts'
import type { ListQuery } from './list-query.ts'
import { refuseUnknownToken, refuseVisitor, unknownEndpoint } from './problem.ts'
import { readCall } from './read-call.ts'
import type { ReadingOptions } from './read-list-query.ts'
import { selectRelations } from './relation-selection.ts'
import { selectThings, type DefaultOrder } from './select-things.ts'

export interface ListTraits extends EndpointRecord {
  things: (library: Library) => readonly Thing[]
  defaultOrder: DefaultOrder
  meta: MetaShape
  missingLink: MissingLink
  unknownNames: ReadingOptions['unknownNames']
  // Deviations from the documented behavior, for tests:
  /** The query that the endpoint answers instead of the requested one; links repeat the requested one. */
  obey?: (query: ListQuery) => ListQuery
  cut?: (found: readonly Thing[], query: ListQuery) => Page<Thing>
  renderMeta?: (page: Page<Thing>) => JsonObject
  renderLinks?: (page: Page<Thing>, query: ListQuery, call: Call) => JsonObject
}

export const endpointAddress = (baseUrl: string, name: string): string =>
  `${baseUrl}/api/v4/endpoints/${name}`

export const createListEndpoint = (traits: ListTraits): Endpoint => ({
  ...traits,
  id: endpointIdOf(traits.slug),
  answer: (call) => answerList(call, traits),
})

function answerList(call: Call, traits: ListTraits): Answer {
  const visitor = visitorOf(call.authorization)
  if (visitor === null) return refuseUnknownToken()
  if (traits.access === 'full-token' && visitor !== 'full') return refuseVisitor(traits.slug)
  if (call.below.length > 0) return unknownEndpoint([traits.slug, ...call.below].join('/'))
  const reading = readCall(call, traits.unknownNames)
  if (reading.kind === 'refused') return reading.answer
  return answerJson(listEnvelope(call, traits, reading.query))
}

function listEnvelope(call: Call, traits: ListTraits, query: ListQuery): JsonObject {
  const { library, baseUrl } = call.site
  const obeyed = traits.obey?.(query) ?? query
  const found = selectThings(traits.things(library), obeyed, traits.defaultOrder)
  const page = traits.cut?.(found, obeyed) ?? cutPage(found, obeyed.number, obeyed.size)
  const selection = selectRelations(obeyed)
  const address = endpointAddress(baseUrl, call.name)
  const { languages } = query
  const view = { library, baseUrl, languages }
  return {
    // For one language it is in `@context`; for several, each item has its own.
    ...(languages.length === 1
      ? { '@context': ['https://schema.org/', { '@language': languages[0] ?? '' }] }
      : {}),
    '@graph': page.items.map((thing) => shapeItem(thing, selection, view)),
    meta: traits.renderMeta?.(page) ?? renderMeta(page, traits.meta),
    links:
      traits.renderLinks?.(page, query, call) ??
      renderLinks(page, (number) => listAddress(address, query, number), traits.missingLink),
  }
}
