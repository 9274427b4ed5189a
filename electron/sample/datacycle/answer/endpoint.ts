/** Answers `endpoints/{id or slug}`, also for a single item (datacycle-core.md 1, 3). */
import { renderJson } from '#sample/content/json.ts'
import { jsonAnswer, type WholeAnswer } from '#sample/http/answer.ts'
import type { ParameterGroup } from '#sample/query/parameter.ts'
import { putInOrder } from '#sample/datacycle/order/put-in-order.ts'
import { startOfCut } from '#sample/datacycle/read/page.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/context.ts'
import { renderEnvelope } from '#sample/datacycle/render/envelope.ts'
import { describeEndpoint } from '#sample/datacycle/render/describe-endpoint.ts'
import { renderPageQuery } from '#sample/datacycle/render/links.ts'
import { renderThing } from '#sample/datacycle/render/render-found.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { hitsByPath, hitsOf } from './endpoint-hits.ts'
import type { Request } from './request.ts'

/** `item` is the path segment after the endpoint; null for the whole list. */
export function answerEndpoint(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  item: string | null,
): WholeAnswer {
  const { instance, path } = request
  const { cut, locales, schemes, sections } = query
  const hits =
    item === null ? hitsOf(endpoint, query, instance) : hitsByPath(endpoint, item, query, instance)
  const start = startOfCut(cut)
  const shown = putInOrder(hits, {
    order: query.order,
    nearness: query.nearness,
    savedOrder: endpoint.savedOrder,
    cut,
    locales,
    instance,
  }).slice(start, start + cut.size)
  const view = { instance, locales, schemes }
  const linkParameters = parametersOfLinks(request, query)
  return jsonAnswer(
    200,
    renderJson(
      renderEnvelope(
        {
          context: renderContext(view),
          graph: shown.map((thing) => renderThing(thing, query.selection, view)),
          total: hits.length,
          cut,
          collection: describeEndpoint(endpoint),
          addressOf: (number) =>
            `${instance.baseUrl}${path}?${renderPageQuery(linkParameters, number, cut)}`,
          fast: query.fast,
        },
        sections,
      ),
    ),
  )
}

/** The links also contain the parameters of a POST body, unless the items were left out. */
const parametersOfLinks = ({ method, parameters }: Request, { sections }: Query): ParameterGroup =>
  method === 'POST' && !sections['@graph'] ? new Map() : parameters
