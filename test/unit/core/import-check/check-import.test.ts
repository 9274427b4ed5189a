import { expect, test } from 'vitest'
import {
  checkImport,
  importMarks,
  importRemovals,
  importStamps,
  type Deletion,
  type ImportEvidence,
  type ImportSettings,
} from '#core/import-check/check-import.ts'

const early = '2026-11-20T10:00:00.000+01:00'
const loadBegan = '2026-11-22T03:00:00.000+01:00'
const loadEnded = '2026-11-22T03:10:00.000+01:00'
const later = '2026-11-22T15:00:00.000+01:00'

const stamps = (modified: string, touched = modified) => ({ modified, touched })
const table = (rows: Record<string, string | [modified: string, touched: string]>) =>
  new Map(
    Object.entries(rows).map(([id, at]) => [
      id,
      typeof at === 'string' ? stamps(at) : stamps(at[0], at[1]),
    ]),
  )

type Given = Partial<Omit<ImportEvidence, 'deleted'>> & { deleted?: readonly Deletion[] | null }

const evidence = ({ deleted = [], ...own }: Given): ImportEvidence => ({
  held: table({ a: early, b: early }),
  listedNow: table({ a: early, b: early }),
  startedAt: loadBegan,
  endedAt: loadEnded,
  changedMeanwhile: new Set(),
  cameMeanwhile: new Set(),
  wentMeanwhile: new Set(),
  tried: { since: '2026-11-21T03:00:00.000+01:00', modified: null, touched: null },
  deleted: deleted && { all: deleted, firstPage: deleted.slice(0, 25), isWhole: true },
  entrances: { isCollection: false, hasFullText: false, isNested: false, hasSubtree: false },
  ...own,
})
const usual: ImportSettings = { stamp: 'modified', mark: 'start', removal: 'none' }
const nothing = { missed: [], stale: [], kept: [], removed: [] }

test('where nothing happened, no import is wrong, whatever it goes by', () => {
  for (const stamp of importStamps)
    for (const mark of importMarks)
      for (const removal of importRemovals)
        expect(checkImport(evidence({}), { stamp, mark, removal })).toEqual(nothing)
})

test('what was edited or created after the mark is delivered', () => {
  const listedNow = table({ a: later, b: early, c: later })
  expect(checkImport(evidence({ listedNow }), usual)).toEqual(nothing)
})

const noWay = { isCollection: false, hasFullText: false, isNested: false, hasSubtree: false }
test.each([
  [{ ...noWay, isCollection: true }, 'collection'],
  [{ ...noWay, hasFullText: true }, 'late-index'],
  [{ ...noWay, isNested: true }, 'nested-cache'],
  [{ ...noWay, hasSubtree: true }, 'moved-category'],
  [{ ...noWay, isCollection: true, hasSubtree: true }, 'several-ways'],
  [{ isCollection: true, hasFullText: true, isNested: true, hasSubtree: true }, 'several-ways'],
  [noWay, 'unseen'],
] as const)('an item that enters with old stamps is missed: %o is %s', (entrances, cause) => {
  const listedNow = table({ a: early, b: early, c: early })
  expect(checkImport(evidence({ listedNow, entrances }), usual)).toEqual({
    ...nothing,
    missed: [{ id: 'c', cause }],
  })
})

test('a linked picture that was renamed is stale by dct:modified and delivered by dc:touched', () => {
  const listedNow = table({ a: [early, later], b: early })
  expect(checkImport(evidence({ listedNow }), usual).stale).toEqual([{ id: 'a', cause: 'linked' }])
  expect(checkImport(evidence({ listedNow }), { ...usual, stamp: 'touched' })).toEqual(nothing)
})

test('a deleted translation is stale by dc:touched, and its item removed by the deletions though it is alive', () => {
  const listedNow = table({ a: [later, early], b: early })
  const deleted = [{ id: 'a', at: later }]
  const given = evidence({ listedNow, deleted })
  expect(checkImport(given, { ...usual, stamp: 'touched' }).stale).toEqual([
    { id: 'a', cause: 'translation' },
  ])
  expect(checkImport(given, { ...usual, removal: 'deleted' })).toEqual({
    ...nothing,
    removed: [{ id: 'a', cause: 'translation' }],
  })
  expect(checkImport(given, { ...usual, removal: 'list' })).toEqual(nothing)
})

test('what was written late has another stamp that still lies before the mark', () => {
  const listedNow = table({ a: '2026-11-22T02:59:00.000+01:00', b: early })
  expect(checkImport(evidence({ listedNow }), usual).stale).toEqual([
    { id: 'a', cause: 'written-late' },
  ])
  expect(checkImport(evidence({ listedNow }), { ...usual, mark: 'overlap' })).toEqual(nothing)
})

