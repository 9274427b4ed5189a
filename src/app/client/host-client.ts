import { hc } from 'hono/client'
import type { InjectionKey } from 'vue'
import type { HostApp } from '#host/compose-routes.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import { isSessionLost } from '#app/answer-worker/session-lost.ts'
import { HostGone } from './refusal.ts'

/** The host's routes as typed functions; every path and every shape comes from the host's own types. */
export type HostClient = ReturnType<typeof createHostClient>

/**
 * `onSessionLost` is called when the shell does not know this page any more, so that the page can give way.
 * What was asked is then never answered: there is nobody left to whom an answer could mean anything. `onDefects`
 * is called when the host has had more defects than before.
 */
export function createHostClient(
  appToken: string | null,
  { onSessionLost, onDefects }: { onSessionLost: () => void; onDefects: () => void },
) {
  let defects = 0
  const askHost: typeof fetch = async (...request) => {
    const answer = await fetchOrHostGone(...request)
    const count = Number(answer.headers.get('x-defects') ?? 0)
    if (count > defects) {
      defects = count
      onDefects()
    }
    if (!isSessionLost(answer)) return answer
    onSessionLost()
    return new Promise<never>(() => undefined)
  }
  return hc<HostApp>(location.origin, { headers: jsonHeaders(appToken), fetch: askHost })
}

/** A fetch that rejects got no answer; told apart from the errors of whoever asks, which are bugs. */
const fetchOrHostGone: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (error) {
    throw new HostGone('The host does not answer', { cause: error })
  }
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')
