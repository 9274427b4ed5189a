import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createChromiumTransport } from '#host/content-client/chromium-transport.ts'
import { TransportError } from '#host/content-client/transport-error.ts'

/** A request of Chromium's network stack, answered by the test. */
class OpenRequest extends EventEmitter {
  readonly setHeader = () => undefined
  readonly end = () => undefined
  readonly abort = () => undefined
}

test('a body that fails before anybody reads it ends nothing but itself', async () => {
  const open = new OpenRequest()
  const transport = createChromiumTransport({
    network: {
      request: () => open,
      sentHeaders: () => null,
      resolveProxy: () => Promise.resolve('DIRECT'),
    },
    fallback: {
      send: () => Promise.reject(new Error('not asked')),
      close: () => Promise.resolve(),
    },
  })
  const sending = transport.send({
    ...{ method: 'GET', origin: 'https://api.example', target: '/', headers: [], body: null },
    ...{ certificates: null, signal: new AbortController().signal },
  })
  const response = Object.assign(new Readable({ read: () => undefined }), {
    ...{ statusCode: 200, statusMessage: 'OK', rawHeaders: [] },
  })
  open.emit('response', response)
  const { body } = await sending
  response.destroy(new Error('net::ERR_CONNECTION_RESET'))
  await new Promise((resolve) => response.once('close', resolve))
  await expect(body.getReader().read()).rejects.toEqual(new TransportError({ kind: 'reset' }))
})
