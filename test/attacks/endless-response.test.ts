import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Sample } from '#sample/index.ts'
import { startAttackedServer, type AttackedServer } from './support/attacked-server.ts'
import { countBytes, openHostClient, type HostClient } from './support/host-client.ts'
import { startOddSample } from '../servers/odd/endpoints.ts'

// A server that sends too much, too slowly or not to the end must neither fill the app's memory nor keep it busy.

const mebibyte = 1024 * 1024
const maxMemory = 300 * mebibyte

let sample: Sample
let app: AttackedServer
let client: HostClient
let connectionId: string

beforeAll(async () => {
  sample = await startOddSample()
  app = await startAttackedServer()
  client = await openHostClient(app)
  connectionId = await client.addConnection(sample.baseUrl, sample.tokens.full)
})

afterAll(async () => {
  await app.stop()
  await sample.close()
})

const planOf = (endpoint: string): RequestPlan => ({ kind: 'get', endpoint, query: [] })

async function responseOf(endpoint: string, signal?: AbortSignal) {
  const answer = await client.exchange(connectionId, planOf(endpoint), signal)
  if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem))
  return answer
}

/** The most memory the app's process ever had, in bytes (Linux). */
function peakMemory(): number {
  const status = readFileSync(`/proc/${app.pid}/status`, 'utf8')
  const [, kilobytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return Number(kilobytes) * 1024
}

/** Asks the app for something small again and again while `work` goes on; fails where it does not answer. */
async function whileUsable<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const finished = work.finally(() => {
    over.abort()
  })
  do {
    const answer = await client.ask('/api/settings')
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  } while (!over.signal.aborted)
  return finished
}

test.each([
  ['a gzip bomb of 600 MB', 'odd-gzip-bomb'],
  ['a body without an end', 'odd-endless'],
  // 256 MiB go through the app's process.
])(
  '%s is cut at the limit, and the app stays usable',
  { timeout: 120_000 },
  async (_name, endpoint) => {
    const answer = await responseOf(endpoint)
    const bytes = await whileUsable(countBytes(answer.body))
    expect(bytes).toBe(256 * mebibyte)
    expect(await answer.outcome()).toMatchObject({
      kind: 'broken',
      cause: { kind: 'too-large', limitBytes: 256 * mebibyte },
    })
  },
)

test('one byte a second is shown as it comes, and ends when the person cancels', async () => {
  const cancel = new AbortController()
  const answer = await responseOf('odd-drip', cancel.signal)
  const first = await whileUsable(answer.body.next())
  expect(first.value).toHaveLength(1)
  cancel.abort()
  expect(await answer.outcome()).toMatchObject({ kind: 'broken', cause: { kind: 'cancelled' } })
})

test('a connection that is cut in the middle is told as such, with what had arrived', async () => {
  const answer = await responseOf('odd-broken-off')
  expect(await whileUsable(countBytes(answer.body))).toBeGreaterThan(0)
  expect(await answer.outcome()).toMatchObject({ kind: 'broken', cause: { kind: 'reset' } })
})

test('a connection that is reset before the head is no answer', async () => {
  expect(await client.exchange(connectionId, planOf('odd-reset'))).toMatchObject({
    kind: 'problem',
    problem: { kind: 'reset' },
  })
})

test.runIf(process.platform === 'linux')('after all of that, the app never had 300 MB', () => {
  const peak = peakMemory()
  console.log(`most memory of the app's process: ${Math.round(peak / mebibyte)} MiB`)
  expect(peak).toBeLessThan(maxMemory)
})
