import { hc } from 'hono/client'
import type { InjectionKey } from 'vue'
import type { HostApp } from '#host/create-host.ts'
import { jsonHeaders } from '../answer-worker/json-headers.ts'

/** The host's routes as typed functions; every path and every shape comes from the host's own types. */
export type HostClient = ReturnType<typeof createHostClient>

export function createHostClient(appToken: string | null) {
  return hc<HostApp>(location.origin, { headers: jsonHeaders(appToken) })
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')