test('a second edit in the second of the newest stamp is lost to who asks from the next second on', () => {
  const held = table({ a: '2026-11-22T02:00:00.100+01:00', b: early })
  const listedNow = table({ a: '2026-11-22T02:00:00.900+01:00', b: early })
  expect(checkImport(evidence({ held, listedNow }), { ...usual, mark: 'newest' }).stale).toEqual([
    { id: 'a', cause: 'second-of-mark' },
  ])
})

test('what changed while the first load ran is stale where the mark is its end', () => {
  const at = '2026-11-22T03:05:00.000+01:00'
  const given = evidence({
    held: table({ a: at, b: early }),
    listedNow: table({ a: at, b: early }),
    changedMeanwhile: new Set(['a']),
  })
  expect(checkImport(given, { ...usual, mark: 'end' }).stale).toEqual([
    { id: 'a', cause: 'during-load' },
  ])
  expect(checkImport(given, usual)).toEqual(nothing)
})

test('what is gone is kept by an import that removes nothing, deleted or left', () => {
  const given = evidence({ listedNow: table({}), deleted: [{ id: 'a', at: later }] })
  expect(checkImport(given, usual).kept).toEqual([
    { id: 'a', cause: 'deleted' },
    { id: 'b', cause: 'left' },
  ])
  expect(checkImport(given, { ...usual, removal: 'deleted' }).kept).toEqual([
    { id: 'b', cause: 'left' },
  ])
  expect(checkImport(given, { ...usual, removal: 'list' })).toEqual(nothing)
  expect(checkImport({ ...given, deleted: null }, usual).kept).toEqual([
    { id: 'a', cause: 'unseen' },
    { id: 'b', cause: 'unseen' },
  ])
})

test('of thirty deletions of one day five stand behind the first page', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `item ${at}`)
  const given = evidence({
    held: table(Object.fromEntries(ids.map((id) => [id, early]))),
    listedNow: table({}),
    deleted: ids.map((id) => ({ id, at: later })),
  })
  expect(checkImport(given, { ...usual, removal: 'deleted' }).kept).toEqual(
    ids.slice(25).map((id) => ({ id, cause: 'behind-first-page' })),
  )
})

test('a deletion half an hour after midnight in Vienna stands on the UTC day before', () => {
  const given = evidence({
    listedNow: table({ b: early }),
    startedAt: '2026-11-22T00:10:00.000+01:00',
    endedAt: '2026-11-22T00:50:00.000+01:00',
    deleted: [{ id: 'a', at: '2026-11-22T00:30:00.000+01:00' }],
  })
  // The import asks for the 22nd, and the server counts days in UTC.
  expect(checkImport(given, { ...usual, mark: 'end', removal: 'deleted' }).kept).toEqual([
    { id: 'a', cause: 'day-before' },
  ])
})

test('what the filter itself did not give is not delivered, however late its stamp is', () => {
  const listedNow = table({ a: later, b: early, c: later })
  const tried = { since: '2026-11-21T03:00:00.000+01:00', touched: null, modified: new Set(['c']) }
  expect(checkImport(evidence({ listedNow, tried }), usual)).toEqual({
    ...nothing,
    stale: [{ id: 'a', cause: 'filter' }],
  })
  expect(checkImport(evidence({ listedNow, tried }), { ...usual, stamp: 'touched' })).toEqual(
    nothing,
  )
})

test('what came or went while the first load ran, the import had not or still has', () => {
  const at = '2026-11-22T03:05:00.000+01:00'
  const given = evidence({
    held: table({ a: early, b: early, c: at, d: early }),
    listedNow: table({ a: early, b: early, c: at, d: early }),
    cameMeanwhile: new Set(['c', 'd']),
    wentMeanwhile: new Set(['e']),
    entrances: { isCollection: true, hasFullText: false, isNested: false, hasSubtree: false },
  })
  expect(checkImport(given, { ...usual, mark: 'end' })).toEqual({
    ...nothing,
    missed: [
      { id: 'c', cause: 'during-load' },
      { id: 'd', cause: 'collection' },
    ],
    kept: [{ id: 'e', cause: 'left' }],
  })
})

test('of deletions that were not all read nobody says that an item left', () => {
  const deleted = { firstPage: [], all: [], isWhole: false }
  const given = { ...evidence({ listedNow: table({ b: early }) }), deleted }
  expect(checkImport(given, usual).kept).toEqual([{ id: 'a', cause: 'unseen' }])
})

test('an item that is there and among the deletions is alive, and only its stamps name a translation', () => {
  const listedNow = table({ a: later, b: early })
  const given = evidence({ listedNow, deleted: [{ id: 'a', at: later }] })
  expect(checkImport(given, { ...usual, removal: 'deleted' }).removed).toEqual([
    { id: 'a', cause: 'alive' },
  ])
})
