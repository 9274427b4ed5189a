import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'

test('what fails inside the host is told as its fault, by the name of the error alone', async () => {
  const { post } = await openHost({ isSampleBroken: true })
  const plan = { kind: 'get', endpoint: 'events', query: [] }
  const exchange = { id: randomUUID(), connectionId: 'sample', plan, purpose: { kind: 'send' } }
  expect(await post('/api/exchange', exchange)).toEqual({
    status: 500,
    body: { kind: 'host-fault', detail: 'TypeError' },
  })
})

test('a change of a connection that is not there finds none', async () => {
  const { post } = await openHost()
  const draft = { name: 'A', baseUrl: 'https://api.example' }
  expect(await post('/api/connections/none', draft)).toEqual({
    status: 404,
    body: { kind: 'unknown' },
  })
  expect(await post('/api/connections/none/filter-definitions', { filterDefinitions: [] })).toEqual(
    {
      status: 404,
      body: { kind: 'unknown' },
    },
  )
})
