import { isSuccess } from '#core/exchange/outcome.ts'
import type { ConnectionDraft } from '#core/connection/connection.ts'
import type { ConnectionTrial } from '#core/connection/connection-trial.ts'
import type { RequestPlan, Resource } from '#core/request/request-plan.ts'
import { beginsWithCoreMark } from '#core/response/envelope.ts'
import { readErrorBody } from '#core/response/error-body.ts'
import { diagnoseError, pointsToEndpoint } from '#core/response/error-cause.ts'
import {
  type ContentResponse,
  type ContentClient,
  createContentClient,
} from '#host/content-client/content-client.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import { datacycleUser, isCoreContext } from '#host/instance/load-offered-lists.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { renderWarmUpResponse } from '#core/exchange/warm-up-response.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { streamExchange } from './exchanges-under-way.ts'

export interface Trial {
  /** Saved or not; its URL is already validated. */
  draft: ConnectionDraft
  token: string | null
  /** null if the connection is not saved. */
  connectionId: string | null
  /** True if earlier responses of the saved connection came from a dataCycle CORE. */
  isKnownDatacycle: boolean
  /** ID or slug; with '', CORE's credentials check is used, which needs no endpoint. */
  endpoint: string
}

type SendPlan = (plan: RequestPlan) => Promise<ContentResponse>

/** Not part of api.md: CORE answers 200 to a valid token and 401 to any other. */
const credentialsPlan = planGet({ kind: 'check-credentials' })
const usersPlan = planGet({ kind: 'users' })

function planGet(resource: Resource): RequestPlan {
  return { kind: 'resource', resource, query: [], body: null }
}

/** In characters; enough for the mark of a CORE and for an error body. */
const maxBeginningLength = 65_536

/**
 * Tests a connection with the smallest request possible: one item of an endpoint, or a check of the token.
 *
 * May send a second request: after a 401, to learn whether the token is valid at all; after a valid token or
 * an unknown endpoint, to learn the kind of server (`users`). Reads only the beginning of a response and saves nothing.
 */
export async function tryConnection(
  client: ContentClient,
  { draft, token, connectionId, isKnownDatacycle, endpoint }: Trial,
  signal: AbortSignal,
): Promise<ConnectionTrial> {
  const purpose = { kind: 'connection-test' } as const
  const ask: SendPlan = (plan) =>
    client.send(planContentRequest(draft, token, { plan, purpose, connectionId }), signal)

  const requested = endpoint === '' ? 'credentials' : 'endpoint'
  const response = await ask(
    endpoint === ''
      ? credentialsPlan
      : { kind: 'get', endpoint, query: [{ name: 'page[size]', members: ['1'] }] },
  )
  if (response.kind === 'problem') return { kind: 'no-answer', problem: response.problem }
  const { head } = response
  const { status } = head
  const beginning = await readBeginning(response)
  const hadToken = token !== null
  const isMarked = beginsWithCoreMark(beginning)
  const details = isSuccess(status) ? [] : readErrorBody(beginning)

  const isTokenKnown = requested === 'credentials' && status === 200 && hadToken
  const isNotFound = status === 404 && pointsToEndpoint(details)
  const users =
    isTokenKnown || (isNotFound && hadToken && !isKnownDatacycle) ? await askUsers(ask) : null
  const isDatacycle = isMarked || (users?.isDatacycle ?? false)
  const advice = diagnoseError({
    status,
    details,
    hadToken,
    headers: head.headers,
    url: head.sent.url,
    bytes: beginning.length,
    isDatacycle: isDatacycle || isKnownDatacycle,
    isTokenProved: false,
  })
  const isAmbiguous =
    requested === 'endpoint' && hadToken && advice !== null && advice.advice === 'token-or-access'
  return {
    kind: 'answer',
    requested,
    status,
    hadToken,
    isDatacycle,
    // Regardless of the content type, and also after a byte order mark.
    isJson: /^[\s\ufeff]*[[{]/.test(beginning),
    advice: advice?.advice ?? null,
    credentials: isAmbiguous ? await askCredentials(ask) : 'not-asked',
    endpointCount: users?.endpoints ?? null,
  }
}

async function askCredentials(ask: SendPlan): Promise<'accepted' | 'refused' | 'not-asked'> {
  const response = await ask(credentialsPlan)
  if (response.kind === 'problem') return 'not-asked'
  await response.body.cancel()
  const { status } = response.head
  return status === 200 ? 'accepted' : status === 401 ? 'refused' : 'not-asked'
}

/** Reads the list of the token's endpoints; null if it gives none. */
async function askUsers(
  ask: SendPlan,
): Promise<{ isDatacycle: boolean; endpoints: number } | null> {
  const response = await ask(usersPlan)
  if (response.kind === 'problem') return null
  if (response.head.status !== 200) {
    await response.body.cancel()
    return null
  }
  const text = await new Response(response.body).text()
  try {
    const read = datacycleUser.safeParse(JSON.parse(text))
    if (!read.success) return null
    const { storedFilters, watchLists } = read.data['@graph']
    return {
      isDatacycle: isCoreContext(read.data['@context']),
      endpoints: storedFilters.length + watchLists.length,
    }
  } catch {
    return null
  }
}

async function readBeginning(
  response: Extract<ContentResponse, { kind: 'response' }>,
): Promise<string> {
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (text.length < maxBeginningLength) {
    const { value, done } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return text.slice(0, maxBeginningLength)
}

/**
 * Streams a generated response through the same code as a real one, without the network, so that this code is
 * compiled before the user's first request. Uses no token and a temporary request log.
 */
export async function warmUpExchange(): Promise<ReadableStream<Uint8Array>> {
  const client = createContentClient({
    transport: transportFor(new TextEncoder().encode(renderWarmUpResponse())),
    requestLog: createRequestLog(),
    appVersion: '0',
    now: () => new Date(0),
  })
  const response = await client.send(
    {
      purpose: { kind: 'send' },
      connectionId: null,
      method: 'GET',
      baseUrl: 'https://rehearsal.example',
      target: '/api/v4/endpoints/rehearsal?page[size]=25',
      body: null,
      token: 'rehearsal-token',
      limits: defaultExchangeLimits,
      allowPlainHttp: false,
      certificates: null,
    },
    new AbortController().signal,
  )
  if (response.kind === 'problem') throw new Error('The warm-up request was refused')
  return streamExchange(response.head, response.body)
}

const transportFor = (body: Uint8Array): Transport => ({
  send: () =>
    Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json; charset=utf-8']],
      isDecoded: false,
      body: new Blob([Uint8Array.from(body)]).stream(),
    }),
  close: () => Promise.resolve(),
})
