import { expect, test } from 'vitest'
import { openClient, readToEnd, requestTo } from './exchange.ts'
import { openHttpServer } from './servers.ts'
import { rounds } from '../../../support/rounds.ts'

/** Ways to say "go over there", written for two servers on one loopback address. */
const shapes: readonly ((here: number, there: number) => string)[] = [
  (_, there) => `http://127.0.0.1:${there}/x`,
  (_, there) => `http://localhost:${there}/x`,
  (_, there) => `http://127.1:${there}/x`,
  (_, there) => `http://0x7f000001:${there}/x`,
  (_, there) => `//127.0.0.1:${there}/x`,
  (_, there) => `///127.0.0.1:${there}/x`,
  (_, there) => `\\\\127.0.0.1:${there}\\x`,
  (_, there) => `/\\127.0.0.1:${there}/x`,
  (_, there) => `http:\\\\127.0.0.1:${there}/x`,
  (_, there) => `http:127.0.0.1:${there}/x`,
  (_, there) => `https://127.0.0.1:${there}/x`,
  (here, there) => `http://127.0.0.1:${here}@127.0.0.1:${there}/x`,
  (_, there) => `http://user:secret@127.0.0.1:${there}/x`,
  (here, there) => `http://127.0.0.1:${there}#@127.0.0.1:${here}/x`,
  (here, there) => `http://127.0.0.1:${there}\\@127.0.0.1:${here}/x`,
  (_, there) => `HTTP://127.0.0.1:${there}/x`,
  (_, there) => `ht\ttp://127.0.0.1:${there}/x`,
  (_, there) => `http://127.0.0.1.:${there}/x`,
  (_, there) => `http://[::ffff:127.0.0.1]:${there}/x`,
  (_, there) => `blob:http://127.0.0.1:${there}/x`,
]
const statuses = [301, 302, 303, 307, 308]
const roundsOfEachStatus = rounds(20)

test(`${shapes.length} shapes of a foreign address, each of them often: nobody ever connects to it`, async () => {
  const there = await openHttpServer((_request, response) => response.end('caught'))
  const here = await openHttpServer((request, response) => {
    const [, shape = '', status = ''] = (request.url ?? '').split('/')
    if (!statuses.includes(Number(status))) {
      response.end('home')
      return
    }
    const location = shapes[Number(shape)]?.(port(), there.port) ?? ''
    // Not setHeader: Node refuses to send some of these, a hostile server does not.
    request.socket.write(
      `HTTP/1.1 ${status} Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`,
    )
    response.destroy()
  })
  const port = () => here.port
  const client = openClient()
  const told = new Set<string>()
  for (let round = 0; round < roundsOfEachStatus; round += 1) {
    for (const status of statuses) {
      await Promise.all(
        shapes.map(async (_, shape) => {
          const target = `/${shape}/${status}`
          const method = status >= 307 && round % 2 === 1 ? 'POST' : 'GET'
          const sent = await client.send(requestTo(here.port, { method, target }))
          told.add(sent.kind === 'problem' ? sent.problem.kind : `answer ${sent.head.status}`)
        }),
      )
    }
  }
  expect(there.connections()).toBe(0)
  // `http:127.0.0.1:1/x` without slashes is a relative path to a base of the same scheme: it stays here.
  expect([...told].sort()).toEqual(['answer 200', 'redirect-refused'])
}, 120_000)

test('redirects within the origin are followed, told, and carry the token', async () => {
  const tokens: (string | undefined)[] = []
  const server = await openHttpServer((request, response) => {
    tokens.push(request.headers.authorization)
    if (request.url === '/end?x[]=1') response.end('{"there":true}')
    else if (request.url === '/middle')
      response.writeHead(307, { Location: 'end?x[]=1' }).end('moved')
    else response.writeHead(301, { Location: '/middle' }).end('moved')
  })
  const origin = `http://127.0.0.1:${server.port}`
  const answer = await openClient().sendForResponse(requestTo(server.port))
  expect((await readToEnd(answer)).text).toBe('{"there":true}')
  expect(answer.head.redirects).toEqual([
    { status: 301, from: `${origin}/things`, to: `${origin}/middle` },
    { status: 307, from: `${origin}/middle`, to: `${origin}/end?x[]=1` },
  ])
  expect(answer.head.sent.url).toBe(`${origin}/end?x[]=1`)
  expect(tokens).toEqual(Array(3).fill('Bearer canary-7f3Kd92mQx'))
})

test('a 307 repeats method and body of a POST', async () => {
  const received: string[] = []
  const server = await openHttpServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`)
      if (request.url === '/end') response.end('{}')
      else response.writeHead(307, { Location: '/end' }).end()
    })
  })
  const request = requestTo(server.port, { method: 'POST', body: '{"a":1}' })
  await readToEnd(await openClient().sendForResponse(request))
  expect(received).toEqual(['POST /things {"a":1}', 'POST /end {"a":1}'])
})

test('a loop ends after five redirects', async () => {
  let requests = 0
  const server = await openHttpServer((_request, response) => {
    requests += 1
    response.writeHead(302, { Location: '/things' }).end()
  })
  const things = `http://127.0.0.1:${server.port}/things`
  expect(await openClient().sendForProblem(requestTo(server.port))).toEqual({
    kind: 'redirect-refused',
    status: 302,
    from: things,
    to: things,
    reason: 'too-many',
  })
  expect(requests).toBe(6)
})
