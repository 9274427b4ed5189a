import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Readable, type Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import type { SchemeHandler } from './session-double.ts'

/** Where Chromium finds what the app serves at `app://explorer`. */
export interface AppSchemeServer {
  origin: string
  close(): Promise<void>
}

const appOrigin = 'app://explorer'

const readCertificate = (name: string) =>
  readFile(new URL(`../certificates/${name}`, import.meta.url))

/**
 * Carries a browser's requests on a loopback port to the handler of `app:`, and its answers back.
 * Over https, because an address of plain http is how the page knows the browser shell.
 *
 * As in Electron: the answer's headers come as one value per name; a request that is left cancels the
 * answer's body and does not abort `request.signal`; a handler that throws is a network error.
 */
export async function startAppSchemeServer(
  handler: () => SchemeHandler | undefined,
): Promise<AppSchemeServer> {
  const [cert, key] = await Promise.all([
    readCertificate('self-signed.pem'),
    readCertificate('key.pem'),
  ])
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // The server itself knows a connection once it has greeted, and Chromium opens some that it never uses.
  const connections = new Set<Duplex>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const handle = handler()
    if (!handle) throw new Error('Nothing handles app: in this session')
    const response = await handle(await toRequest(incoming, origin))
    outgoing.writeHead(response.status, response.statusText, Object.fromEntries(response.headers))
    // A short answer's head would wait for its first byte otherwise, and a page could not show it.
    outgoing.flushHeaders()
    if (!response.body) {
      outgoing.end()
      return
    }
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    outgoing.once('close', () => body.destroy())
    body.once('error', () => outgoing.destroy())
    body.pipe(outgoing)
  }

  return {
    origin,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of connections) socket.destroy()
      await closed
    },
  }
}

/** Headers of the loopback connection that the app's own scheme does not have. */
const ofTheConnection = new Set(['host', 'connection', 'accept-encoding', 'content-length'])

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (!ofTheConnection.has(name) && typeof value === 'string')
      headers.set(name, value.replaceAll(origin, appOrigin))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return new Request(`${appOrigin}${incoming.url ?? '/'}`, {
    method: incoming.method ?? 'GET',
    headers,
    body: hasBody ? new Uint8Array(await buffer(incoming)) : null,
  })
}
