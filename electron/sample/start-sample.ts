/** Starts the sample instance on a loopback port. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createLibrary } from './content/library.ts'
import { createCoreEndpoints } from './core-like/endpoints.ts'
import { createDocumentedEndpoints } from './documented/endpoints.ts'
import { sendAnswer } from './http/answer.ts'
import { readBody } from './http/read-body.ts'
import { createRequestLog } from './http/request-log.ts'
import { tokens } from './http/token.ts'
import { createOddEndpoints } from './odd/endpoints.ts'
import { createRouter, type Router } from './route.ts'

export interface SampleOptions {
  /** 0 takes any free port. */
  port: number
  host?: '127.0.0.1'
  /** Told every request line as it came, for example `GET /log HTTP/1.1`. */
  log?: (requestLine: string) => void
  /** The origin to which the foreign links and redirects lead; by default one that does not answer. */
  foreignOrigin?: string
}

export interface Sample {
  /** Without a trailing slash. */
  baseUrl: string
  tokens: { full: string; limited: string }
  /** The last 1000 request lines, oldest first. */
  requestLines: () => readonly string[]
  /** Ends all connections at once. */
  close: () => Promise<void>
}

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function startSample(options: SampleOptions): Promise<Sample> {
  const { port, host = '127.0.0.1', foreignOrigin = 'http://127.0.0.2:9' } = options
  const log = createRequestLog(options.log ?? (() => undefined))
  const server = createServer({ maxHeaderSize: 65_536 })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  const baseUrl = `http://${host}:${String(taken)}`
  const site = { baseUrl, foreignOrigin, library: createLibrary() }
  const route = createRouter(
    site,
    [...createDocumentedEndpoints(), ...createCoreEndpoints()],
    createOddEndpoints(),
    log,
  )
  server.on('request', (request: IncomingMessage, response) => {
    log.add(`${request.method ?? ''} ${request.url ?? ''} HTTP/${request.httpVersion}`)
    answer(request, route)
      .then((made) => sendAnswer(response, made))
      .catch(() => {
        // The request broke off before it was whole: nobody is left to answer.
        response.destroy()
      })
  })
  return {
    baseUrl,
    tokens,
    requestLines: log.lines,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(request: IncomingMessage, route: Router) {
  return route({
    method: request.method ?? '',
    target: request.url ?? '',
    contentType: request.headers['content-type'] ?? '',
    authorization: request.headers.authorization ?? '',
    body: await readBody(request),
  })
}
