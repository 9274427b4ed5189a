import { mebibyte } from '#core/exchange/mebibyte.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { Offered } from '#core/instance/offered.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import type { OpenConnection } from '#host/workspace/connection-access.ts'

/** In bytes; larger responses are not lists of names. */
const maxAnswerBytes = 32 * mebibyte

export type JsonAnswer =
  { kind: 'json'; status: number; value: unknown } | Exclude<Offered<never>, { kind: 'offered' }>

/**
 * Requests a resource other than an endpoint. Any response except successful JSON is reported as the reason
 * why there is no list.
 */
export async function loadJson(
  client: ContentClient,
  { connection, token }: OpenConnection,
  { plan, purpose }: { plan: RequestPlan; purpose: RequestPurpose },
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const { limits } = connection
  const listLimits = { ...limits, totalBytes: Math.min(limits.totalBytes, maxAnswerBytes) }
  const answer = await client.send(
    planContentRequest({ ...connection, limits: listLimits }, token, {
      plan,
      purpose,
      connectionId: connection.id,
    }),
    signal,
  )
  if (answer.kind === 'problem') return { kind: 'no-answer', problem: answer.problem }

  const { status } = answer.head
  if (status < 200 || status > 299) {
    await answer.body.cancel()
    if (status === 401 || status === 403)
      return { kind: 'token-refused', status, hadToken: token !== null }
    return { kind: status === 429 || status >= 500 ? 'fault' : 'not-offered', status }
  }
  const text = await new Response(answer.body).text()
  const outcome = await answer.outcome
  if (outcome.kind === 'broken') return { kind: 'broken' }
  try {
    return { kind: 'json', status, value: JSON.parse(text) }
  } catch {
    return { kind: 'not-offered', status }
  }
}
