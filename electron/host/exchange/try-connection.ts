import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import { findPreset } from '#core/query/conventions.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import type { ContentAnswer, ContentClient } from '../content-client/content-client.ts'
import { planContentRequest } from '../content-client/plan-content-request.ts'

export interface Trial {
  /** As typed, saved or not; its address already read. */
  draft: ConnectionDraft
  token: string | null
  /** null where it is not saved. */
  connectionId: string | null
  /** Id or slug; '' asks CORE's check of credentials instead, which needs no endpoint. */
  endpoint: string
}

/** Not part of api.md: CORE answers 200 to a valid token and 401 to any other. */
const credentialsPlan: RequestPlan = {
  kind: 'resource',
  resource: { kind: 'check-credentials' },
  query: [],
  body: null,
}

/**
 * Asks an instance the smallest question there is: one item of an endpoint, or whether it takes the token.
 *
 * CORE says 401 also where a valid token has no right to an endpoint; there a second question tells
 * the two apart. Reads no more of the answer than its first bytes, and saves nothing.
 */
export async function tryConnection(
  client: ContentClient,
  { draft, token, connectionId, endpoint }: Trial,
  signal: AbortSignal,
): Promise<ConnectionTrial> {
  const ask = (plan: RequestPlan) => {
    const asked = { method: methodOf(plan), target: renderTarget(plan), body: bodyOf(plan) }
    const purpose = { kind: 'connection-test' } as const
    return client.send(
      planContentRequest(draft, token, { ...asked, purpose, connectionId }),
      signal,
    )
  }

  const asked = endpoint === '' ? 'credentials' : 'endpoint'
  const answer = await ask(
    endpoint === ''
      ? credentialsPlan
      : { kind: 'get', endpoint, query: [{ name: 'page[size]', members: ['1'] }] },
  )
  if (answer.kind === 'problem') return { kind: 'no-answer', problem: answer.problem }
  const { status } = answer.head
  const isJson = await beginsAsJson(answer)
  const isAmbiguous =
    status === 401 &&
    asked === 'endpoint' &&
    token !== null &&
    findPreset(draft.conventions) === 'core'
  const credentials = isAmbiguous ? await askCredentials(ask) : 'not-asked'
  return { kind: 'answer', asked, status, isJson, hadToken: token !== null, credentials }
}

async function askCredentials(
  ask: (plan: RequestPlan) => Promise<ContentAnswer>,
): Promise<'accepted' | 'refused' | 'not-asked'> {
  const answer = await ask(credentialsPlan)
  if (answer.kind === 'problem') return 'not-asked'
  await answer.body.cancel()
  switch (answer.head.status) {
    case 200:
      return 'accepted'
    case 401:
      return 'refused'
    default:
      return 'not-asked'
  }
}

async function beginsAsJson(answer: Extract<ContentAnswer, { kind: 'answer' }>): Promise<boolean> {
  const reader = answer.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  // Also where the server calls it something else, and behind a byte order mark.
  return /^[\s\ufeff]*[[{]/.test(Buffer.from(value ?? []).toString('utf8'))
}
