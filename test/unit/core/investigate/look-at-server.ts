import { readResponseDetails } from '#core/investigate/response-details.ts'
import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import { createOutline } from '#core/investigate/outline.ts'
import { readJson } from '#core/json/read-json.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import { readMeta } from '#core/response/envelope.ts'
import { bodyOf, methodOf, renderUrl } from '#core/request/request-plan.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Sends a step to a real server and reads its response as the response's worker does, with a closer look. */
export async function lookAtServer(
  { baseUrl, token }: { baseUrl: string; token: string },
  { plan, reads }: Pick<Step, 'plan' | 'reads'>,
): Promise<StepOutcome> {
  const response = await fetch(renderUrl(plan, baseUrl), {
    method: methodOf(plan),
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: bodyOf(plan),
  })
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  const bytes = new Uint8Array(await response.arrayBuffer())
  index.feed(bytes)
  index.end(null)
  const details = readResponseDetails(index)
  if (!response.ok) {
    const words = readErrorBody(decoder.decode(bytes)).map(({ message }) => message)
    return { kind: 'failed', failure: { kind: 'status', status: response.status, words }, details }
  }
  if (index.scan.shape !== 'envelope' && index.scan.shape !== 'bare-array')
    return { kind: 'failed', failure: { kind: 'no-list' }, details }
  const meta = readJson(details.meta ?? 'null')
  const outline = createOutline(reads ?? null)
  for (let at = 0; at < index.itemCount; at += 1) {
    const item = readJson(index.itemText(at))
    outline.add(item.ok ? item.value : { kind: 'null' })
  }
  const { total } = readMeta(meta.ok ? meta.value : null).paging
  return { kind: 'answered', response: { total, language: null, ...outline.read() }, details }
}
