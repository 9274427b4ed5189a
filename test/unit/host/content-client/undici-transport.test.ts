import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUndiciTransport, readNodeFailure } from '#host/content-client/undici-transport.ts'
import { openClient, readToEnd, requestTo } from './exchange.ts'
import {
  findClosedPort,
  openHttpServer,
  openTcpServer,
  openTlsServer,
  readCertificate,
} from './servers.ts'

const plainAnswer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'

/** Answers every request on the wire with the same bytes and keeps what was received. */
async function openRecorder(answer: string | Buffer) {
  const received: string[] = []
  const server = await openTcpServer((socket) => {
    socket.on('data', (data) => {
      received.push(data.toString('latin1'))
      socket.end(answer)
    })
  })
  return { ...server, received }
}

test('what is told as sent is what stood on the wire, line by line', async () => {
  const recorder = await openRecorder(plainAnswer)
  const body = '{"name":"Grüße"}'
  const target = `/api//x/../y?page[size]=1&a=%2f%2F&b='"<>|^\`{}&c=a,b;%20+`
  const { head } = await openClient().sendForResponse(
    requestTo(recorder.port, { method: 'POST', target, body }),
  )
  const [lines = '', wireBody = ''] = recorder.received.join('').split('\r\n\r\n')
  expect(wireBody).toBe(Buffer.from(body).toString('latin1'))
  expect(lines.split('\r\n')).toEqual([
    `POST ${target} HTTP/1.1`,
    ...head.sent.headers.map(([name, value]) =>
      name === 'Authorization' ? 'Authorization: Bearer canary-7f3Kd92mQx' : `${name}: ${value}`,
    ),
  ])
  expect(head.sent).toEqual({
    method: 'POST',
    url: `http://127.0.0.1:${recorder.port}${target}`,
    headers: [
      ['host', `127.0.0.1:${recorder.port}`],
      ['connection', 'keep-alive'],
      ['Accept', 'application/json'],
      ['Accept-Encoding', 'gzip, deflate, br'],
      ['User-Agent', 'Endpoint-Explorer/9.9.9'],
      ['Authorization', 'Bearer •••'],
      ['Content-Type', 'application/json'],
      ['content-length', '18'],
    ],
    body,
  })
})

test('a GET without a token sends neither Authorization nor anything about a body', async () => {
  const recorder = await openRecorder(plainAnswer)
  const { head } = await openClient().sendForResponse(requestTo(recorder.port, { token: null }))
  expect(recorder.received.join('')).toBe(
    [
      'GET /things HTTP/1.1',
      `host: 127.0.0.1:${recorder.port}`,
      'connection: keep-alive',
      'Accept: application/json',
      'Accept-Encoding: gzip, deflate, br',
      'User-Agent: Endpoint-Explorer/9.9.9',
      '',
      '',
    ].join('\r\n'),
  )
  expect(head.sent.headers.map(([name]) => name)).not.toContain('Authorization')
})

test('an answer keeps its reason, and its header lines their order, spelling and repeats', async () => {
  const recorder = await openRecorder(
    'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n' +
      'HTTP/1.1 404 Gibt es nicht\r\nX-Two: 2\r\nSet-Cookie: a=1\r\nx-ONE: 1\r\nset-cookie: b=2\r\n' +
      'Content-Length: 2\r\n\r\nno',
  )
  const answer = await openClient().sendForResponse(requestTo(recorder.port))
  expect({ ...answer.head, sent: null, timing: null }).toEqual({
    status: 404,
    statusText: 'Gibt es nicht',
    headers: [
      ['X-Two', '2'],
      ['Set-Cookie', 'a=1'],
      ['x-ONE', '1'],
      ['set-cookie', 'b=2'],
      ['Content-Length', '2'],
    ],
    sent: null,
    redirects: [],
    timing: null,
  })
  expect(await readToEnd(answer)).toMatchObject({
    text: 'no',
    outcome: { kind: 'complete', sizes: { encoded: 2, decoded: 2 } },
  })
})

test('cookies an answer sets are not sent with the next request', async () => {
  const cookies: (string | undefined)[] = []
  const server = await openHttpServer((request, response) => {
    cookies.push(request.headers.cookie)
    response.setHeader('Set-Cookie', 'a=1; Path=/').end('{}')
  })
  const client = openClient()
  await readToEnd(await client.sendForResponse(requestTo(server.port)))
  await readToEnd(await client.sendForResponse(requestTo(server.port)))
  expect(cookies).toEqual([undefined, undefined])
})

