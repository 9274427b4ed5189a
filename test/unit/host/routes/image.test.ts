import type { IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openHost } from './open-host.ts'
import { startServer } from '../../../support/start-server.ts'

const picture = Buffer.from('89504e470d0a1a0a', 'hex')

/** A host with a connection that has a token, and a server with `/a.png` and `/a.html`. */
async function openGallery() {
  const requested: IncomingHttpHeaders[] = []
  const server = await startServer((request, response) => {
    requested.push(request.headers)
    const isPicture = request.url === '/a.png'
    response.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html' })
    response.end(isPicture ? picture : '<script>alert(1)</script>')
  })
  onTestFinished(server.close)
  const host = await openHost()
  const baseUrl = server.baseUrl
  const { body } = await host.post('/api/connections', { name: 'Own', baseUrl })
  const { id } = body as { id: string }
  await host.post(`/api/connections/${id}/token`, { token: 'a-secret-of-some-length' })
  const show = (images: boolean) =>
    host.post('/api/settings', { language: 'system', theme: 'system', images })
  const path = (file: string) =>
    `/api/images?${new URLSearchParams({ connectionId: id, url: baseUrl + file }).toString()}`
  return { ...host, requested, show, path }
}

test('a picture is fetched without the token, and is no document', async () => {
  const { fetch, show, path, requested } = await openGallery()
  await show(true)
  const answer = await fetch(path('/a.png'))
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
  expect([answer.headers.get('content-type'), answer.headers.get('x-image-type')]).toEqual([
    'application/octet-stream',
    'image/png',
  ])
  expect(
    requested.map(({ accept, authorization, cookie }) => ({ accept, authorization, cookie })),
  ).toEqual([
    { accept: 'image/avif,image/webp,image/*', authorization: undefined, cookie: undefined },
  ])
})

test('nothing is fetched while pictures are off', async () => {
  const { ask, show, path, requested } = await openGallery()
  expect(await ask(path('/a.png'))).toEqual({ status: 422, body: { kind: 'images-off' } })
  await show(true)
  await show(false)
  expect(await ask(path('/a.png'))).toEqual({ status: 422, body: { kind: 'images-off' } })
  expect(requested).toEqual([])
})

test('what is no picture is not handed on', async () => {
  const { ask, show, path } = await openGallery()
  await show(true)
  expect(await ask(path('/a.html'))).toEqual({ status: 502, body: { kind: 'not-an-image' } })
})
