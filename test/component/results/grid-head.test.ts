import { expect, test } from 'vitest'
import { h } from 'vue'
import type { GridColumn } from '#core/content/grid-layout.ts'
import GridHead from '#app/features/results/GridHead.vue'
import { openPage } from '../../support/page/open-page.ts'

const column = (key: string): GridColumn => ({
  key,
  path: [key],
  width: 100,
  isNumeric: false,
  isShown: true,
  present: 12,
})
const states = { filled: 0, unresolved: 0, empty: 0 }

test('a column has a mark if most of its values are links without details', () => {
  const byKey = new Map([
    ['name', { ...states, filled: 12 }],
    ['image', { ...states, filled: 5, unresolved: 7 }],
    ['author', { ...states, filled: 7, unresolved: 5 }],
  ])
  const columns = ['name', 'image', 'author'].map((key, at) => ({
    at,
    column: column(key),
    style: { width: '100px' },
  }))
  const page = openPage(
    () => null,
    {},
    () =>
      h(GridHead, {
        columns,
        sort: null,
        coverage: { items: 12, byKey, missing: new Map() },
      }),
  )
  const marks = [...document.querySelectorAll<HTMLElement>('[data-test="coverage.linked"]')]
  expect(marks.map(({ title, dataset }) => [dataset.column, title])).toEqual([
    ['image', 'Linked, details not loaded: 7'],
  ])
  page.close()
})