test('a 401 with WWW-Authenticate is an answer like any other', async () => {
  const server = await openHttpServer((_request, response) => {
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end('{"errors":[]}')
  })
  const answer = await openClient().sendForResponse(requestTo(server.port))
  expect(answer.head.status).toBe(401)
  expect((await readToEnd(answer)).text).toBe('{"errors":[]}')
  expect(server.connections()).toBe(1)
})

// The name stands for two addresses on some systems.
test.each(['127.0.0.1', 'localhost'])('on %s nothing listens', async (host) => {
  const address = `${host}:${await findClosedPort()}`
  expect(await openClient().sendForProblem(requestTo(`http://${address}`))).toEqual({
    kind: 'refused',
    host: address,
  })
})

test('the name does not exist', async () => {
  const request = requestTo('https://name.invalid:8443')
  expect(await openClient().sendForProblem(request)).toEqual({ kind: 'dns', host: 'name.invalid' })
})

test.each([
  ['something that is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'not-http'],
  ['nothing', '', 'reset'],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le', 'reset'],
])('a server that answers with %s', async (_what, answer, kind) => {
  const recorder = await openRecorder(answer)
  expect(await openClient().sendForProblem(requestTo(recorder.port))).toEqual({
    kind,
    host: `127.0.0.1:${recorder.port}`,
  })
})

const head = 'HTTP/1.1 200 OK\r\n'
test.each([
  ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`, 'lengths'],
  [
    'both length headers',
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    'lengths',
  ],
  ['a blank in a name', `${head}Bad Header: x\r\nContent-Length: 2\r\n\r\n{}`, 'other'],
  ['a length that is a word', `${head}Content-Length: abc\r\n\r\n{}`, 'other'],
  [
    '20 kB of headers',
    `${head}X: ${'a'.repeat(20_000)}\r\nContent-Length: 2\r\n\r\n{}`,
    'too-large',
  ],
])('a head with %s', async (_what, answer, reason) => {
  const recorder = await openRecorder(answer)
  expect(await openClient().sendForProblem(requestTo(recorder.port))).toEqual({
    kind: 'invalid-head',
    reason,
    host: `127.0.0.1:${recorder.port}`,
  })
})

test('a connection that is reset before the head', async () => {
  const server = await openTcpServer((socket) => {
    socket.once('data', () => socket.resetAndDestroy())
  })
  expect(await openClient().sendForProblem(requestTo(server.port))).toEqual({
    kind: 'reset',
    host: `127.0.0.1:${server.port}`,
  })
})

test.each([
  ['self-signed', 'self-signed'],
  ['valid', 'unknown-issuer'],
])('the certificate %s is not trusted out of the box: %s', async (certificate, reason) => {
  const server = await openTlsServer(certificate, (_request, response) => response.end('{}'))
  const request = requestTo(`https://localhost:${server.port}`)
  expect(await openClient().sendForProblem(request)).toEqual({
    kind: 'tls',
    host: `localhost:${server.port}`,
    reason,
    fingerprint: new X509Certificate(readCertificate(certificate)).fingerprint256,
  })
})

test.each([
  ['expired', 'expired'],
  ['not-yet-valid', 'not-yet-valid'],
  ['wrong-host', 'wrong-host'],
])(
  'trusting the issuer does not make up for a certificate that is %s',
  async (certificate, reason) => {
    const server = await openTlsServer(certificate, (_request, response) => response.end('{}'))
    const certificates = readCertificate('issuer')
    const request = requestTo(`https://localhost:${server.port}`, { certificates })
    expect(await openClient().sendForProblem(request)).toEqual({
      kind: 'tls',
      host: `localhost:${server.port}`,
      reason,
    })
  },
)

test('a certificate of an own issuer is trusted for the connection that brings it, and only there', async () => {
  const server = await openTlsServer('valid', (_request, response) => response.end('{"a":1}'))
  const client = openClient()
  const request = requestTo(`https://localhost:${server.port}`)
  const trusting = { ...request, certificates: readCertificate('issuer') }
  expect((await readToEnd(await client.sendForResponse(trusting))).text).toBe('{"a":1}')
  expect(await client.sendForProblem(request)).toMatchObject({ reason: 'unknown-issuer' })
})

test('certificates that are none trust nobody', async () => {
  const server = await openTlsServer('valid', (_request, response) => response.end('{}'))
  const request = requestTo(`https://localhost:${server.port}`, {
    certificates: 'not a certificate',
  })
  expect(await openClient().sendForProblem(request)).toMatchObject({ reason: 'unknown-issuer' })
})

test('https to a port that speaks plain http is a failed handshake', async () => {
  const server = await openHttpServer((_request, response) => response.end('{}'))
  expect(await openClient().sendForProblem(requestTo(`https://127.0.0.1:${server.port}`))).toEqual({
    kind: 'tls',
    host: `127.0.0.1:${server.port}`,
    reason: 'handshake',
  })
})

test('http to a port that speaks TLS is not HTTP or a cut connection, never an answer', async () => {
  const server = await openTlsServer('valid', (_request, response) => response.end('{}'))
  const problem = await openClient().sendForProblem(requestTo(server.port))
  expect(['not-http', 'reset', 'other']).toContain(problem.kind)
})

/** A proxy that tunnels every CONNECT to one port and keeps the request lines and heads it got. */
async function openTunnel(port: number) {
  const heads: string[] = []
  const server = await openTcpServer((socket: Socket) => {
    socket.once('data', (head) => {
      heads.push(head.toString('latin1'))
      const onward = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => socket.destroy())
    })
  })
  return { ...server, heads, address: `http://127.0.0.1:${server.port}` }
}

