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
    body: { kind: 'unknown-connection' },
  })
  expect(await post('/api/connections/none/filter-definitions', { filterDefinitions: [] })).toEqual(
    {
      status: 404,
      body: { kind: 'unknown-connection' },
    },
  )
})

test('a text that is no token is refused with what is wrong about it, and never repeated', async () => {
  const { post } = await openHost()
  const refused = async (token: string) => post('/api/connections/sample/token', { token })
  expect(await refused('two parts')).toEqual({
    status: 422,
    body: { kind: 'token', problem: 'inner-space' },
  })
  expect(await refused('gehe\u00e4im')).toEqual({
    status: 422,
    body: { kind: 'token', problem: 'not-ascii', codePoint: 'U+00E4' },
  })
})
