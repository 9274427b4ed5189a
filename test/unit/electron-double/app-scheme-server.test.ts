import { once } from 'node:events'
import { get } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  startAppSchemeServer,
  type AppSchemeServer,
} from '../../support/electron-double/app-scheme-server.ts'

const servers: AppSchemeServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function ask(
  handler: (request: Request) => Response,
  path: string,
  headers = {},
): Promise<IncomingMessage> {
  const server = await startAppSchemeServer(() => handler)
  servers.push(server)
  const request = get(`${server.origin}${path}`, {
    headers: { origin: server.origin, ...headers },
    rejectUnauthorized: false,
  })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

test('a request comes to the handler as one to app://explorer', async () => {
  const requested: unknown[] = []
  const answer = await ask((request) => {
    requested.push([request.method, request.url, request.headers.get('origin')])
    return new Response('yes')
  }, '/api/settings?a=b')
  expect(await answer.toArray().then((chunks) => Buffer.concat(chunks).toString())).toBe('yes')
  expect(requested).toEqual([['GET', 'app://explorer/api/settings?a=b', 'app://explorer']])
})

test('an answer streams: what has come is read before the rest is sent', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller
      controller.enqueue(Buffer.from('first'))
    },
  })
  const chunks = (await ask(() => new Response(body), '/'))[Symbol.asyncIterator]()
  expect(String((await chunks.next()).value)).toBe('first')
  stream?.enqueue(Buffer.from('second'))
  expect(String((await chunks.next()).value)).toBe('second')
  stream?.close()
  expect((await chunks.next()).done).toBe(true)
})

test('leaving a request cancels the body and does not abort the signal', async () => {
  let left: () => void = () => undefined
  const cancelled = new Promise<void>((resolve) => {
    left = resolve
  })
  let signal: AbortSignal | undefined
  const answer = await ask((request) => {
    signal = request.signal
    return new Response(new ReadableStream({ cancel: left }))
  }, '/')
  answer.destroy()
  await cancelled
  expect(signal?.aborted).toBe(false)
})

test('it closes while a connection is there that has not said anything', async () => {
  const server = await startAppSchemeServer(() => undefined)
  const silent = connect(Number(new URL(server.origin).port), '127.0.0.1')
  await once(silent, 'connect')
  const gone = once(silent, 'close')
  await server.close()
  await gone
})
