import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { emptyAnswer } from '#sample/http/answer.ts'
import { serve } from '#sample/http/serve.ts'

test('a fault of the route is a 500 that names it, and the next request is answered', async () => {
  let isFaulty = true
  const server = await serve({ port: 0 }, () => () => {
    if (isFaulty) throw new Error('no such event')
    return emptyAnswer(204)
  })
  const response = await fetch(server.baseUrl)
  expect([response.status, await response.text()]).toEqual([500, 'Error: no such event'])
  isFaulty = false
  expect((await fetch(server.baseUrl)).status).toBe(204)
  await server.close()
})

test('a request that is aborted while it is read does not reach the route', async () => {
  const targets: string[] = []
  const server = await serve({ port: 0 }, () => ({ target }) => {
    targets.push(target)
    return emptyAnswer(204)
  })
  const socket = connect(Number(new URL(server.baseUrl).port))
  socket.write('POST /aborted HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await expect.poll(server.requestLines).toHaveLength(1)
  socket.destroy()
  expect((await fetch(`${server.baseUrl}/next`)).status).toBe(204)
  expect(targets).toEqual(['/next'])
  await server.close()
})

test('an idle connection has no end at which a request could get lost', async () => {
  const server = await serve({ port: 0 }, () => () => emptyAnswer(204))
  const { headers } = await fetch(server.baseUrl)
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null])
  await server.close()
})
