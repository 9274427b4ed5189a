import { encodeComponent } from '#core/request/encode-component.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Step } from '#core/investigate/investigation.ts'
import type { Observations } from './observations.ts'

/** Names and values in order; a comma in a value separates list members. */
type Pairs = readonly (readonly [name: string, value: string])[]

/** A GET request, encoded as the app encodes it. */
export const getStep = (
  observed: Pick<Observations, 'endpoint'>,
  key: string,
  pairs: Pairs,
): Step =>
  cardStep(key, {
    kind: 'get',
    endpoint: observed.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
  })

/** A GET request with a raw query string. */
export const rawStep = (observed: Observations, key: string, query: string): Step =>
  cardStep(key, {
    kind: 'link',
    target: `/api/v4/endpoints/${encodeComponent(observed.endpoint)}?${query}`,
  })

export const postStep = (
  observed: Observations,
  key: string,
  body: object,
  pairs: Pairs = [],
): Step =>
  cardStep(key, {
    kind: 'post',
    endpoint: observed.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
    body: JSON.stringify(body),
  })

function cardStep(key: string, plan: RequestPlan): Step {
  const purpose = { kind: 'conformance', check: key } as const
  return { key, plan, purpose, countedRelations: [], readsDetails: true }
}
