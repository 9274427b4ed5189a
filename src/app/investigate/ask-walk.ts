import { type HostClient, HostFault, HostGone } from '#app/client/host-client.ts'
import { readPassedSet } from '#app/export-worker/passed-set.ts'
import {
  responseWithoutItems,
  type StepFailure,
  type StepOutcome,
} from '#core/investigate/investigation.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { PassedSetRequest, PauseReason } from '#core/set/set-document.ts'
import { isCountedOrBetter } from '#core/set/set-verdict.ts'
import type { AskWalk, WalkNews } from './run-investigation.ts'

/**
 * Creates what walks over a list until an item has come: a set that is not kept, so the host waits and tries again.
 * `baseUrlOf` returns the address of a connection by its ID.
 */
export const createAskWalk =
  (client: HostClient, baseUrlOf: (connectionId: string) => string): AskWalk =>
  (connectionId, { plan, purpose, walk }, onNews) => {
    const left = new AbortController()
    const { form, conventions, itemId, maxPages } = walk
    const request: PassedSetRequest = {
      id: crypto.randomUUID(),
      connectionId,
      baseUrl: baseUrlOf(connectionId),
      form,
      conventions,
      plan,
      search: { id: itemId, maxPages, purpose },
    }
    const outcome = new Promise<StepOutcome>((resolve) => {
      void readWalk(client, request, left.signal, onNews)
        .then(resolve)
        .finally(() => {
          // Has an effect only if reading threw, because a promise resolves once; the page reports the defect.
          resolve(failedBy('host-fault'))
          left.abort()
        })
    })
    return {
      outcome,
      cancel: () => {
        left.abort()
      },
    }
  }

const failedBy = (problem: string): StepOutcome => ({
  kind: 'failed',
  failure: { kind: 'problem', problem },
})

async function readWalk(
  client: HostClient,
  request: PassedSetRequest,
  signal: AbortSignal,
  onNews: (news: WalkNews) => void,
): Promise<StepOutcome> {
  const body = await loadBody(client, request, signal)
  if (body === null) return failedBy('host-gone')
  let [requests, pages] = [1, 0]
  for await (const line of readPassedSet(body, signal)) {
    if (line.kind === 'item') {
      const item = readJsonOrNull(line.text)
      return { kind: 'answered', response: { ...responseWithoutItems, item } }
    }
    if (line.kind === 'counts') {
      for (; requests < line.requests; requests += 1) onNews({ kind: 'sent' })
      ;({ pages } = line)
    } else if (line.standing.kind === 'waiting') {
      onNews(line.standing)
    } else if (line.standing.kind === 'paused') {
      return { kind: 'failed', failure: failureOf(line.standing.why) }
    } else if (line.standing.kind === 'ended') {
      const { verdict } = line.standing
      const walked = { pages, items: verdict.items, isComplete: isCountedOrBetter(verdict) }
      return { kind: 'answered', response: responseWithoutItems, walked }
    }
  }
  return failedBy('host-gone')
}

/** null if the host is gone. Throws if it refuses the request, which is a defect. */
async function loadBody(
  client: HostClient,
  request: PassedSetRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    const response = await client.api.sets.passed.$post({ json: request }, { init: { signal } })
    if (!response.ok) throw new HostFault(response.status, '/api/sets/passed')
    return response.body
  } catch (error) {
    if (signal.aborted || error instanceof HostGone) return null
    throw error
  }
}

function failureOf(why: PauseReason): StepFailure {
  switch (why.kind) {
    case 'status':
      return { kind: 'status', status: why.status }
    case 'refused':
      return { kind: 'status', status: 401 }
    case 'no-list':
      return why
    case 'no-answer':
      return { kind: 'problem', problem: why.problem }
    case 'no-token':
    case 'other-address':
    case 'person':
    case 'ended':
    case 'disk':
    case 'sets-full':
      return { kind: 'problem', problem: why.kind }
  }
}
