import { onTestFinished } from 'vitest'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { ok } from '#core/result.ts'
import type { SetStanding, SetView } from '#core/set/set-document.ts'
import type { SetWay } from '#core/set/set-query.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createLedger } from '#host/ledger/ledger.ts'
import { createSets } from '#host/sets/sets.ts'

export const canary = 'canary-token-4711'

/** Sets in a folder, over real HTTP; waits take no time and are noted. */
export function openSets(folder: string, baseUrl: string) {
  const ledger = createLedger()
  const transport = createUndiciTransport({ environment: {}, trustedCertificates: [] })
  const now = () => new Date('2026-11-24T03:00:00Z')
  const client = createContentClient({ transport, ledger, userAgent: 'Test/1', now })
  const waits: number[] = []
  const connection = connectionSchema.parse({
    id: 'one',
    name: 'Server',
    baseUrl,
    limits: { ...defaultExchangeLimits, silenceMs: 2000 },
  })
  const sets = createSets({
    folder,
    client,
    now,
    access: { open: () => Promise.resolve(ok({ connection, token: canary })) },
    delay: (ms, signal) => {
      if (!signal.aborted) waits.push(ms)
      return Promise.resolve()
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

  return {
    sets,
    waits,
    view,
    settled,
    ledger: () => ledger.readSince(0).entries.toReversed(),
    async begin(way: SetWay, form: Partial<QueryForm> = {}, isDatacycle = true): Promise<string> {
      const id = crypto.randomUUID()
      const started = await sets.start({
        id,
        connectionId: 'one',
        form: { ...emptyForm, endpoint: 'all', pageSize: '25', ...form },
        conventions: isDatacycle ? presets.core : presets.documented,
        isDatacycle,
        way,
        isGentle: false,
      })
      if (!started.ok) throw new Error(JSON.stringify(started.error))
      return id
    },
    /** The items that are held, by ID. */
    async items(id: string): Promise<Map<string, { version: string }>> {
      const opened = await sets.open(id)
      if (opened === null) throw new Error('Nothing is kept')
      const text = await new Response(opened.stream).text()
      const { '@graph': graph } = JSON.parse(text.slice(text.indexOf('\n') + 1)) as {
        '@graph': { '@id': string; version: string }[]
      }
      return new Map(graph.map((item) => [item['@id'], item]))
    },
  }
}
