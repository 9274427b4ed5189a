import { randomUUID } from 'node:crypto'
import type { ExchangeOutcome, ExchangeHead, ExchangeProblem } from '#core/exchange/outcome.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { AttackedServer } from './attacked-server.ts'
import { openSession } from './page-session.ts'

/** Asks the running app as its own page does. */
export type HostClient = Awaited<ReturnType<typeof openHostClient>>

export async function openHostClient(server: AttackedServer) {
  const { cookie, appToken } = await openSession(server)
  const headers = {
    cookie,
    'x-app-token': appToken,
    origin: server.origin,
    'content-type': 'application/json',
  }
  const ask = (path: string, body?: object, signal?: AbortSignal) =>
    fetch(server.origin + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })

  return {
    ask,

    /** Adds a connection with its token; answers its id. */
    async addConnection(baseUrl: string, token: string): Promise<string> {
      const added = await ask('/api/connections', { name: 'Attacked', baseUrl })
      const { id } = (await added.json()) as { id: string }
      await ask(`/api/connections/${id}/token`, { token })
      return id
    },

    /** Sends one exchange. `end` reads the body away and tells how it ended. */
    async exchange(connectionId: string, plan: RequestPlan, signal?: AbortSignal) {
      const id = randomUUID()
      const answer = await ask(
        '/api/exchange',
        { id, connectionId, plan, purpose: { kind: 'send' } },
        signal,
      )
      if (!answer.ok || answer.body === null)
        return { kind: 'problem' as const, problem: (await answer.json()) as ExchangeProblem }
      const { head, body } = await readHead(answer.body)
      const outcome = async () =>
        (await (await ask(`/api/exchange/${id}/outcome`)).json()) as ExchangeOutcome
      return { kind: 'response' as const, head, body, outcome }
    },
  }
}

/** Splits the stream at the line feed that ends the head. */
async function readHead(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  let line = Buffer.alloc(0)
  while (!line.includes(0x0a)) {
    const { value } = await reader.read()
    if (value === undefined) throw new Error('The answer ended in its head')
    line = Buffer.concat([line, value])
  }
  const end = line.indexOf(0x0a)
  const rest = line.subarray(end + 1)
  async function* body(): AsyncGenerator<Uint8Array> {
    if (rest.length > 0) yield rest
    for (;;) {
      const { value } = await reader.read()
      if (value === undefined) return
      yield value
    }
  }
  return { head: JSON.parse(line.subarray(0, end).toString()) as ExchangeHead, body: body() }
}

/** Reads a body away; gives how many bytes it had. */
export async function countBytes(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of body) bytes += chunk.byteLength
  return bytes
}
