import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { generousLimits, openClient, readToEnd, requestTo, untimed } from './exchange.ts'
import { openHttpServer, openTcpServer } from './servers.ts'

const mebibyte = 1024 * 1024

/** Writes the same chunk for ever, as fast as the other side takes it; resolves when that side is gone. */
async function writeForEver(
  response: ServerResponse,
  chunk: Uint8Array,
  onWrite: () => void = () => undefined,
) {
  function* chunks() {
    for (;;) {
      onWrite()
      yield chunk
    }
  }
  await pipeline(Readable.from(chunks()), response).catch(() => undefined)
}

test('a body that never ends is cut at the limit, and the server is let go', async () => {
  let leave: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (leave = resolve))
  const server = await openHttpServer((_request, response) => {
    void writeForEver(response, Buffer.alloc(64 * 1024, 'x')).then(leave)
  })
  const limits = { ...generousLimits, totalBytes: 3 * mebibyte }
  const answer = await openClient().sendForResponse(requestTo(server.port, { limits }))
  const { bytes, outcome } = await readToEnd(answer)
  expect(bytes.byteLength).toBe(3 * mebibyte)
  expect(outcome).toMatchObject({
    kind: 'broken',
    cause: { kind: 'too-large', limitBytes: 3 * mebibyte },
    sizes: { decoded: 3 * mebibyte },
  })
  await gone
})

test('a body of exactly the limit is complete', async () => {
  const server = await openHttpServer((_request, response) => response.end('x'.repeat(1000)))
  const limits = { ...generousLimits, totalBytes: 1000 }
  const { outcome } = await readToEnd(
    await openClient().sendForResponse(requestTo(server.port, { limits })),
  )
  expect(outcome).toEqual({
    kind: 'complete',
    sizes: { encoded: 1000, decoded: 1000 },
    masked: 0,
    downloadMs: 0,
  })
})

test('a gzip bomb of 600 MB is stopped at the limit, and memory stays bounded', async () => {
  const server = await openHttpServer((_request, response) => {
    response.setHeader('Content-Encoding', 'gzip')
    const zeros = Array<Buffer>(600).fill(Buffer.alloc(mebibyte))
    pipeline(Readable.from(zeros), createGzip({ level: 1 }), response).catch(() => undefined)
  })
  const limits = { ...generousLimits, totalBytes: 256 * mebibyte }
  const before = process.memoryUsage().rss
  const answer = await openClient().sendForResponse(requestTo(server.port, { limits }))
  let received = 0
  let most = before
  for await (const chunk of answer.body) {
    received += chunk.byteLength
    most = Math.max(most, process.memoryUsage().rss)
  }
  expect(received).toBe(256 * mebibyte)
  expect(await answer.outcome).toMatchObject({ cause: { kind: 'too-large' } })
  expect(most - before).toBeLessThan(300 * mebibyte)
})

test('compressed nothing without end is stopped by what came over the wire', async () => {
  const emptyMembers = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')))
  const server = await openHttpServer((_request, response) => {
    response.setHeader('Content-Encoding', 'gzip')
    void writeForEver(response, emptyMembers)
  })
  const limits = { ...generousLimits, totalBytes: 200_000 }
  const { outcome } = await readToEnd(
    await openClient().sendForResponse(requestTo(server.port, { limits })),
  )
  expect(outcome).toMatchObject({ kind: 'broken', cause: { kind: 'too-large' } })
})

test('a reader that pauses stalls the server instead of filling memory', async () => {
  let writes = 0
  let stalled: () => void = () => undefined
  const stall = new Promise<void>((resolve) => (stalled = resolve))
  const server = await openHttpServer((_request, response) => {
    void writeForEver(response, Buffer.alloc(mebibyte), () => {
      writes += 1
    })
    // The first full pipe empties into the sockets' buffers; a pipe that no drain follows has stalled.
    const watch = setInterval(() => {
      if (writes === watched && response.writableNeedDrain) {
        clearInterval(watch)
        stalled()
      }
      watched = writes
    }, 50)
    let watched = -1
    response.on('close', () => {
      clearInterval(watch)
    })
  })
  const limits = { ...generousLimits, totalBytes: 2048 * mebibyte }
  const answer = await openClient().sendForResponse(requestTo(server.port, { limits }))
  const reader = answer.body.getReader()
  await reader.read()
  await stall
  expect(writes).toBeLessThan(64)
  const before = writes
  for (let read = 0; read < 2000; read += 1) await reader.read()
  expect(writes).toBeGreaterThan(before)
  await reader.cancel()
  expect(await answer.outcome).toMatchObject({ kind: 'broken', cause: { kind: 'cancelled' } })
})

test('silence in the middle ends the body with what has arrived', async () => {
  const server = await openHttpServer((_request, response) => {
    response.write('{"first":')
  })
  const limits = { ...generousLimits, silenceMs: 300 }
  const { text, outcome } = await readToEnd(
    await openClient().sendForResponse(requestTo(server.port, { limits })),
  )
  expect(text).toBe('{"first":')
  expect(outcome).toEqual({
    kind: 'broken',
    cause: { kind: 'silence', afterMs: 300 },
    sizes: { encoded: 9, decoded: 9 },
    masked: 0,
    downloadMs: 0,
  })
})

