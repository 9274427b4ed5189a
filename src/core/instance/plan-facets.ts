import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { QueryParameter } from '#core/request/request-plan.ts'

/** The request for one page of the concepts of a scheme that have hits. */
export interface FacetsPlan {
  endpoint: string
  schemeId: string
  query: readonly QueryParameter[]
  /** The filters, if sent by POST; null for a GET. */
  body: string | null
}

/** Saves requests: the server's default is 25. */
const facetPageSize = 100

/**
 * Plans the request for the number of items of each concept with a form's filters; concepts without items are
 * left out. The form's own `fields` and `sort` are left out: here they would apply to concepts (datacycle-core.md
 * 10). null if the form has no valid request.
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
  const facetParameters: QueryParameter[] = [
    { name: 'minCountWithSubtree', members: ['1'] },
    { name: 'fields', members: ['skos:prefLabel', 'skos:broader'] },
    { name: 'page[size]', members: [String(facetPageSize)] },
    { name: 'page[number]', members: [String(page)] },
  ]
  return {
    endpoint: plan.endpoint,
    schemeId,
    // If a name is in both the query and the body, the query wins.
    query: [...plan.query, ...facetParameters],
    body: plan.kind === 'post' ? plan.body : null,
  }
}

/** Keeps only the parts of a form that decide which items match: forms equal in these have the same hits. */
export const onlyConditions = (form: QueryForm): QueryForm => ({
  ...form,
  include: [],
  fields: [],
  sort: [],
  pageSize: '',
  pageNumber: '',
  extra: form.extra.filter(({ name }) => !/^(?:section|page)(?:\[|$)/.test(name)),
})
