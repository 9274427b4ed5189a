/** Answers `endpoints/{id or slug}`, also for a single item (datacycle-core.md 1, 3). */
import type { WholeAnswer } from '#sample/http/answer.ts'
import type { ParameterGroup } from '#sample/query/parameter.ts'
import { putInOrder } from '#sample/datacycle/order/put-in-order.ts'
import { startOfCut } from '#sample/datacycle/read/page.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import { describeEndpoint } from '#sample/datacycle/render/describe-endpoint.ts'
import { renderThing } from '#sample/datacycle/render/render-found.ts'
import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { hitsByPath, hitsOf } from './endpoint-hits.ts'
import type { Request } from './request.ts'
import { sendPage } from './send-list.ts'

/** `item` is the path segment after the endpoint; null for the whole list. */
export function answerEndpoint(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  item: string | null,
): WholeAnswer {
  const { instance } = request
  const { cut, locales, schemes } = query
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
  return sendPage(request, query, {
    graph: shown.map((thing) => renderThing(thing, query.selection, view)),
    total: hits.length,
    collection: describeEndpoint(endpoint),
    isFast: query.isFast,
    linkParameters: parametersOfLinks(request, query),
  })
}

/** The links also contain the parameters of a POST body, unless the items were left out. */
const parametersOfLinks = ({ method, parameters }: Request, { sections }: Query): ParameterGroup =>
  method === 'POST' && !sections['@graph'] ? new Map() : parameters
