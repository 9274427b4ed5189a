import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { EndpointDraft, SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import { createEndpointsStore } from '#host/workspace/saved-endpoints-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()

function open() {
  let second = 0
  const store = createEndpointsStore({
    file: join(folder(), 'endpoints.json'),
    now: () => new Date(Date.UTC(2026, 7, 22, 9, 15, second++)),
  })
  const names = async (connectionId: string) =>
    (await store.load(connectionId)).map(({ name }) => name)
  return { store, names }
}

const draft = (name: string, change: Partial<EndpointDraft> = {}): EndpointDraft => ({
  connectionId: 'one',
  name,
  otherName: '',
  label: '',
  kind: 'unknown',
  remark: '',
  ...change,
})

const used = (name: string, connectionId = 'one', otherName = '', label = '') => ({
  connectionId,
  name,
  otherName,
  label,
})

describe('kept endpoints', () => {
  test('are offered the one used last first, for their own connection only', async () => {
    const { store, names } = open()
    await store.recordUse(used('events', 'one'))
    await store.recordUse(used('places', 'one'))
    await store.recordUse(used('tours', 'other'))
    await store.recordUse(used('events', 'one'))
    expect(await names('one')).toEqual(['events', 'places'])
    expect(await names('other')).toEqual(['tours'])
  })

  test('keep what a person noted when they are used or fetched again', async () => {
    const { store } = open()
    const noted = draft('events', { label: 'All events', kind: 'search', remark: 'daily' })
    const kept: SavedEndpoint = { ...noted, usedAt: '' }
    expect(await store.save(noted, null)).toEqual(ok([kept]))
    expect(await store.add([draft('events', { label: 'Other' })], 'one')).toEqual(ok([kept]))
    expect(await store.recordUse(used('events', 'one'))).toEqual(
      ok([{ ...kept, usedAt: '2026-08-22T09:15:00.000Z' }]),
    )
  })

  test('are at most 500 of a connection; one that was not used is dropped', async () => {
    const { store, names } = open()
    await store.recordUse(used('tours', 'other'))
    await store.add(
      Array.from({ length: 499 }, (_, at) => draft(`e${at}`)),
      'one',
    )
    await store.recordUse(used('first'))
    expect((await names('one')).length).toBe(500)
    await store.recordUse(used('last'))
    const kept = await names('one')
    expect([kept.length, kept.slice(0, 2)]).toEqual([500, ['last', 'first']])
    expect(await names('other')).toEqual(['tours'])
  })

  test('can be removed', async () => {
    const { store, names } = open()
    await store.add([draft('events'), draft('places')], 'one')
    await store.remove({ connectionId: 'one', name: 'events' })
    expect(await names('one')).toEqual(['places'])
  })

  test('go with their connection, and with no other', async () => {
    const { store, names } = open()
    await store.add([draft('events'), draft('places')], 'one')
    await store.add([{ ...draft('tours'), connectionId: 'two' }], 'two')
    await store.removeAll('one')
    expect([await names('one'), await names('two')]).toEqual([[], ['tours']])
  })

  test('are one entry under slug and UUID, and learn what was empty', async () => {
    const { store } = open()
    await store.recordUse(used('events'))
    await store.recordUse(used('events', 'one', 'u-1', 'Events'))
    await store.recordUse(used('u-1'))
    const search = { label: 'Other', kind: 'search' as const }
    expect(await store.add([draft('u-1', search), draft('u-2')], 'one')).toEqual(
      ok([
        { ...draft('events', { otherName: 'u-1', label: 'Events', kind: 'search' }), usedAt },
        { ...draft('u-2'), usedAt: '' },
      ]),
    )
  })

  test('can be given another name, and keep when they were used', async () => {
    const { store } = open()
    await store.recordUse(used('evnts'))
    expect(await store.save(draft('events', { label: 'Events' }), 'evnts')).toEqual(
      ok([{ ...draft('events', { label: 'Events' }), usedAt: '2026-08-22T09:15:00.000Z' }]),
    )
  })
})

const usedAt = '2026-08-22T09:15:02.000Z'
