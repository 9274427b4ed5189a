import { hc } from 'hono/client'
import type { InjectionKey } from 'vue'
import type { HostApp } from '#host/compose-routes.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import { isSessionLost } from '#app/answer-worker/session-lost.ts'
import { HostGone } from './refusal.ts'

/** The host's routes as typed functions, derived from the host's types. */
export type HostClient = ReturnType<typeof createHostClient>

/**
 * `onSessionLost` is called if the shell no longer knows this page, so that the page can be replaced; the
 * request then never settles. `onDefects` is called when the host reports more defects than before.
 */
export function createHostClient(
  appToken: string | null,
  { onSessionLost, onDefects }: { onSessionLost: () => void; onDefects: () => void },
) {
  let defectCount = 0
  const askHost: typeof fetch = async (...request) => {
    const answer = await fetchOrHostGone(...request)
    const count = Number(answer.headers.get('x-defects') ?? 0)
    if (count > defectCount) {
      defectCount = count
      onDefects()
    }
    if (!isSessionLost(answer)) return answer
    onSessionLost()
    return new Promise<never>(() => undefined)
  }
  return hc<HostApp>(location.origin, { headers: jsonHeaders(appToken), fetch: askHost })
}

/** Throws HostGone if there is no response, to distinguish this from errors of the caller, which are bugs. */
const fetchOrHostGone: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (error) {
    throw new HostGone('The host does not answer', { cause: error })
  }
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')
