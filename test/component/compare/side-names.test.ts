import { expect, test } from 'vitest'
import { type ComparedSide, useSideNames } from '#app/features/compare/use-comparison.ts'
import type { ComparisonCaution } from '#core/compare/comparison-cautions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

const sideOf = (connectionId: string, connectionName: string): ComparedSide => ({
  connectionId,
  connectionName,
  baseUrl: `https://${connectionId}.example`,
  form: { ...emptyForm, endpoint: 'events' },
  status: 200,
  shape: 'envelope',
  itemCount: 1,
  total: '1',
  isWhole: true,
  role: 'saved',
  at: '2026-11-23T02:00:00.000Z',
})

function namesOfSides(cautions: readonly ComparisonCaution[]) {
  const page = openPage(() => useSideNames())
  const named = page.opened({
    before: sideOf('one', 'Content hub of the region, live'),
    after: sideOf('two', 'Content hub of the region, test'),
    cautions,
  })
  page.close()
  return named
}

test('one query at two times is told by time', () => {
  expect(namesOfSides([])).toMatchObject({
    isByTime: true,
    before: 'Earlier',
    after: 'Later',
    kinds: { changed: 'changed', added: 'added', removed: 'removed', moved: 'moved' },
  })
})

test('two connections are told by their names, which keep their difference where there is little room', () => {
  expect(namesOfSides([{ kind: 'other-server' }])).toEqual({
    isByTime: false,
    before: 'Content hub of the region, live',
    after: 'Content hub of the region, test',
    absentItem: 'not present',
    kinds: {
      changed: 'changed',
      added: 'only in Content hub of the region, test',
      removed: 'only in Content hub of the region, live',
      loaded: 'details loaded in one response only',
      moved: 'moved',
      unchanged: 'unchanged',
    },
    short: {
      before: 'Content hub of the region, live',
      after: 'Content hub of the region, test',
      kinds: {
        changed: 'changed',
        added: 'only in Content h…on, test',
        removed: 'only in Content h…on, live',
        loaded: 'details only',
        moved: 'moved',
        unchanged: 'unchanged',
      },
    },
  })
})

test('an item that may be on another page is not called absent', () => {
  const absent = (cautions: readonly ComparisonCaution[]) => namesOfSides(cautions).absentItem
  expect([
    absent([]),
    absent([{ kind: 'one-page', isSorted: true }]),
    absent([{ kind: 'other-page', by: 'size' }]),
  ]).toEqual(['not present', 'not on this page', 'not on this page'])
})
