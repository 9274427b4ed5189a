import { describe, expect, test } from 'vitest'
import type { EndpointFields, SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import {
  blankEndpoint,
  checkEndpointEdit,
  isChangedEndpoint,
  fieldsOfEndpoint,
  planEndpointCommit,
  checkEndpointNames,
} from '#core/workspace/endpoint-edit.ts'

const kept = (name: string, fields: Partial<EndpointFields> = {}): SavedEndpoint => ({
  ...blankEndpoint,
  ...fields,
  name,
  connectionId: 'one',
  usedAt: '2026-05-01T08:00:00Z',
})
const places = kept('places', { otherName: 'u-1', label: 'All places' })
const tours = kept('tours')
const all = [places, tours]
const ofPlaces = (change: Partial<EndpointFields>) => ({
  savedName: 'places',
  fields: { ...fieldsOfEndpoint(places), ...change },
})
const ofNew = (fields: Partial<EndpointFields>) => ({
  savedName: null,
  fields: { ...blankEndpoint, ...fields },
})

describe('a fields that is left', () => {
  test('is saved in the place of what it was, without blanks around its names', () => {
    expect(
      planEndpointCommit(ofPlaces({ name: ' sights ', label: ' Sights', remark: ' ' }), all),
    ).toEqual({
      kind: 'save',
      fields: { name: 'sights', otherName: 'u-1', label: 'Sights', kind: 'unknown', remark: ' ' },
      replaced: 'places',
    })
  })

  test('is added where it is new', () => {
    expect(planEndpointCommit(ofNew({ name: 'news' }), all)).toEqual({
      kind: 'save',
      fields: { ...blankEndpoint, name: 'news' },
      replaced: null,
    })
  })

  test('is nothing to do where nothing was written', () => {
    for (const edit of [ofPlaces({}), ofNew({}), ofNew({ remark: '  ' })])
      expect([
        planEndpointCommit(edit, all),
        isChangedEndpoint(edit, all),
        checkEndpointEdit(edit, all),
      ]).toEqual([{ kind: 'nothing' }, false, null])
  })

  test('is added where it is only in the list of the server and was changed', () => {
    const offered = { ...blankEndpoint, name: 'u-2', label: 'News' }
    const edit = { savedName: null, fields: offered, offered }
    expect(planEndpointCommit(edit, all)).toEqual({ kind: 'nothing' })
    const fields = { ...offered, remark: 'for the start page' }
    expect(planEndpointCommit({ ...edit, fields }, all)).toEqual({
      kind: 'save',
      fields,
      replaced: null,
    })
  })

  test('is nothing to do where its endpoint was removed meanwhile', () => {
    expect(planEndpointCommit(ofPlaces({ label: 'Sights' }), [tours])).toEqual({ kind: 'nothing' })
  })

  test('stays open where its names cannot be saved', () => {
    for (const [edit, problem] of [
      [ofPlaces({ name: 'tours' }), { field: 'name', problem: 'name-taken' }],
      [ofPlaces({ name: '' }), { field: 'name', problem: 'name-missing' }],
      [ofNew({ label: 'News' }), { field: 'name', problem: 'name-missing' }],
      [ofNew({ name: 'a/b' }), { field: 'name', problem: 'not-a-name' }],
    ] as const)
      expect([planEndpointCommit(edit, all), checkEndpointEdit(edit, all)]).toEqual([
        { kind: 'blocked' },
        problem,
      ])
  })
})

test('its own names are not taken by itself', () => {
  expect(checkEndpointEdit(ofPlaces({ name: 'u-1', otherName: 'places' }), all)).toBeNull()
})

const check = (name: string, otherName = '') =>
  checkEndpointNames({ name, otherName }, [{ name: 'places', otherName: 'u-1' }])

test('an endpoint has one name or two, and nobody else has them', () => {
  expect(check('events')).toBeNull()
  expect(check('events', 'u-2')).toBeNull()
  expect(check(' ')).toEqual({ field: 'name', problem: 'name-missing' })
  expect(check('u-1')).toEqual({ field: 'name', problem: 'name-taken' })
  expect(check('events', 'places')).toEqual({ field: 'otherName', problem: 'name-taken' })
  expect(check('events', ' events')).toEqual({ field: 'otherName', problem: 'names-alike' })
})

test('a name is one part of a path', () => {
  for (const name of ['a/b', 'a b', 'https://x', 'a?b'])
    expect(check(name)).toEqual({ field: 'name', problem: 'not-a-name' })
})
