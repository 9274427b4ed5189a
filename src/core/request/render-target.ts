import { encodeComponent } from './encode-component.ts'
import { bodyOf, methodOf, type QueryParameter, type RequestPlan } from './request-plan.ts'
import { renderResourcePath } from './resource.ts'

/**
 * Path and query of a plan, to be appended to the base URL, exactly as sent.
 *
 * Names and values are percent-encoded, brackets included; commas between list members are not. The same plan
 * always gives the same bytes.
 */
export function renderTarget(plan: RequestPlan): string {
  if (plan.kind === 'link') return plan.target
  const path =
    plan.kind === 'resource'
      ? renderResourcePath(plan.resource)
      : `/api/v4/endpoints/${encodeComponent(plan.endpoint)}`
  return plan.query.length === 0 ? path : `${path}?${renderQuery(plan.query)}`
}

/** The absolute URL; `baseUrl` has no trailing slash. */
export const renderUrl = (plan: RequestPlan, baseUrl: string): string =>
  baseUrl + renderTarget(plan)

/** Method, URL and body in one line, for reports. */
export const renderRequestText = (plan: RequestPlan, baseUrl: string): string =>
  [methodOf(plan), renderUrl(plan, baseUrl), bodyOf(plan) ?? ''].join(' ').trim()

function renderQuery(query: readonly QueryParameter[]): string {
  return query
    .map(
      ({ name, members }) => `${encodeComponent(name)}=${members.map(encodeComponent).join(',')}`,
    )
    .join('&')
}
