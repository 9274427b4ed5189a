import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { normaliseForm } from '#core/query/normalise-form.ts'
import type { AnswerShape } from '#core/response/answer-scan.ts'

/** One of two compared answers, as far as it decides what the comparison can say. */
export interface ComparedAnswer {
  connectionId: string
  baseUrl: string
  form: QueryForm
  /** null of a kept set, which no server sent as one answer. */
  status: number | null
  shape: AnswerShape
  /** Items in this answer. */
  items: number
  /** Hits on all pages, the digits as they were sent; null is unknown. */
  total: string | null
  /** False where the body broke off. */
  isWhole: boolean
}

/** Why a difference between two answers may not be a change of the content. The weightiest come first. */
export type ComparisonCaution =
  /** An error by its status: whatever the other side holds is no change. */
  | { kind: 'error-status'; side: Side; status: number }
  | { kind: 'no-list'; side: Side }
  | { kind: 'broken-off'; side: Side }
  | { kind: 'other-instance' }
  /** Two connections to one server: each has a token of its own. */
  | { kind: 'other-token' }
  | { kind: 'other-endpoint' }
  /** Full text, filters, relations, fields or further parameters differ. */
  | { kind: 'other-query' }
  | { kind: 'other-page' }
  /** At least one answer holds a part of the hits only: what is missing may stand on another page. */
  | { kind: 'one-page'; isSorted: boolean }
  | { kind: 'other-sort' }
  | { kind: 'repeated-ids'; count: number }
  | { kind: 'without-id'; before: number; after: number }

export type Side = 'before' | 'after'

/** Names what a reader of the comparison must know. The conventions are those of the later answer. */
export function describeCautions(
  before: ComparedAnswer,
  after: ComparedAnswer,
  items: { repeated: number; withoutId: { before: number; after: number } },
  conventions: Conventions,
): ComparisonCaution[] {
  const was = normaliseForm(before.form, conventions)
  const is = normaliseForm(after.form, conventions)
  const differs = (pick: (form: QueryForm) => unknown) =>
    JSON.stringify(pick(was)) !== JSON.stringify(pick(is))
  const both = [
    ['before', before],
    ['after', after],
  ] as const
  const cautions: ComparisonCaution[] = []

  for (const [side, { status, shape }] of both)
    if (status !== null && status > 299) cautions.push({ kind: 'error-status', side, status })
    else if (shape !== 'envelope' && shape !== 'bare-array')
      cautions.push({ kind: 'no-list', side })
  for (const [side, { isWhole }] of both) if (!isWhole) cautions.push({ kind: 'broken-off', side })
  if (before.baseUrl !== after.baseUrl) cautions.push({ kind: 'other-instance' })
  else if (before.connectionId !== after.connectionId) cautions.push({ kind: 'other-token' })
  if (differs(({ endpoint }) => endpoint)) cautions.push({ kind: 'other-endpoint' })
  if (differs(contentOf)) cautions.push({ kind: 'other-query' })
  if (differs(pageOf)) cautions.push({ kind: 'other-page' })
  else if (both.some(([, answer]) => isPart(answer)))
    cautions.push({ kind: 'one-page', isSorted: is.sort.length > 0 })
  if (differs(({ sort }) => sort)) cautions.push({ kind: 'other-sort' })
  if (items.repeated > 0) cautions.push({ kind: 'repeated-ids', count: items.repeated })
  if (items.withoutId.before + items.withoutId.after > 0)
    cautions.push({ kind: 'without-id', ...items.withoutId })
  return cautions
}

/** What decides which items come, and with which attributes; GET and POST ask for the same. */
const contentOf = ({ q, filters, include, fields, extra }: QueryForm) => ({
  q,
  filters,
  include: include.toSorted(),
  fields,
  extra,
})

/** Page 1 is what comes where none is named. */
const pageOf = ({ pageSize, pageNumber }: QueryForm) => [pageSize, pageNumber || '1']

const isPart = ({ items, total }: ComparedAnswer) => total !== null && Number(total) > items

/** What the two sides of a comparison are called by. */
export type ComparedBy =
  /** One query, asked twice: by when. */
  | { kind: 'time' }
  /** By the connection, the endpoint or both: by what differs. */
  | { kind: 'source'; connection: boolean; endpoint: boolean }
  /** Two queries to one endpoint of one connection. */
  | { kind: 'query' }

/** Only one query at two times has an earlier and a later side; the cautions are those of the comparison. */
export function describeComparedBy(cautions: readonly ComparisonCaution[]): ComparedBy {
  const has = (...kinds: readonly ComparisonCaution['kind'][]) =>
    cautions.some(({ kind }) => kinds.includes(kind))
  const connection = has('other-instance', 'other-token')
  const endpoint = has('other-endpoint')
  if (connection || endpoint) return { kind: 'source', connection, endpoint }
  return { kind: has('other-query', 'other-page', 'other-sort') ? 'query' : 'time' }
}
