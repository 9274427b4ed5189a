import type { StepOutcome } from '#core/investigate/investigation.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { renderUrl } from '#core/request/render-target.ts'

/** Sends a step to a real server, as the page's runner would, and reads what investigations look at. */
export async function askServer(
  { baseUrl, token }: { baseUrl: string; token: string },
  plan: RequestPlan,
): Promise<StepOutcome> {
  const answer = await fetch(renderUrl(plan, baseUrl), {
    method: methodOf(plan),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: bodyOf(plan),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    return { kind: 'failed', failure: { kind: 'status', status: answer.status } }
  }
  const { '@graph': items, meta } = (await answer.json()) as {
    '@graph': { '@id': string }[]
    meta?: { total?: number; page?: { totalElements?: number } }
  }
  const total = meta?.total ?? meta?.page?.totalElements ?? null
  return {
    kind: 'answered',
    answer: {
      total: total === null ? null : String(total),
      ids: items.map((item) => item['@id']),
      resolved: {},
    },
  }
}
