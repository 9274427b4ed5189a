import { hc } from 'hono/client'
import type { InjectionKey } from 'vue'
import type { HostApp } from '#host/create-host.ts'
import { jsonHeaders } from '../answer-worker/json-headers.ts'
import { HostGone } from './refusal.ts'

/** The host's routes as typed functions; every path and every shape comes from the host's own types. */
export type HostClient = ReturnType<typeof createHostClient>

export function createHostClient(appToken: string | null) {
  return hc<HostApp>(location.origin, { headers: jsonHeaders(appToken), fetch: askHost })
}

/** A fetch that rejects got no answer; told apart from the errors of whoever asks, which are bugs. */
const askHost: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (error) {
    throw new HostGone('The host does not answer', { cause: error })
  }
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')
