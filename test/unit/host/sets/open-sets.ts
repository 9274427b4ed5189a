import { onTestFinished } from 'vitest'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { err, ok } from '#core/result.ts'
import type { SetStanding, SetView } from '#core/set/set-document.ts'
import type { SetWay } from '#core/set/set-query.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { createSets } from '#host/sets/sets.ts'
import { owner } from '../../../servers/core/moving-store.ts'

/** An item of a server of test/servers. */
export interface HeldItem {
  '@id'?: string
  version: string
  key?: number
}

export interface OpenSetsOptions {
  silenceMs?: number
  /** What happens while a run waits, which takes no time. */
  onWait?: (ms: number) => void | Promise<void>
  /** In the place of real HTTP. */
  transport?: Transport
  now?: () => Date
  /** What all sets may take. */
  limitBytes?: () => number
}

/** Sets in a folder, over real HTTP; waits take no time and are noted. */
export function openSets(
  folder: string,
  baseUrl: string,
  { silenceMs = 2000, onWait = () => undefined, ...options }: OpenSetsOptions = {},
) {
  let token: string | null = owner.token
  let isTokenLocked = false
  const requestLog = createRequestLog()
  const transport =
    options.transport ?? createUndiciTransport({ environment: {}, trustedCertificates: [] })
  const now = options.now ?? (() => new Date('2026-11-24T03:00:00Z'))
  const client = createContentClient({ transport, requestLog, appVersion: '1', now })
  const waits: number[] = []
  const connection = {
    ...connectionSchema.parse({ id: 'one', name: 'Server', baseUrl }),
    // Shorter than a person may choose.
    limits: { ...defaultExchangeLimits, firstByteMs: silenceMs, silenceMs },
  }
  const sets = createSets({
    folder,
    client,
    now,
    limitBytes: () => Promise.resolve(options.limitBytes?.() ?? Infinity),
    access: {
      open: () =>
        Promise.resolve(
          isTokenLocked
            ? err({ kind: 'token-unavailable', state: 'locked' })
            : ok({ connection, token }),
        ),
    },
    delay: async (ms, signal) => {
      if (signal.aborted) return
      waits.push(ms)
      await onWait(ms)
    },
  })
  onTestFinished(async () => {
    await sets.close()
    await transport.close()
  })

  async function view(id: string): Promise<SetView> {
    const found = (await sets.list()).sets.find((one) => one.id === id)
    if (found === undefined) throw new Error('There is no such set')
    return found
  }

  /** Waits until a set stands still, and tells how. */
  async function settled(id: string): Promise<SetStanding> {
    for (;;) {
      const { standing } = await view(id)
      if (standing.kind === 'ended' || standing.kind === 'paused') return standing
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** The one page that holds all of it, as it is exported. */
  async function body(id: string): Promise<string> {
    const opened = await sets.open(id)
    if (opened === null) throw new Error('Nothing is kept')
    const text = await new Response(opened.stream).text()
    return text.slice(text.indexOf('\n') + 1)
  }

  async function graph(id: string): Promise<HeldItem[]> {
    return (JSON.parse(await body(id)) as { '@graph': HeldItem[] })['@graph']
  }

  /** Waits until a set has come to its end, and gives its verdict. */
  async function verdict(id: string): Promise<SetVerdict> {
    const standing = await settled(id)
    if (standing.kind !== 'ended') throw new Error(JSON.stringify(standing))
    return standing.verdict
  }

  return {
    sets,
    verdict,
    waits,
    view,
    settled,
    requestLog: () => requestLog.readSince(0).entries.toReversed(),
    /** A person enters another token for the connection, or the app has lost it (null). */
    setToken(another: string | null) {
      token = another
    },
    lockKeyring() {
      isTokenLocked = true
    },
    async begin(
      way: SetWay,
      form: Partial<QueryForm> = {},
      { isDatacycle = true, isGentle = false } = {},
    ): Promise<string> {
      const id = crypto.randomUUID()
      const started = await sets.start({
        id,
        connectionId: 'one',
        form: { ...emptyForm, endpoint: 'all', pageSize: '25', ...form },
        conventions: isDatacycle ? presets.core : presets.documented,
        isDatacycle,
        way,
        isGentle,
      })
      if (!started.ok) throw new Error(JSON.stringify(started.error))
      return id
    },
    body,
    /** What it holds, in the order in which it is exported. */
    graph,
    /** The items that are held, by ID, with the version of their texts. */
    async versions(id: string): Promise<Map<string, string>> {
      const items = await graph(id)
      return new Map(items.map((item) => [item['@id'] ?? '', item.version]))
    },
  }
}