test('a body that never ends is cut at the limit of its duration, if there is one', async () => {
  const server = await openHttpServer((_request, response) => {
    const drip = setInterval(() => response.write('.'), 5)
    response.on('close', () => {
      clearInterval(drip)
    })
  })
  const limits = { ...generousLimits, durationMs: 300 }
  const { text, outcome } = await readToEnd(
    await openClient().sendForResponse(requestTo(server.port, { limits })),
  )
  expect(text).toMatch(/^\.+$/)
  expect(outcome).toMatchObject({ kind: 'broken', cause: { kind: 'duration', afterMs: 300 } })
})

test('a server that drips is not silent: byte after byte arrives until the person cancels', async () => {
  const server = await openHttpServer((_request, response) => {
    const drip = setInterval(() => response.write('.'), 5)
    response.on('close', () => {
      clearInterval(drip)
    })
  })
  const cancel = new AbortController()
  const answer = await openClient().sendForResponse(requestTo(server.port), cancel.signal)
  const reader = answer.body.getReader()
  let text = ''
  while (text.length < 10) text += new TextDecoder().decode((await reader.read()).value)
  cancel.abort()
  expect(await untimed(answer)).toMatchObject({ kind: 'broken', cause: { kind: 'cancelled' } })
  while (!(await reader.read()).done);
})

test.each([
  ['is reset', (socket: Socket) => socket.resetAndDestroy()],
  ['ends', (socket: Socket) => socket.end()],
])('a connection that %s in the middle of the body is a reset', async (_how, finish) => {
  let finishNow: () => void = () => undefined
  const server = await openTcpServer((socket) => {
    finishNow = () => finish(socket)
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"half":')
    })
  })
  const answer = await openClient().sendForResponse(requestTo(server.port))
  const reader = answer.body.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"half":')
  finishNow()
  expect(await reader.read()).toEqual({ done: true, value: undefined })
  expect(await untimed(answer)).toEqual({
    kind: 'broken',
    cause: { kind: 'reset' },
    sizes: { encoded: 8, decoded: 8 },
    masked: 0,
    downloadMs: 0,
  })
})

test('what arrived before a reset is read, even by a reader that comes late', async () => {
  const server = await openTcpServer((socket) => {
    socket.once('data', () => {
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"half":')
    })
  })
  const answer = await openClient().sendForResponse(requestTo(server.port))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await readToEnd(answer)).text).toBe('{"half":')
})

test('gzip that a reset cut off gives what could be decoded and says reset', async () => {
  const text = Array.from({ length: 5000 }, (_, index) => String(index * 7919)).join(',')
  const encoded = gzipSync(text)
  const server = await openTcpServer((socket) => {
    socket.once('data', () => {
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${encoded.length}\r\n\r\n`,
      )
      socket.end(encoded.subarray(0, encoded.length - 100))
    })
  })
  const read = await readToEnd(await openClient().sendForResponse(requestTo(server.port)))
  expect(read.text.length).toBeGreaterThan(text.length / 2)
  expect(text.startsWith(read.text)).toBe(true)
  expect(read.outcome).toMatchObject({
    kind: 'broken',
    cause: { kind: 'reset' },
    sizes: { encoded: encoded.length - 100, decoded: read.text.length },
  })
})

test('gzip that ends early in a complete answer is a bad encoding', async () => {
  const encoded = gzipSync('some text')
  const server = await openHttpServer((_request, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(encoded.subarray(0, -4))
  })
  const read = await readToEnd(await openClient().sendForResponse(requestTo(server.port)))
  expect(read).toMatchObject({
    text: 'some text',
    outcome: { kind: 'broken', cause: { kind: 'bad-encoding', encoding: 'gzip' } },
  })
})

test.each(['signal', 'stream'])('cancelling through the %s closes the connection', async (way) => {
  let closed: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (closed = resolve))
  const server = await openHttpServer((_request, response) => {
    response.on('close', closed)
    response.write('[')
  })
  const cancel = new AbortController()
  const answer = await openClient().sendForResponse(requestTo(server.port), cancel.signal)
  const reader = answer.body.getReader()
  await reader.read()
  const waiting = reader.read()
  if (way === 'signal') cancel.abort()
  else await reader.cancel()
  await gone
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(await untimed(answer)).toEqual({
    kind: 'broken',
    cause: { kind: 'cancelled' },
    sizes: { encoded: 1, decoded: 1 },
    masked: 0,
    downloadMs: 0,
  })
})

test('cancelling an answer nobody reads closes the connection too', async () => {
  let closed: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (closed = resolve))
  const server = await openHttpServer((_request, response) => {
    response.on('close', closed)
    response.write('[')
  })
  const cancel = new AbortController()
  const answer = await openClient().sendForResponse(requestTo(server.port), cancel.signal)
  cancel.abort()
  await gone
  expect(await answer.outcome).toMatchObject({ cause: { kind: 'cancelled' } })
})
