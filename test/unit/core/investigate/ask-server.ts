import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { createOutline } from '#core/investigate/outline.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { readMeta, readContext } from '#core/response/envelope.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import { bodyOf, methodOf, renderUrl } from '#core/request/request-plan.ts'

/** Sends a step to a real server, as the page's runner would, and reads what investigations look at. */
export async function askServer(
  { baseUrl, token }: { baseUrl: string; token: string },
  { plan, reads, isCount }: Omit<Step, 'key' | 'purpose'>,
): Promise<StepOutcome> {
  const response = await fetch(renderUrl(plan, baseUrl), {
    method: methodOf(plan),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: bodyOf(plan),
  })
  const text = await response.text()
  if (!response.ok) {
    const words = readErrorBody(text).map(({ message }) => message)
    return { kind: 'failed', failure: { kind: 'status', status: response.status, words } }
  }
  const read = readJson(text)
  if (!read.ok) return { kind: 'failed', failure: { kind: 'no-list' } }
  const { paging } = readMeta(memberOf(read.value, 'meta') ?? null)
  const graph = memberOf(read.value, '@graph')
  const isList = graph?.kind === 'array' || (isCount === true && paging.total !== null)
  if (!isList) return { kind: 'failed', failure: { kind: 'no-list' } }
  const outline = createOutline(reads ?? null)
  for (const item of graph?.kind === 'array' ? graph.items : []) outline.add(item)
  const { language } = readContext(memberOf(read.value, '@context') ?? null)
  return { kind: 'answered', response: { total: paging.total, language, ...outline.read() } }
}
