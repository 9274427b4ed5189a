import { describe, expect, test } from 'vitest'
import type { EndpointNote, KeptEndpoint } from '#core/workspace/kept-endpoint.ts'
import {
  blankNote,
  checkNoteEdit,
  isChangedNote,
  noteOfEndpoint,
  planNoteCommit,
} from '#core/workspace/note-edit.ts'

const kept = (name: string, note: Partial<EndpointNote> = {}): KeptEndpoint => ({
  ...blankNote,
  ...note,
  name,
  connectionId: 'one',
  usedAt: '2026-05-01T08:00:00Z',
})
const places = kept('places', { otherName: 'u-1', label: 'All places' })
const tours = kept('tours')
const all = [places, tours]
const ofPlaces = (change: Partial<EndpointNote>) => ({
  savedName: 'places',
  note: { ...noteOfEndpoint(places), ...change },
})
const ofNew = (note: Partial<EndpointNote>) => ({
  savedName: null,
  note: { ...blankNote, ...note },
})

describe('a note that is left', () => {
  test('is saved in the place of what it was, without blanks around its names', () => {
    expect(
      planNoteCommit(ofPlaces({ name: ' sights ', label: ' Sights', remark: ' ' }), all),
    ).toEqual({
      kind: 'save',
      note: { name: 'sights', otherName: 'u-1', label: 'Sights', kind: 'unknown', remark: ' ' },
      replaced: 'places',
    })
  })

  test('is added where it is new', () => {
    expect(planNoteCommit(ofNew({ name: 'news' }), all)).toEqual({
      kind: 'save',
      note: { ...blankNote, name: 'news' },
      replaced: null,
    })
  })

  test('is nothing to do where nothing was written', () => {
    for (const edit of [ofPlaces({}), ofNew({}), ofNew({ remark: '  ' })])
      expect([
        planNoteCommit(edit, all),
        isChangedNote(edit, all),
        checkNoteEdit(edit, all),
      ]).toEqual([{ kind: 'nothing' }, false, null])
  })

  test('is nothing to do where its endpoint was removed meanwhile', () => {
    expect(planNoteCommit(ofPlaces({ label: 'Sights' }), [tours])).toEqual({ kind: 'nothing' })
  })

  test('stays open where its names cannot be saved', () => {
    for (const [edit, problem] of [
      [ofPlaces({ name: 'tours' }), { field: 'name', problem: 'name-taken' }],
      [ofPlaces({ name: '' }), { field: 'name', problem: 'name-missing' }],
      [ofNew({ label: 'News' }), { field: 'name', problem: 'name-missing' }],
      [ofNew({ name: 'a/b' }), { field: 'name', problem: 'not-a-name' }],
    ] as const)
      expect([planNoteCommit(edit, all), checkNoteEdit(edit, all)]).toEqual([
        { kind: 'blocked' },
        problem,
      ])
  })
})

test('its own names are not taken by itself', () => {
  expect(checkNoteEdit(ofPlaces({ name: 'u-1', otherName: 'places' }), all)).toBeNull()
})
