import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startAttackedServer } from './support/attacked-server.ts'

// People leave the app open, so it ends for idleness only where `--idle-minutes` was asked for. What keeps
// it up is any request for data: the app has no WebSocket whose end could be seen.

test('row 23: when the idle time is over the server has ended and nothing listens any more', async () => {
  const server = await startAttackedServer(['--idle-minutes', '0.001'])
  expect(await server.ended).toBe(0)

  const outcome = await new Promise<string>((resolve) => {
    connect(server.port, '127.0.0.1')
      .on('connect', () => {
        resolve('connected')
      })
      .on('error', (error: NodeJS.ErrnoException) => {
        resolve(error.code ?? '')
      })
  })
  expect(outcome).toBe('ECONNREFUSED')
})

test('row 23: a server that was not told to end for idleness ends by a signal only', async () => {
  const server = await startAttackedServer()
  onTestFinished(() => server.stop())
  await server.skipTime(24 * 60 * 60_000)
  expect((await fetch(server.origin)).status).toBe(200)
})
