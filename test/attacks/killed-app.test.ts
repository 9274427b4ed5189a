import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { findKeyring } from '../support/keyring/find-keyring.ts'
import { createPrivateKeyring } from '../support/keyring/private-keyring.ts'
import { startAttackedServer } from './support/attacked-server.ts'
import { openHostClient, type HostClient } from './support/host-client.ts'
import { rounds } from '../support/rounds.ts'
import { startServer } from '../support/start-server.ts'
import { makeFolder } from '../support/temporary-folder.ts'

// The whole app, killed while all of its documents are being written at once. FULL=30 for the long run.

const kills = rounds(6)

/** One thing the app keeps; `n` is new at each writing and can be told from what is read. */
interface Kept {
  write(client: HostClient, n: number): Promise<Response>
  read(client: HostClient): Promise<unknown>
  /** What `read` gives after `n` was written. */
  of(n: number): unknown
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T

const themes = ['system', 'light', 'dark'] as const
const savedId = randomUUID()
const form = (n: number) => ({ ...emptyForm, pageNumber: String(n) })

const settings: Kept = {
  write: (client, n) => client.ask('/api/settings', { language: 'en', theme: themes[n % 3] }),
  read: async (client) => (await json<{ theme: string }>(client.ask('/api/settings'))).theme,
  of: (n) => themes[n % 3],
}

function connectionKept(id: string, baseUrl: string): Kept {
  return {
    write: (client, n) => client.ask(`/api/connections/${id}`, { name: `Name ${n}`, baseUrl }),
    async read(client) {
      const { connections } = await json<{ connections: { id: string; name: string }[] }>(
        client.ask('/api/connections'),
      )
      return connections.find((one) => one.id === id)?.name
    },
    of: (n) => `Name ${n}`,
  }
}

const savedRequest: Kept = {
  write: (client, n) =>
    client.ask('/api/saved', {
      id: savedId,
      name: `Saved ${n}`,
      note: 'x'.repeat(5_000),
      folder: '',
      position: n,
      connectionId: 'sample',
      baseUrl: 'http://127.0.0.1:4780',
      form: form(n),
    }),
  read: async (client) =>
    (await json<{ requests: { name: string }[] }>(client.ask('/api/saved'))).requests[0]?.name,
  // Killed before its first writing was confirmed, there may be none.
  of: (n) => (n === 0 ? undefined : `Saved ${n}`),
}

const tabs: Kept = {
  write: (client, n) =>
    client.ask('/api/tabs', {
      windowId: 'window',
      takes: [],
      tabs: [{ id: 'tab', connectionId: null, form: form(n), rawBody: null, savedId: null }],
      activeId: 'tab',
    }),
  read: async (client) =>
    (
      await json<{ windows: { tabs: { form: { pageNumber: string } }[] }[] }>(
        client.ask('/api/tabs'),
      )
    ).windows[0]?.tabs[0]?.form.pageNumber,
  of: String,
}

const owner = { connectionId: 'sample', endpoint: 'events' }
const gridLayout: Kept = {
  write: (client, n) =>
    client.ask('/api/grid-layouts', {
      ...owner,
      layout: { order: [`column ${n}`], added: [], hidden: [], widths: {} },
    }),
  read: async (client) =>
    (
      await json<{ layout: { order: string[] } }>(
        client.ask(`/api/grid-layouts?${new URLSearchParams(owner).toString()}`),
      )
    ).layout.order[0],
  of: (n) => `column ${n}`,
}

const historySettings: Kept = {
  write: (client, n) => client.ask('/api/history/settings', { bodyBytes: n }),
  read: async (client) =>
    (await json<{ bodyBytes: number }>(client.ask('/api/history/settings'))).bodyBytes,
  of: (n) => n,
}

const endpoints: Kept = {
  write: (client, n) =>
    client.ask('/api/endpoints/sample', {
      name: 'events',
      label: `Label ${n}`,
      kind: 'unknown',
      remark: '',
    }),
  read: async (client) =>
    (await json<{ endpoints: { label: string }[] }>(client.ask('/api/endpoints/sample')))
      .endpoints[0]?.label,
  of: (n) => `Label ${n}`,
}

/** The token is never told, so an API that writes down what it gets has to say which one is kept. */
function tokenKept(id: string, received: () => string): Kept {
  return {
    write: (client, n) => client.ask(`/api/connections/${id}/token`, { token: `token-${n}` }),
    async read(client) {
      const plan = { kind: 'get' as const, endpoint: 'events', query: [] }
      const answer = await client.exchange(id, plan)
      if (answer.kind === 'problem') return answer.problem
      return received()
    },
    of: (n) => `Bearer token-${n}`,
  }
}

async function listen() {
  let authorization = ''
  const api = await startServer((request, response) => {
    authorization = request.headers.authorization ?? ''
    response.end('{"@graph":[]}')
  })
  onTestFinished(api.close)
  return { baseUrl: api.baseUrl, received: () => authorization }
}

test(
  `killed while it writes everything at once, the app has lost nothing it had said was kept (${kills} kills)`,
  async () => {
    const dataDir = await makeFolder()
    const keyring = findKeyring() ? await createPrivateKeyring() : null
    await keyring?.start()
    onTestFinished(() => keyring?.close())
    const surroundings = { dataDir, ...(keyring && { environment: keyring.environment }) }
    const api = await listen()

    const first = await startAttackedServer([], surroundings)
    const id = await (await openHostClient(first)).addConnection(api.baseUrl, 'token-0')
    await first.stop()

    const kept: Record<string, Kept> = {
      settings,
      connections: connectionKept(id, api.baseUrl),
      savedRequest,
      tabs,
      gridLayout,
      historySettings,
      endpoints,
      ...(keyring && { token: tokenKept(id, api.received) }),
    }
    /** The last number that was acknowledged, and the last that was sent. */
    const written = new Map<string, { acknowledged: number; sent: number }>()
    let acknowledgements = 0

    for (let round = 0; round <= kills; round++) {
      const server = await startAttackedServer([], surroundings)
      onTestFinished(() => server.stop())
      const client = await openHostClient(server)
      for (const [name, one] of Object.entries(kept)) {
        const last = written.get(name)
        if (last === undefined) continue
        const found = await one.read(client)
        expect([one.of(last.acknowledged), one.of(last.sent)], name).toContainEqual(found)
        const n = found === one.of(last.sent) ? last.sent : last.acknowledged
        written.set(name, { acknowledged: n, sent: n })
      }
      if (round === kills) {
        await server.stop()
        break
      }

      const wanted = acknowledgements + 3 + ((round * 7) % 29)
      let enough: () => void = () => undefined
      const reached = new Promise<void>((resolve) => (enough = resolve))
      const writers = Object.entries(kept).map(async ([name, one]) => {
        for (;;) {
          const { acknowledged, sent } = written.get(name) ?? { acknowledged: 0, sent: 0 }
          const n = Math.max(acknowledged, sent) + 1
          const answer = await one.write(client, n).catch(() => null)
          if (answer === null) {
            // Whether it was written is open: nobody said so.
            written.set(name, { acknowledged, sent: n })
            return
          }
          expect(answer.status, name).toBeLessThan(300)
          written.set(name, { acknowledged: n, sent: n })
          if (++acknowledgements >= wanted) enough()
        }
      })
      await Promise.race([reached, Promise.all(writers)])
      await server.kill()
      await Promise.all(writers)
      const names = await readdir(dataDir, { recursive: true })
      expect(names.filter((name) => name.includes('unreadable'))).toEqual([])
    }
    console.log(
      `${kills} kills, ${Object.keys(kept).length} documents, ${acknowledgements} acknowledged writes, keyring: ${keyring !== null}`,
    )
    expect(written.size).toBe(Object.keys(kept).length)
  },
  60_000 + kills * 10_000,
)
