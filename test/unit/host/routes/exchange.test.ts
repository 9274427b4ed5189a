import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openHost, postOf } from './open-host.ts'

test.each([
  ['sent by the user', { kind: 'send' }, true],
  ['of another page', { kind: 'page', number: 2 }, true],
  ['of a comparison', { kind: 'compare' }, true],
  ['of an export', { kind: 'export', page: 1 }, false],
  ['of a check', { kind: 'check', parameters: [] }, false],
])('an answer %s, %o, can be opened again: %s', async (_, purpose, isKept) => {
  const { ask, fetch } = await openHost()
  const plan = { kind: 'get', endpoint: 'events', query: [] }
  const exchange = (more: object) =>
    fetch('/api/exchange', postOf({ connectionId: 'sample', plan, purpose, ...more }))
  const id = randomUUID()
  const sent = await (await exchange({ id })).text()
  // Waits for the copy on the disk.
  await ask('/api/history?q=&limit=1')
  const again = await exchange({ id: randomUUID(), savedResponseId: id })
  const isSame = (await again.text()) === sent
  expect({ status: again.status, isSame }).toEqual({ status: isKept ? 200 : 404, isSame: isKept })
})
