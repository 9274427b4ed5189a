/** A small, correct answer for endpoints whose oddity lies elsewhere. */
import { renderJson, type Json, type JsonObject } from '#sample/content/json.ts'
import type { Site } from '#sample/http/endpoint.ts'
import { shapeItem } from '#sample/documented/item.ts'

const unresolved = { isWhole: true, named: new Set<string>(), nested: new Map<string, never>() }

/** The first events as documented items. */
export const someItems = ({ library, baseUrl }: Site, count: number): JsonObject[] =>
  library.events.slice(0, count).map((event) => shapeItem(event, unresolved, { library, baseUrl }))

export const renderEnvelope = (graph: readonly Json[], links: JsonObject = {}): string =>
  renderJson({ '@graph': graph, meta: { total: graph.length, pages: 1 }, links })

export const somePage = (site: Site): string => renderEnvelope(someItems(site, 3))
