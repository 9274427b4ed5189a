import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'

test('a copy of a connection has its settings and its endpoints, and no token', async () => {
  const { ask, post } = await openHost()
  const draft = { name: 'Live', baseUrl: 'https://api.example', colour: 'red' }
  const { body } = (await post('/api/connections', draft)) as { body: { id: string } }
  await post(`/api/connections/${body.id}/token`, { token: 'secret-of-the-first' })
  const note = { otherName: '', label: 'Events', kind: 'search', remark: 'of Anna' }
  await post(`/api/endpoints/${body.id}`, { ...note, name: 'events', replaced: null })

  const copied = await post(`/api/connections/${body.id}/duplicate`, { name: 'Live, partner' })
  expect(copied).toMatchObject({
    status: 201,
    body: {
      name: 'Live, partner',
      baseUrl: 'https://api.example',
      colour: 'red',
      token: { kind: 'none' },
    },
  })
  const { id } = copied.body as { id: string }
  expect(id).not.toBe(body.id)
  expect((await ask(`/api/endpoints/${id}`)).body).toEqual({
    endpoints: [{ ...note, name: 'events', connectionId: id, usedAt: '' }],
  })
  const { body: listed } = await ask('/api/connections')
  expect(listed).toMatchObject({
    connections: [
      { id: 'sample' },
      { id: 'core-sample' },
      { id: body.id, token: { kind: 'memory' } },
      { id, token: { kind: 'none' } },
    ],
  })
})

test('a copy of the sample instance is a connection like any other', async () => {
  const { post, sample } = await openHost()
  expect(await post('/api/connections/sample/duplicate', { name: 'Limited' })).toMatchObject({
    status: 201,
    body: { builtIn: null, baseUrl: sample.baseUrl, token: { kind: 'none' } },
  })
  expect((await post('/api/connections/nowhere/duplicate', { name: 'x' })).status).toBe(404)
})
