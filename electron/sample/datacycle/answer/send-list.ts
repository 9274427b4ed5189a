/** Answers with one page of schemes, concepts or collections. */
import { renderJson, type Json, type JsonObject } from '#sample/content/json.ts'
import { jsonAnswer, type WholeAnswer } from '#sample/http/answer.ts'
import type { ParameterGroup } from '#sample/query/parameter.ts'
import { startOfCut } from '#sample/datacycle/read/page.ts'
import type { Query } from '#sample/datacycle/query/read-query.ts'
import { renderContext } from '#sample/datacycle/render/context.ts'
import { renderEnvelope } from '#sample/datacycle/render/envelope.ts'
import { renderPageQuery } from '#sample/datacycle/render/links.ts'
import type { Request } from './request.ts'

/**
 * The links of a POST contain only the page (datacycle-core.md 3). `collection` describes the endpoint, if
 * the list belongs to one.
 */
export function sendList(
  rows: readonly Json[],
  request: Request,
  { cut, sections, locales, schemes }: Query,
  collection: JsonObject | null = null,
): WholeAnswer {
  const { instance, path, method, parameters } = request
  const linkParameters: ParameterGroup = method === 'POST' ? new Map() : parameters
  const start = startOfCut(cut)
  return jsonAnswer(
    200,
    renderJson(
      renderEnvelope(
        {
          context: renderContext({ instance, locales, schemes }),
          graph: rows.slice(start, start + cut.size),
          total: rows.length,
          cut,
          collection,
          addressOf: (number) =>
            `${instance.baseUrl}${path}?${renderPageQuery(linkParameters, number, cut)}`,
          fast: false,
        },
        sections,
      ),
    ),
  )
}
