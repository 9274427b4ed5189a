import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryParameter } from '#core/request/request-plan.ts'

/** One page of the concepts of a scheme that have hits, as it is asked for. */
export interface FacetsPlan {
  endpoint: string
  schemeId: string
  query: readonly QueryParameter[]
  /** The conditions, where they are sent by POST; null for a GET. */
  body: string | null
}

/** More than a person reads without searching; the server's own size is 25. */
const facetPageSize = 100

/**
 * Asks how many items each concept of a scheme has under a form's conditions: only concepts that have any
 * (datacycle-core.md 1). What the form wants of the items themselves is left out, because there `fields` and
 * `sort` are about the concepts. null where the form stands for no request.
 */
export function planFacets(
  form: QueryForm,
  conventions: Conventions,
  schemeId: string,
  page: number,
): FacetsPlan | null {
  const planned = planRequest(onlyConditions(form), conventions)
  if (!planned.ok) return null
  const plan = planned.value
  if (plan.kind !== 'get' && plan.kind !== 'post') return null
  const shape: QueryParameter[] = [
    { name: 'minCountWithSubtree', members: ['1'] },
    { name: 'fields', members: ['skos:prefLabel', 'skos:broader'] },
    { name: 'page[size]', members: [String(facetPageSize)] },
    { name: 'page[number]', members: [String(page)] },
  ]
  return {
    endpoint: plan.endpoint,
    schemeId,
    // Of a name in both the query and the body the query counts.
    query: [...plan.query, ...shape],
    body: plan.kind === 'post' ? plan.body : null,
  }
}

/** What decides which items there are, and nothing else: two forms with the same conditions have the same hits. */
export const onlyConditions = (form: QueryForm): QueryForm => ({
  ...form,
  include: [],
  fields: [],
  sort: [],
  pageSize: '',
  pageNumber: '',
  extra: form.extra.filter(({ name }) => !/^(?:section|page)(?:\[|$)/.test(name)),
})
