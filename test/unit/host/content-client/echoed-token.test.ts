import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { canary, openClient, readToEnd, requestTo } from './exchange.ts'
import { openHttpServer } from './servers.ts'

const covered = '*'.repeat(canary.length)

test('a token that the server repeats is covered in the body, and the outcome says how often', async () => {
  const server = await openHttpServer((request, response) => {
    const { authorization = '' } = request.headers
    response.end(JSON.stringify({ authorization, again: encodeURIComponent(authorization) }))
  })
  const answer = await openClient().sendForResponse(requestTo(server.port))
  const { text, outcome } = await readToEnd(answer)
  expect(JSON.parse(text)).toEqual({
    authorization: `Bearer ${covered}`,
    again: `Bearer%20${covered}`,
  })
  expect(outcome).toMatchObject({ kind: 'complete', masked: 2 })
})

test('a repeated token is covered where it was compressed, and where the chunks cut it', async () => {
  const server = await openHttpServer((_request, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(`${'x'.repeat(65_530)}${canary}${'y'.repeat(100_000)}`))
  })
  const answer = await openClient().sendForResponse(
    requestTo(server.port, { target: '/things?compressed' }),
  )
  const { text, outcome } = await readToEnd(answer)
  expect(text).toBe(`${'x'.repeat(65_530)}${covered}${'y'.repeat(100_000)}`)
  expect(outcome).toMatchObject({ kind: 'complete', masked: 1 })
})

test('a body that breaks off in the middle of what may be the token is told to its last byte', async () => {
  const server = await openHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write(`[${canary.slice(0, 6)}`, () => response.destroy())
  })
  const { text, outcome } = await readToEnd(
    await openClient().sendForResponse(requestTo(server.port)),
  )
  expect(text).toBe(`[${canary.slice(0, 6)}`)
  expect(outcome).toMatchObject({ kind: 'broken', cause: { kind: 'reset' }, masked: 0 })
})

test('a body goes on after a chunk that is held back because it may be the token', async () => {
  const server = await openHttpServer((_request, response) => {
    response.write(canary.slice(0, 6), () => {
      setTimeout(() => response.end(`${canary.slice(6)}]`), 20)
    })
  })
  const answer = await openClient().sendForResponse(requestTo(server.port))
  const { text, outcome } = await readToEnd(answer)
  expect(text).toBe(`${covered}]`)
  expect(outcome).toMatchObject({ kind: 'complete', masked: 1 })
})

test('a repeated token is covered in every spelling, wherever a head can hold it', async () => {
  const hex = Buffer.from(canary).toString('hex')
  const base64 = Buffer.from(`x:${canary}`).toString('base64')
  const percent = Array.from(canary, (one) => `%${one.charCodeAt(0).toString(16)}`).join('')
  const server = await openHttpServer((request, response) => {
    if (request.url === '/things') {
      response.writeHead(307, { location: `/there?plain=${canary}&percent=${percent}` }).end()
      return
    }
    response.writeHead(200, canary, { 'x-plain': canary, 'x-hex': hex, 'x-base64': base64 }).end()
  })
  const { head } = await openClient().sendForResponse(
    requestTo(server.port, { method: 'POST', body: JSON.stringify({ q: canary }) }),
  )
  const shown = JSON.stringify(head)
  expect([canary, hex, base64, percent].filter((spelling) => shown.includes(spelling))).toEqual([])
  expect(head).toMatchObject({
    statusText: '•••',
    sent: { url: expect.stringMatching(/\/there\?plain=•••&percent=•••$/), body: '{"q":"•••"}' },
    redirects: [{ to: expect.stringMatching(/\/there\?plain=•••&percent=•••$/) }],
  })
  expect(Object.fromEntries(head.headers)).toMatchObject({ 'x-plain': '•••', 'x-hex': '•••' })
})
