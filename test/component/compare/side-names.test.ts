import { expect, test } from 'vitest'
import { useSideNames } from '#app/features/compare/use-side-names.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

const sideOf = (connectionId: string, connectionName: string) => ({
  connectionId,
  connectionName,
  form: { ...emptyForm, endpoint: 'events' },
})

type Sides = Parameters<ReturnType<typeof useSideNames>>[0]

function nameSides(sides: Partial<Sides>) {
  const page = openPage(() => useSideNames())
  const named = page.opened({
    before: sideOf('one', 'Content hub of the region, live'),
    after: sideOf('two', 'Content hub of the region, test'),
    labeling: { kind: 'time' },
    of: 'query',
    absence: { before: 'gone', after: 'gone' },
    ...sides,
  })
  page.close()
  return named
}
const byConnection = { kind: 'source', connection: true, endpoint: false } as const

test('one query at two times is told by time', () => {
  expect(nameSides({})).toMatchObject({
    isByTime: true,
    before: 'Earlier',
    after: 'Later',
    kinds: { changed: 'changed', added: 'added', removed: 'removed', moved: 'moved' },
  })
})

test('two connections are told by their names, which keep their difference where there is little room', () => {
  expect(nameSides({ labeling: byConnection })).toEqual({
    isByTime: false,
    before: 'Content hub of the region, live',
    after: 'Content hub of the region, test',
    absentItem: 'not present',
    kinds: {
      changed: 'changed',
      added: 'only in “Content hub of the region, test”',
      removed: 'only in “Content hub of the region, live”',
      loaded: 'details loaded in one response only',
      moved: 'moved',
      unchanged: 'unchanged',
    },
    short: {
      before: 'Content hub of the region, live',
      after: 'Content hub of the region, test',
      kinds: {
        changed: 'changed',
        added: 'only in “Content h…on, test”',
        removed: 'only in “Content h…on, live”',
        loaded: 'details only',
        moved: 'moved',
        unchanged: 'unchanged',
      },
    },
  })
})

test('two connections of one name are told by their number', () => {
  const twice = { before: sideOf('one', 'Hub'), after: sideOf('two', 'Hub') }
  const numbered = (of: Sides['of']) => nameSides({ ...twice, labeling: byConnection, of })
  expect([numbered('query').before, numbered('set').after]).toEqual(['Query 1', 'Set 2'])
})

test('an item that may be on another page, or in a set that may lack items, is not called absent', () => {
  const words = (absence: Sides['absence']['before'], of: Sides['of']) => {
    const both = { before: absence, after: absence }
    const byTime = nameSides({ absence: both, of })
    const bySource = nameSides({ absence: both, of, labeling: byConnection })
    return [byTime.absentItem, byTime.kinds.added, byTime.kinds.removed, bySource.short.kinds.added]
  }
  expect([
    words('gone', 'query'),
    words('page', 'query'),
    words('gone', 'set'),
    words('not-met', 'set'),
    words('untold', 'set'),
  ]).toEqual([
    ['not present', 'added', 'removed', 'only in “Content h…on, test”'],
    [
      'not on this page',
      'new on this page',
      'no longer on this page',
      'only on this page of “Content h…on, test”',
    ],
    ['not in this set', 'added', 'removed', 'only in “Content h…on, test”'],
    ['not in this set', 'added', 'not found again', 'found only in “Content h…on, test”'],
    ['not in this set', 'added', 'possibly removed', 'found only in “Content h…on, test”'],
  ])
})
