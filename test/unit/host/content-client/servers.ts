import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'
import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/** A server on a free loopback port, closed with all its connections when the test is over. */
export interface TestServer {
  port: number
  /** How many connections were made to it. */
  connections: () => number
}

export const openHttpServer = (listener: RequestListener): Promise<TestServer> =>
  open(createServer(listener))

/** Speaks TLS with one of the certificates of test/support/certificates. */
export const openTlsServer = (
  certificate: string,
  listener: RequestListener,
): Promise<TestServer> =>
  open(
    createTlsServer({ cert: readCertificate(certificate), key: readCertificate('key') }, listener),
  )

/** Says whatever the test writes to the socket. */
export const openTcpServer = (onSocket: (socket: Socket) => void): Promise<TestServer> =>
  open(createTcpServer(onSocket))

export const readCertificate = (name: string): string =>
  readFileSync(new URL(`../../../support/certificates/${name}.pem`, import.meta.url), 'utf8')

/** A port that was free a moment ago and has no listener. */
export async function findClosedPort(): Promise<number> {
  const server = createTcpServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function open(server: Server): Promise<TestServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listen(server)
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  })
  return { port, connections: () => connections }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
}
