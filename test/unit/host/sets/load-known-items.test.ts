/** What saved sets know of items, without a request. */
import { expect, test } from 'vitest'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()

test('an item is known by the newest set of its connection that has it, and by none of another', async () => {
  const store = createMovingStore({ items: 3, endpoints: [{ slug: 'all', kind: 'dynamic' }] })
  const server = await startMovingCore({ store })
  let now = new Date('2026-11-22T03:00:00Z')
  const opened = openSets(folder(), server.baseUrl, { now: () => now })
  expect((await opened.verdict(await opened.begin('ids', { endpoint: 'all' }))).state).toBe('whole')
  store.remove(idOf(1))
  now = new Date('2026-11-23T03:00:00Z')
  expect((await opened.verdict(await opened.begin('ids', { endpoint: 'all' }))).state).toBe('whole')
  const requested = server.book.length
  const ids = [idOf(1), idOf(2), idOf(9)]
  const known = await opened.sets.loadKnownItems('one', ids)
  expect(known.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(2)])
  expect(known.every(({ name, types }) => name !== '' && types.length > 0)).toBe(true)
  expect(await opened.sets.loadKnownItems('two', ids)).toEqual([])
  const [, older] = (await opened.sets.list()).sets
  const ofOlder = await opened.sets.loadKnownItemsOfSet(older?.id ?? '', ids)
  expect(ofOlder.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
  expect(await opened.sets.loadKnownItemsOfSet(crypto.randomUUID(), ids)).toEqual([])
  expect(server.book.length).toBe(requested)
})
