import { lookCloser } from '#core/investigate/closer-look.ts'
import { nothingShown, type StepOutcome } from '#core/investigate/investigation.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { createAnswerIndex } from '#core/response/answer-index.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import { readMeta } from '#core/response/envelope.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { renderUrl } from '#core/request/render-target.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Sends a step to a real server and reads its answer as the answer's worker does, with a closer look. */
export async function lookAtServer(
  { baseUrl, token }: { baseUrl: string; token: string },
  plan: RequestPlan,
): Promise<StepOutcome> {
  const answer = await fetch(renderUrl(plan, baseUrl), {
    method: methodOf(plan),
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: bodyOf(plan),
  })
  const index = createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  index.feed(bytes)
  index.end(null)
  const look = lookCloser(index)
  if (!answer.ok) {
    const words = readErrorBody(decoder.decode(bytes)).map(({ message }) => message)
    return { kind: 'failed', failure: { kind: 'status', status: answer.status, words }, look }
  }
  if (index.scan.shape !== 'envelope' && index.scan.shape !== 'bare-array')
    return { kind: 'failed', failure: { kind: 'no-list' }, look }
  const meta = readJson(look.meta ?? 'null')
  const ids = Array.from({ length: index.itemCount }, (_, at) => {
    const item = readJson(index.itemText(at))
    const id = item.ok ? memberOf(item.value, '@id') : undefined
    return id?.kind === 'string' ? id.value : ''
  })
  const { total } = readMeta(meta.ok ? meta.value : null).paging
  return { kind: 'answered', answer: { ...nothingShown, total, ids }, look }
}
