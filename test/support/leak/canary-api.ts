import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { startServer } from '../start-server.ts'

export interface CanaryApi {
  /** Without a trailing slash. */
  baseUrl: string
  close(): void
}

const echoPath = '/api/v4/endpoints/echo'

/**
 * Stands in front of the sample instance and takes one token, the canary, for the sample's own. Its endpoint
 * `echo` repeats the Authorization header in every way a server might; everything else is the sample's.
 */
export async function startCanaryApi(
  sample: { baseUrl: string; token: string },
  canary: string,
): Promise<CanaryApi> {
  const server = await startServer((incoming, response) => {
    response.on('error', () => undefined)
    if (incoming.url?.startsWith(echoPath)) echo(incoming, response)
    else pass(incoming, response, sample, canary)
  })
  return {
    baseUrl: server.baseUrl,
    close: () => void server.close(),
  }
}

function echo(incoming: IncomingMessage, response: ServerResponse): void {
  const { authorization = '' } = incoming.headers
  const token = authorization.replace('Bearer ', '')
  const ways = {
    plain: authorization,
    json: JSON.stringify({ authorization }),
    percent: encodeURIComponent(authorization),
    percentTwice: encodeURIComponent(encodeURIComponent(token)),
    hex: Buffer.from(token).toString('hex'),
    base64: ['', 'a', 'ab'].map((before) => Buffer.from(before + token).toString('base64')),
    base64url: Buffer.from(authorization).toString('base64url'),
  }
  const items = Object.entries(ways).map(([name, value], index) => ({
    '@id': `00000000-0000-5000-8000-00000000000${index}`,
    '@type': ['Thing'],
    name,
    value,
  }))
  response.writeHead(Number(/status=(\d+)/.exec(incoming.url ?? '')?.[1] ?? 200), {
    'content-type': 'application/json',
    'x-echo': authorization,
  })
  response.end(
    JSON.stringify({ '@graph': items, meta: { total: items.length, pages: 1 }, links: {} }),
  )
}

function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  sample: { baseUrl: string; token: string },
  canary: string,
): void {
  const isRight = incoming.headers.authorization === `Bearer ${canary}`
  const headers = {
    ...incoming.headers,
    ...(isRight && { authorization: `Bearer ${sample.token}` }),
  }
  const onward = request(sample.baseUrl + (incoming.url ?? ''), {
    method: incoming.method,
    headers,
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    answer.on('aborted', () => response.destroy())
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
