import { expect, test } from 'vitest'
import { describeExport } from '#core/export/describe-export.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'

const facts = {
  itemCount: 6,
  unreadableCount: 0,
  invalidCount: 0,
  attributesLeftOut: [],
  truncatedCells: 0,
  escapedCells: 0,
}
const shown = { itemCount: 25, number: 1 }
const ofPage = {
  facts,
  isTruncated: false,
  isStopped: false,
  verdict: null,
  total: '200',
  scope: 'page',
  shown,
  isSorted: true,
  sortLeavesUnordered: false,
} as const
const whole: SetVerdict = {
  state: 'counted',
  items: 6,
  totalBefore: '6',
  totalAfter: '6',
  missing: '0',
  repeated: 0,
  lines: [],
}

/** The remarks on all pages of a query, by kind. */
const remarksOn = (
  verdict: Partial<SetVerdict>,
  sorting: { isSorted: boolean; sortLeavesUnordered: boolean },
) =>
  describeExport({
    ...ofPage,
    ...sorting,
    scope: 'all',
    verdict: { ...whole, ...verdict },
  }).remarks.map(({ kind }) => kind)

test('all pages are judged like a set that is kept', () => {
  expect(describeExport({ ...ofPage, scope: 'all', verdict: whole })).toEqual({
    headline: { kind: 'fetched', verdict: whole },
    // Whatever is said of a counted set is said with its limit (whole-set.md L3).
    remarks: [{ kind: 'unnoticed' }],
  })
})

test('some items of all pages are told by their number alone', () => {
  const kept = { ...ofPage, scope: 'found' } as const
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
    expect(
      [shown, { ...shown, number: null }].map(
        (page) => describeExport({ ...ofPage, scope, shown: page }).headline,
      ),
    ).toEqual([
      { kind: scope, items: 6, all: 25, page: 1 },
      { kind: scope, items: 6, all: 25, page: null },
    ])
  },
)

test('one page is not compared with the total of all', () => {
  expect(describeExport(ofPage)).toEqual({ headline: { kind: 'page', items: 6 }, remarks: [] })
})

test('that pages have no order is named where items repeat or are missing', () => {
  const unsorted = { isSorted: false, sortLeavesUnordered: false }
  const lost = { isSorted: true, sortLeavesUnordered: true }
  expect([
    remarksOn({}, unsorted),
    remarksOn({ repeated: 1 }, unsorted),
    remarksOn({ state: 'missing' }, unsorted),
    remarksOn({}, lost),
    remarksOn({ state: 'missing' }, lost),
    remarksOn({ state: 'missing' }, { ...lost, sortLeavesUnordered: false }),
  ]).toEqual([
    ['unnoticed'],
    ['unnoticed', 'unsorted'],
    ['unsorted'],
    ['unnoticed'],
    ['core-sort-unusable'],
    [],
  ])
})

test('a server that gives one page for ever is not told to sort', () => {
  const unsorted = { isSorted: false, sortLeavesUnordered: false }
  const lines = [{ kind: 'no-news', pages: 3 }] as const
  expect(remarksOn({ state: 'missing', repeated: 30, lines }, unsorted)).toEqual([])
})

test('an export that ended on the way is not judged', () => {
  expect(describeExport({ ...ofPage, scope: 'all', isStopped: true })).toEqual({
    headline: { kind: 'stopped', items: 6, total: '200' },
    remarks: [],
  })
})

test('what a table could not show is named', () => {
  expect(
    describeExport({
      ...ofPage,
      facts: {
        itemCount: 6,
        unreadableCount: 1,
        invalidCount: 0,
        attributesLeftOut: ['a'],
        truncatedCells: 2,
        escapedCells: 3,
      },
      isTruncated: true,
    }).remarks,
  ).toEqual([
    { kind: 'unreadable', count: 1 },
    { kind: 'cut-cells', count: 2 },
    { kind: 'guarded-cells', count: 3 },
    { kind: 'attributes-left-out', names: ['a'] },
    { kind: 'too-many-columns' },
  ])
})