test('https goes through a tunnel, and the proxy sees neither token nor path', async () => {
  const api = await openTlsServer('wrong-host', (request, response) => response.end(request.url))
  const tunnel = await openTunnel(api.port)
  const client = openClient({ HTTPS_PROXY: tunnel.address })
  const request = requestTo('https://elsewhere.example', {
    target: '/secret/path',
    certificates: readCertificate('issuer'),
  })
  expect((await readToEnd(await client.sendForResponse(request))).text).toBe('/secret/path')
  expect(tunnel.heads).toHaveLength(1)
  expect(tunnel.heads[0]).toMatch(/^CONNECT elsewhere\.example:443 HTTP\/1\.1\r\n/)
  expect(tunnel.heads[0]).not.toContain('canary')
})

test('certificates are checked even where Node was told not to, through a tunnel too', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const requested: (string | undefined)[] = []
  const api = await openTlsServer('self-signed', (request, response) => {
    requested.push(request.headers.authorization)
    response.end('{}')
  })
  const tunnel = await openTunnel(api.port)
  const problems = [
    await openClient().sendForProblem(requestTo(`https://localhost:${api.port}`)),
    await openClient({ HTTPS_PROXY: tunnel.address }).sendForProblem(
      requestTo('https://elsewhere.example'),
    ),
  ]
  expect(problems.map(({ kind }) => kind)).toEqual(['tls', 'tls'])
  expect(requested).toEqual([])
})

test('the certificate is checked through a tunnel as well', async () => {
  const api = await openTlsServer('self-signed', (_request, response) => response.end('{}'))
  const tunnel = await openTunnel(api.port)
  const client = openClient({ HTTPS_PROXY: tunnel.address })
  expect(await client.sendForProblem(requestTo('https://elsewhere.example'))).toMatchObject({
    kind: 'tls',
    host: 'elsewhere.example',
  })
})

test('plain http goes to the proxy with the whole address, and login data of the proxy only to it', async () => {
  const proxy = await openRecorder(plainAnswer)
  const client = openClient({ http_proxy: `http://user:p%40ss@127.0.0.1:${proxy.port}` })
  const { head } = await client.sendForResponse(
    requestTo('http://elsewhere.example', { allowPlainHttp: true, target: '/a?b[]=1' }),
  )
  expect(proxy.received.join('').split('\r\n').slice(0, 4)).toEqual([
    'GET http://elsewhere.example/a?b[]=1 HTTP/1.1',
    'host: elsewhere.example',
    'connection: keep-alive',
    `proxy-authorization: Basic ${Buffer.from('user:p@ss').toString('base64')}`,
  ])
  expect(head.sent.url).toBe('http://elsewhere.example/a?b[]=1')
  expect(head.sent.headers[0]).toEqual(['host', 'elsewhere.example'])
  expect(head.sent.headers.map(([name]) => name)).not.toContain('proxy-authorization')
})

