import { encodeComponent } from '#core/request/encode-component.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Step } from '#core/investigate/investigation.ts'
import type { Known } from './known.ts'

/** Names and values in order; the commas of a value are those between members of a list. */
type Pairs = readonly (readonly [name: string, value: string])[]

/** Asks by GET, written as the app writes it. */
export const getStep = (known: Pick<Known, 'endpoint'>, key: string, pairs: Pairs): Step =>
  cardStep(key, {
    kind: 'get',
    endpoint: known.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
  })

/** Asks by GET, with a query string that is written otherwise than the app does. */
export const rawStep = (known: Known, key: string, query: string): Step =>
  cardStep(key, {
    kind: 'link',
    target: `/api/v4/endpoints/${encodeComponent(known.endpoint)}?${query}`,
  })

/** Asks by POST. */
export const postStep = (known: Known, key: string, body: object, pairs: Pairs = []): Step =>
  cardStep(key, {
    kind: 'post',
    endpoint: known.endpoint,
    query: pairs.map(([name, value]) => ({ name, members: value.split(',') })),
    body: JSON.stringify(body),
  })

function cardStep(key: string, plan: RequestPlan): Step {
  const purpose = { kind: 'conformance', check: key } as const
  return { key, plan, purpose, include: [], looksCloser: true }
}
