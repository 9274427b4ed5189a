import { expect, test } from 'vitest'
import { describeExport } from '#core/export/describe-export.ts'
import type { WalkReport } from '#core/export/walk.ts'
import { walkReport } from './walk-report.ts'

const facts = {
  itemCount: 6,
  unreadableCount: 0,
  invalidCount: 0,
  attributesLeftOut: [],
  truncatedCells: 0,
  escapedCells: 0,
}
const shown = { itemCount: 25, number: 1 }
const describeWalk = (more: Partial<WalkReport>, isStopped = false, sortLeavesUnordered = false) =>
  describeExport({
    facts,
    isTruncated: false,
    isStopped,
    scope: 'all',
    shown,
    sortLeavesUnordered,
    report: walkReport(more),
  })

test('a whole export needs no more words than its count', () => {
  expect(describeWalk({})).toEqual({
    headline: { kind: 'complete', items: 6, total: '6', hasRepeats: false },
    remarks: [],
  })
})

test('that no ID came twice is said only where none did', () => {
  expect(describeWalk({ repeatCount: 1 }).headline).toEqual({
    kind: 'complete',
    items: 6,
    total: '6',
    hasRepeats: true,
  })
})

test('items without an ID do not count as different ones', () => {
  expect(describeWalk({ withoutIdCount: 2, verdict: { kind: 'untold' } }).headline).toEqual({
    kind: 'untold',
    items: 6,
    total: '6',
    withoutId: 2,
  })
})

test('some items of all pages are told by their number alone', () => {
  const kept = {
    facts,
    shown,
    scope: 'found' as const,
    isTruncated: false,
    sortLeavesUnordered: false,
    report: null,
  }
  expect([false, true].map((isStopped) => describeExport({ ...kept, isStopped }).headline)).toEqual(
    [
      { kind: 'found', items: 6 },
      { kind: 'stopped', items: 6, total: null },
    ],
  )
})

test.each(['filtered', 'selected'] as const)(
  'rows that are %s are told by what they are of',
  (scope) => {
    const rows = {
      facts,
      scope,
      isTruncated: false,
      isStopped: false,
      sortLeavesUnordered: false,
      report: null,
    }
    expect(
      [shown, { ...shown, number: null }].map(
        (page) => describeExport({ ...rows, shown: page }).headline,
      ),
    ).toEqual([
      { kind: scope, items: 6, all: 25, page: 1 },
      { kind: scope, items: 6, all: 25, page: null },
    ])
  },
)

test('one page is not compared with the total of all', () => {
  expect(
    describeExport({
      facts,
      isTruncated: false,
      isStopped: false,
      scope: 'page',
      shown,
      sortLeavesUnordered: false,
      report: null,
    }),
  ).toEqual({
    headline: { kind: 'page', items: 6 },
    remarks: [],
  })
})

test('items that are missing are counted, with what may be the reason', () => {
  expect(
    describeWalk({ total: '8', verdict: { kind: 'incomplete', missing: '2' }, end: 'empty-page' }),
  ).toEqual({
    headline: { kind: 'incomplete', items: 6, total: '8', missing: '2' },
    remarks: [{ kind: 'empty-page' }, { kind: 'unsorted' }],
  })
})

test('repeated items and notes are told once each, however often they occurred', () => {
  expect(
    describeWalk({
      itemCount: 9,
      repeated: [{ id: 'a', count: 4 }],
      repeatCount: 3,
      isSorted: true,
      notes: [
        { kind: 'total-changed', page: 2, before: '5', after: '7' },
        { kind: 'link-refused', page: 2, reason: 'other-origin', lost: [] },
        { kind: 'total-changed', page: 3, before: '7', after: '6' },
        { kind: 'link-refused', page: 3, reason: 'other-origin', lost: [] },
        { kind: 'other-page', requested: 3, got: 1 },
      ],
    }).remarks,
  ).toEqual([
    { kind: 'repeated', times: 3, ids: ['a'] },
    { kind: 'total-changed', before: '5', after: '6' },
    { kind: 'other-page', count: 1, page: 3 },
    { kind: 'link-refused', count: 2, page: 2 },
  ])
})

test('a server that gives one page for ever is not told to sort', () => {
  expect(describeWalk({ itemCount: 9, repeatCount: 3, end: 'nothing-new' }).remarks).toEqual([
    { kind: 'repeated', times: 3, ids: [] },
    { kind: 'nothing-new' },
  ])
})

test('a sort that leaves a CORE without an order is named as the cause of what was lost', () => {
  const lost = {
    end: 'last-page',
    repeatCount: 5,
    verdict: { kind: 'incomplete', missing: '5' },
  } as const
  const kinds = (sortLeavesUnordered: boolean) =>
    describeWalk({ ...lost, isSorted: true }, false, sortLeavesUnordered).remarks.map(
      ({ kind }) => kind,
    )
  expect(kinds(true)).toEqual(['repeated', 'core-sort-unusable'])
  expect(kinds(false)).toEqual(['repeated'])
  expect(describeWalk({ isSorted: true }, false, true).remarks).toEqual([])
})

test('an export that ended on the way is not judged', () => {
  expect(describeWalk({ total: '8', verdict: { kind: 'unfinished' }, end: null }, true)).toEqual({
    headline: { kind: 'stopped', items: 6, total: '8' },
    remarks: [],
  })
})

test('what a table could not show is named', () => {
  expect(
    describeExport({
      facts: {
        itemCount: 6,
        unreadableCount: 1,
        invalidCount: 0,
        attributesLeftOut: ['a'],
        truncatedCells: 2,
        escapedCells: 3,
      },
      isTruncated: true,
      isStopped: false,
      scope: 'page',
      shown,
      sortLeavesUnordered: false,
      report: null,
    }).remarks,
  ).toEqual([
    { kind: 'unreadable', count: 1 },
    { kind: 'cut-cells', count: 2 },
    { kind: 'guarded-cells', count: 3 },
    { kind: 'attributes-left-out', names: ['a'] },
    { kind: 'too-many-columns' },
  ])
})
