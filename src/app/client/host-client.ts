import { hc } from 'hono/client'
import type { InjectionKey } from 'vue'
import type { HostApp } from '#host/create-host.ts'

/** The host's routes as typed functions; every path and every shape comes from the host's own types. */
export type HostClient = ReturnType<typeof createHostClient>

export function createHostClient(appToken: string | null) {
  // The host refuses every POST that is not JSON, an empty one included.
  const headers = { 'content-type': 'application/json', ...appTokenHeader(appToken) }
  return hc<HostApp>(location.origin, { headers })
}

export function appTokenHeader(appToken: string | null): Record<string, string> {
  return appToken === null ? {} : { 'x-app-token': appToken }
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')
