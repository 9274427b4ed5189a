import { createServer, Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came over the wire, as it came. */
export interface SeenRequest {
  method: string
  /** The request line's target. */
  target: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export interface EchoServer {
  baseUrl: string
  /** Takes the requests seen since the last call. */
  takeSeen: () => SeenRequest[]
  close: () => Promise<void>
}

/** A real HTTP server on a free port that notes every request and answers with an empty page. */
export async function openEchoServer(): Promise<EchoServer> {
  let seen: SeenRequest[] = []
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, target: url, headers, body: Buffer.concat(chunks).toString('utf8') })
      response.setHeader('content-type', 'application/json').end('{"@graph":[]}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    takeSeen: () => {
      const taken = seen
      seen = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

/** Sends a request with exactly the given target; resolves when the answer is complete. */
export function createRawSender(baseUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(baseUrl)
  return {
    send: (method: string, target: string, body: string | null) =>
      new Promise<void>((resolve, reject) => {
        const headers = body === null ? {} : { 'content-type': 'application/json' }
        request({ agent, hostname, port, method, path: target, headers }, (response) => {
          response.resume()
          response.on('end', () => {
            resolve()
          })
        })
          .on('error', reject)
          .end(body ?? undefined)
      }),
    close: () => {
      agent.destroy()
    },
  }
}
