import { connect, createServer as createTcpServer } from 'node:net'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planLink } from '#core/response/page-link.ts'
import { readPlanParameters } from '#core/request/plan-body.ts'
import { type RequestPlan, renderUrl } from '#core/request/request-plan.ts'
import type { Sample } from '#sample/index.ts'
import { startAttackedServer, type AttackedServer } from './support/attacked-server.ts'
import { openHostClient, type HostClient } from './support/host-client.ts'
import { rounds } from '../support/rounds.ts'
import { startOddSample } from '../servers/odd/endpoints.ts'
import { startServer } from '../support/start-server.ts'

// security.md 6: a token goes to its connection's origin and nowhere else, whatever a server's links
// and redirects say. A second server listens where they lead, and counts who comes.

const shapes = 20
const tries = rounds(5)

let sample: Sample
let app: AttackedServer
let client: HostClient
let connectionId: string
/** Every request that reached the other server, and every byte that came on a bare connection. */
const arrived: string[] = []
const closing: (() => void)[] = []

async function listenElsewhere(): Promise<string> {
  const server = await startServer((request, response) => {
    arrived.push(`${request.method ?? ''} ${JSON.stringify(request.rawHeaders)}`)
    response.end('{"@graph":[]}')
  })
  closing.push(() => void server.close())
  return server.baseUrl
}

/** Two of the shapes name the next port, and `localhost`, which may be another address. */
async function listenBeside(port: number): Promise<void> {
  const server = createTcpServer((socket) => {
    socket.on('data', (bytes) => arrived.push(bytes.toString('latin1')))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => {
    server.once('error', () => {
      resolve()
    })
    server.listen(port + 1, '127.0.0.1', resolve)
  })
  closing.push(() => void server.close())
}

beforeAll(async () => {
  sample = await startOddSample({ foreignOrigin: await listenElsewhere() })
  await listenBeside(Number(new URL(sample.baseUrl).port))
  app = await startAttackedServer()
  client = await openHostClient(app)
  connectionId = await client.addConnection(sample.baseUrl, sample.tokens.full)
})

afterAll(async () => {
  await app.stop()
  await sample.close()
  for (const close of closing) close()
})

const planOf = (endpoint: string, page: number): RequestPlan => ({
  kind: 'get',
  endpoint,
  query: [
    { name: 'page[number]', members: [String(page)] },
    // So that no cache of anything could answer.
    { name: 'try', members: [randomBytes(4).toString('hex')] },
  ],
})

test(`${shapes} shapes of foreign redirects, ${tries} times each: nothing reaches the other origin`, async () => {
  const reasons = new Set<string>()
  for (let round = 0; round < tries; round++) {
    const answers = await Promise.all(
      Array.from({ length: shapes }, (_, shape) =>
        client.exchange(connectionId, planOf('odd-foreign-redirect', shape + 1)),
      ),
    )
    for (const answer of answers) {
      if (answer.kind === 'problem') {
        const { problem } = answer
        reasons.add(problem.kind === 'redirect-refused' ? problem.reason : problem.kind)
      } else {
        // The one shape that stays at home: another path of the same origin, which has nothing.
        expect(answer.head).toMatchObject({ status: 404 })
        for await (const chunk of answer.body) expect(chunk).toBeDefined()
      }
    }
  }
  expect([...reasons].toSorted()).toEqual(['invalid-address', 'other-origin'])
  expect(arrived).toEqual([])
}, 600_000)

test(`${shapes} shapes of foreign links, ${tries} times each: nothing reaches the other origin`, async () => {
  let followed = 0
  for (let round = 0; round < tries; round++) {
    await Promise.all(
      Array.from({ length: shapes }, async (_, shape) => {
        const plan = planOf('odd-foreign-links', shape + 1)
        const answer = await client.exchange(connectionId, plan)
        if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem))
        const parts: Uint8Array[] = []
        for await (const chunk of answer.body) parts.push(chunk)
        const body = JSON.parse(Buffer.concat(parts).toString()) as { links: { next: string } }

        // What the page decides about the link, and what a page does that was taken over.
        const url = renderUrl(plan, sample.baseUrl)
        const decided = planLink({
          link: body.links.next,
          baseUrl: sample.baseUrl,
          sent: { method: 'GET', url, query: readPlanParameters(plan) },
        })
        if (decided.kind === 'follow') followed++
        const hostile: RequestPlan = { kind: 'link', target: body.links.next }
        const forced = await client.exchange(connectionId, hostile)
        expect(forced).toMatchObject({ kind: 'problem', problem: { kind: 'invalid-request' } })
      }),
    )
  }
  expect(followed).toBe(0)
  expect(arrived).toEqual([])
}, 600_000)

test('the other server counts: a request that is meant for it arrives', async () => {
  const { port } = new URL(await listenElsewhere())
  const before = arrived.length
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer control\r\nConnection: close\r\n\r\n',
      )
    })
    socket.resume().on('close', () => {
      resolve()
    })
  })
  expect(arrived.slice(before)).toHaveLength(1)
  expect(arrived.at(-1)).toContain('Bearer control')
})
