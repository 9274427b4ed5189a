import { hc } from 'hono/client'
import { type InjectionKey, inject } from 'vue'
import type { HostApp } from '#host/create-host.ts'
import { jsonHeaders } from '#app/response-worker/json-headers.ts'
import { isSessionLost } from '#app/response-worker/session-lost.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'

/** The host's routes as typed functions, derived from the host's types. */
export type HostClient = ReturnType<typeof createHostClient>

/** Responses by path that were requested before the client was created; null for what did not come. */
export type EarlyResponses = Map<string, Promise<Response | null>>

/**
 * The first request of a path in `early` takes that response. `onSessionLost` is called if the shell no longer knows
 * this page, so that the page can be replaced; the request then never settles. `onDefects` is called when the host
 * reports more defects than before.
 */
export function createHostClient(
  appToken: string | null,
  options: {
    early?: EarlyResponses | undefined
    onSessionLost: () => void
    onDefects: () => void
  },
) {
  const { early = new Map<string, never>(), onSessionLost, onDefects } = options
  let defectCount = 0
  const askHost: typeof fetch = async (...request) => {
    const asked = takeEarly(request)
    // A page that is being left sends at once or not at all.
    const response = (asked && (await asked)) ?? (await fetchOrHostGone(...request))
    const count = Number(response.headers.get('x-defects') ?? 0)
    if (count > defectCount) {
      defectCount = count
      onDefects()
    }
    if (!isSessionLost(response)) return response
    onSessionLost()
    return new Promise<never>(() => undefined)
  }
  function takeEarly([url]: Parameters<typeof fetch>): Promise<Response | null> | undefined {
    const path = typeof url === 'string' ? url.slice(location.origin.length) : ''
    const response = early.get(path)
    early.delete(path)
    return response
  }
  return hc<HostApp>(location.origin, { headers: jsonHeaders(appToken), fetch: askHost })
}

/** A client whose requests are never sent, and never answered. */
export const createSilentClient = (): HostClient =>
  hc<HostApp>(location.origin, { fetch: () => new Promise<never>(() => undefined) })

/** Throws HostGone if there is no response, to distinguish this from errors of the caller, which are bugs. */
const fetchOrHostGone: typeof fetch = async (...request) => {
  try {
    return await fetch(...request)
  } catch (error) {
    throw new HostGone('The host does not answer', { cause: error })
  }
}

export const hostClientKey: InjectionKey<HostClient> = Symbol('host client')

/** The host failed on a route that never refuses, which is a defect. */
export class HostFault extends Error {
  readonly defect: Defect

  constructor(status: number, path: string) {
    super(`The host answered ${String(status)}`)
    this.name = 'HostFault'
    const doing = `${path} ${String(status)}`
    this.defect = { where: 'host', doing, name: 'HostFault', message: '', frames: [] }
  }
}

/** The part of a typed host response that is used here. */
interface HostResponse {
  ok: boolean
  status: number
  url: string
  json(): Promise<unknown>
}
type BodyOf<A extends HostResponse> = A extends { ok: false }
  ? never
  : Awaited<ReturnType<A['json']>>

/** Reads a response that is never a refusal. Throws a HostFault if it failed. */
export async function readOk<A extends HostResponse>(response: A): Promise<BodyOf<A>> {
  if (!response.ok) throw new HostFault(response.status, pathOf(response.url))
  return (await response.json()) as BodyOf<A>
}

/** The path without IDs, which may be names given by users. */
const pathOf = (url: string): string =>
  url === '' ? '' : new URL(url).pathname.split('/').slice(0, 3).join('/')

export type Refusal =
  | HostRefusal
  | { kind: 'host-gone' }
  /** The browser shell refused the request before it reached the host (security.md 4). */
  | { kind: 'app-refused'; status: number }

export const hostGone: Refusal = { kind: 'host-gone' }
export class HostGone extends Error {}

/** Returns `gone` if the host has ended; rethrows all other errors, because they are bugs. */
export async function unlessHostIsGone<T>(gone: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HostGone) return gone
    throw error
  }
}

/** As `unlessHostIsGone`, for work that returns a refusal or null. */
export const orHostGone = (work: () => Promise<Refusal | null>) =>
  unlessHostIsGone<Refusal | null>(hostGone, work)

/** The host's response to a change. */
export type ChangeResponse = { ok: true } | { ok: false; json: () => Promise<Refusal> }

/** Sends a change to the host. `follow` gets its response unless it refuses. Returns the refusal, or null. */
export const sendChange = <A extends ChangeResponse>(
  send: () => Promise<A>,
  follow: (response: A) => void | Promise<void>,
) =>
  orHostGone(async () => {
    const response = await send()
    if (!response.ok) return response.json()
    await follow(response)
    return null
  })

/** The client of this page's host, for components and stores of a running page. */
export function useHostClient(): HostClient {
  const client = inject(hostClientKey)
  if (!client) throw new Error('No host client was provided')
  return client
}
