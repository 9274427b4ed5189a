/** Answers with one page of schemes, concepts or collections. */
import type { Json, JsonObject } from '#sample/content/json.ts'
import { answerJson, type WholeAnswer } from '#sample/http/answer.ts'
import type { ParameterGroup } from '#sample/query/parameter.ts'
import { startOfCut } from '#sample/datacycle/read/page.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import {
  renderEnvelope,
  type List,
  renderPageQuery,
  renderContext,
} from '#sample/datacycle/render/envelope.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { StoredUser } from '#sample/datacycle/store/stored-content.ts'

/** An authenticated request with parsed parameters. */
export interface Request {
  instance: Instance
  method: string
  target: string
  /** The target without its query, as requested. */
  path: string
  /** Decoded path segments after `/api/v4/{resource}/`. */
  below: readonly string[]
  user: StoredUser
  parameters: ParameterGroup
}

interface PageOfList extends Pick<List, 'graph' | 'total' | 'collection' | 'isFast'> {
  /** The parameters that the links repeat. */
  linkParameters: ParameterGroup
}

/**
 * The links of a POST contain only the page (datacycle-core.md 3). `collection` describes the endpoint, if
 * the list belongs to one.
 */
export function sendList(
  rows: readonly Json[],
  request: Request,
  query: Query,
  collection: JsonObject | null = null,
): WholeAnswer {
  const { method, parameters } = request
  const start = startOfCut(query.cut)
  return sendPage(request, query, {
    graph: rows.slice(start, start + query.cut.size),
    total: rows.length,
    collection,
    isFast: false,
    linkParameters: method === 'POST' ? new Map() : parameters,
  })
}

export function sendPage(
  { instance, path }: Request,
  { cut, sections, locales, schemes }: Query,
  { linkParameters, ...page }: PageOfList,
): WholeAnswer {
  return answerJson(
    renderEnvelope(
      {
        ...page,
        context: renderContext({ instance, locales, schemes }),
        cut,
        addressOf: (number) =>
          `${instance.baseUrl}${path}?${renderPageQuery(linkParameters, number, cut)}`,
      },
      sections,
    ),
  )
}
