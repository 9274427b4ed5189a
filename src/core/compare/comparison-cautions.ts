import { isSuccess } from '#core/exchange/outcome.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import type { ResponseShape } from '#core/response/response-scan.ts'

/** One of two compared responses, with the data that decides how reliable the comparison is. */
export interface ComparedResponse {
  connectionId: string
  baseUrl: string
  form: QueryForm
  /** null for a saved set, which is not one response of a server. */
  status: number | null
  shape: ResponseShape
  itemCount: number
  /** Hits on all pages: the digits as sent, null if unknown. */
  total: string | null
  /** False if the body was cut off. */
  isWhole: boolean
}

/** Why a difference between two responses may not be a change of the content. Most important first. */
export type ComparisonCaution =
  /** An error response: differences say nothing about the content. */
  | { kind: 'error-status'; side: Side; status: number }
  | { kind: 'no-list'; side: Side }
  /** The body of the response was cut off. */
  | { kind: 'broken-off'; side: Side }
  | { kind: 'other-server' }
  /** Two connections to one server, each with its own token. */
  | { kind: 'other-token' }
  | { kind: 'other-endpoint' }
  /** Full text, filters, relations, fields or further parameters differ. */
  | { kind: 'other-query' }
  /** The page numbers differ, or only the page sizes. */
  | { kind: 'other-page'; by: 'number' | 'size' }
  /** At least one response holds only a part of the hits: missing items may be on another page. */
  | { kind: 'one-page'; isSorted: boolean }
  /** The requested order differs. */
  | { kind: 'other-sort' }
  /** IDs that occur more than once in a response; only the first item is compared. */
  | { kind: 'repeated-ids'; count: number }
  /** Items without an ID, which are not compared. */
  | { kind: 'without-id'; before: number; after: number }

export type Side = 'before' | 'after'

/** Lists the cautions for a comparison. `conventions` are those of the later response. */
export function describeCautions(
  before: ComparedResponse,
  after: ComparedResponse,
  items: { repeated: number; withoutId: { before: number; after: number } },
  conventions: Conventions,
): ComparisonCaution[] {
  const formBefore = normalizeForm(before.form, conventions)
  const formAfter = normalizeForm(after.form, conventions)
  const differs = (pick: (form: QueryForm) => unknown) =>
    JSON.stringify(pick(formBefore)) !== JSON.stringify(pick(formAfter))
  const both = [
    ['before', before],
    ['after', after],
  ] as const
  const cautions: ComparisonCaution[] = []

  for (const [side, { status, shape }] of both)
    if (status !== null && !isSuccess(status)) cautions.push({ kind: 'error-status', side, status })
    else if (shape !== 'envelope' && shape !== 'bare-array')
      cautions.push({ kind: 'no-list', side })
  for (const [side, { isWhole }] of both) if (!isWhole) cautions.push({ kind: 'broken-off', side })
  if (before.baseUrl !== after.baseUrl) cautions.push({ kind: 'other-server' })
  else if (before.connectionId !== after.connectionId) cautions.push({ kind: 'other-token' })
  if (differs(({ endpoint }) => endpoint)) cautions.push({ kind: 'other-endpoint' })
  if (differs(selectionPartsOf)) cautions.push({ kind: 'other-query' })
  if (differs(pageNumberOf)) cautions.push({ kind: 'other-page', by: 'number' })
  else if (differs(({ pageSize }) => pageSize)) cautions.push({ kind: 'other-page', by: 'size' })
  else if (both.some(([, response]) => hasMorePages(response)))
    cautions.push({ kind: 'one-page', isSorted: formAfter.sort.length > 0 })
  if (differs(({ sort }) => sort)) cautions.push({ kind: 'other-sort' })
  if (items.repeated > 0) cautions.push({ kind: 'repeated-ids', count: items.repeated })
  if (items.withoutId.before + items.withoutId.after > 0)
    cautions.push({ kind: 'without-id', ...items.withoutId })
  return cautions
}

/**
 * The parts of a form that decide which items and attributes are returned. The method is not one of them, nor is
 * the order (api.md 4.3.1), but for what is repeated and for content IDs (datacycle-core.md 9).
 */
const selectionPartsOf = ({ q, filters, include, fields, extra }: QueryForm) => ({
  q,
  filters: sortBy(filters, ({ key }) => (key.startsWith('contentId') ? 'contentId' : key)),
  include: include.toSorted(),
  fields: sortBy(fields, ({ relation }) => relation),
  extra: sortBy(extra, ({ name }) => name),
})

const sortBy = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  all.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))

/** True if two forms ask for the same items with the same attributes, whatever their endpoint, order and page. */
export const haveSameSelection = (one: QueryForm, other: QueryForm): boolean =>
  JSON.stringify(selectionPartsOf(one)) === JSON.stringify(selectionPartsOf(other))

/** Page 1 is the default. */
const pageNumberOf = ({ pageNumber }: QueryForm) => pageNumber || '1'

/** True if the response holds only a part of the hits. */
export const hasMorePages = ({
  itemCount,
  total,
}: Pick<ComparedResponse, 'itemCount' | 'total'>): boolean =>
  total !== null && Number(total) > itemCount

/** False if a response is an error or has no list: every item of the other one would count as a difference. */
export const canCompareItems = (cautions: readonly ComparisonCaution[]): boolean =>
  cautions.every(({ kind }) => kind !== 'error-status' && kind !== 'no-list')

/** How the two sides of a comparison are labeled. */
export type SideLabeling =
  /** One query sent twice: by time. */
  | { kind: 'time' }
  /** By connection, endpoint or both: whichever differs. */
  | { kind: 'source'; connection: boolean; endpoint: boolean }
  /** Two queries to one endpoint of one connection. */
  | { kind: 'query' }

/** Decides by the comparison's cautions how the two sides are labeled. */
export function describeSideLabeling(cautions: readonly ComparisonCaution[]): SideLabeling {
  const has = (...kinds: readonly ComparisonCaution['kind'][]) =>
    cautions.some(({ kind }) => kinds.includes(kind))
  const connection = has('other-server', 'other-token')
  const endpoint = has('other-endpoint')
  if (connection || endpoint) return { kind: 'source', connection, endpoint }
  return { kind: has('other-query', 'other-page', 'other-sort') ? 'query' : 'time' }
}

/** A query that was sent to a connection. */
interface SentTo {
  connectionId: string
  form: QueryForm
}

/**
 * The latest exchange that sent the same query to another connection, such as one with another token. `exchanges`
 * are listed from the earliest to the latest.
 */
export function findSameQueryElsewhere<Exchange extends SentTo>(
  exchanges: readonly Exchange[],
  { connectionId, form, conventions }: SentTo & { conventions: Conventions },
): Exchange | null {
  const textOf = (one: QueryForm) => {
    const normal = normalizeForm(one, conventions)
    return JSON.stringify({ ...normal, ...selectionPartsOf(normal) })
  }
  const own = textOf(form)
  return (
    exchanges.findLast((one) => one.connectionId !== connectionId && textOf(one.form) === own) ??
    null
  )
}