test.each(['http', 'https'])('a proxy that asks for a login is named, for %s', async (scheme) => {
  const proxy = await openRecorder(
    'HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n',
  )
  const client = openClient({ [`${scheme}_proxy`]: `http://user:secret@127.0.0.1:${proxy.port}` })
  const request = requestTo(`${scheme}://elsewhere.example`, { allowPlainHttp: true })
  expect(await client.sendForProblem(request)).toEqual({
    kind: 'proxy',
    proxy: `http://127.0.0.1:${proxy.port}`,
    status: 407,
  })
})

test.each(['http', 'https'])('a proxy where nothing listens is named, for %s', async (scheme) => {
  const proxy = `http://127.0.0.1:${await findClosedPort()}`
  const client = openClient({ [`${scheme}_proxy`]: proxy })
  const request = requestTo(`${scheme}://elsewhere.example`, { allowPlainHttp: true })
  expect(await client.sendForProblem(request)).toEqual({ kind: 'proxy', proxy, status: null })
})

test('a proxy variable that is no address is named, and nothing is sent past it', async () => {
  const client = openClient({ HTTPS_PROXY: 'http://' })
  expect(await client.sendForProblem(requestTo('https://elsewhere.example'))).toEqual({
    kind: 'proxy',
    proxy: 'HTTPS_PROXY',
    status: null,
  })
})

test('loopback and NO_PROXY hosts are reached without the proxy', async () => {
  const proxy = await openRecorder(plainAnswer)
  const address = `http://127.0.0.1:${proxy.port}`
  const server = await openHttpServer((_request, response) => response.end('direct'))
  const client = openClient({ HTTP_PROXY: address, HTTPS_PROXY: address, NO_PROXY: 'name.invalid' })
  expect((await readToEnd(await client.sendForResponse(requestTo(server.port)))).text).toBe(
    'direct',
  )
  expect(await client.sendForProblem(requestTo('https://name.invalid'))).toMatchObject({
    kind: 'dns',
  })
  expect(proxy.connections()).toBe(0)
})

test('a connection is kept for the next request and closed with the transport', async () => {
  const closed: Promise<unknown>[] = []
  const server = await openHttpServer((request, response) => {
    if (closed.length === 0) closed.push(once(request.socket, 'close'))
    response.end('{}')
  })
  const transport = createUndiciTransport({ environment: {}, trustedCertificates: [] })
  const send = () =>
    transport.send({
      method: 'GET',
      origin: `http://127.0.0.1:${server.port}`,
      target: '/',
      headers: [],
      body: null,
      certificates: null,
      signal: new AbortController().signal,
    })
  await new Response((await send()).body).text()
  // undici gives a connection back in the turn after its answer ended.
  await new Promise(setImmediate)
  await new Response((await send()).body).text()
  expect(server.connections()).toBe(1)
  await transport.close()
  await Promise.all(closed)
})

const withCode = (code: unknown) => Object.assign(new Error('Bearer secret'), { code })

test.each([
  ['ENOTFOUND', { kind: 'dns' }],
  ['EAI_AGAIN', { kind: 'dns' }],
  ['ECONNREFUSED', { kind: 'refused' }],
  ['EHOSTUNREACH', { kind: 'unreachable' }],
  ['UND_ERR_CONNECT_TIMEOUT', { kind: 'unreachable' }],
  ['ECONNRESET', { kind: 'reset' }],
  ['CERT_HAS_EXPIRED', { kind: 'tls', reason: 'expired' }],
  ['SELF_SIGNED_CERT_IN_CHAIN', { kind: 'tls', reason: 'unknown-issuer' }],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', { kind: 'tls', reason: 'handshake' }],
  ['HPE_INVALID_CONSTANT', { kind: 'not-http' }],
  ['EMFILE', { kind: 'other', code: 'EMFILE' }],
])('%s', (code, failure) => {
  expect(readNodeFailure(withCode(code))).toEqual(failure)
})

test.each([
  ['a code that is a text', withCode('Bearer secret')],
  ['a code without end', withCode('E'.repeat(100))],
  ['a number', withCode(7)],
  ['no code', new Error('Bearer secret')],
  ['a text', 'Bearer secret'],
  ['nothing', undefined],
])('%s tells nothing', (_what, error) => {
  expect(readNodeFailure(error)).toEqual({ kind: 'other', code: 'UNKNOWN' })
})

test('of several addresses that were tried, the first counts', () => {
  const error = new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')])
  expect(readNodeFailure(error)).toEqual({ kind: 'refused' })
})
