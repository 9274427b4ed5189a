import { expect, test } from 'vitest'
import { useCostWords } from '#app/features/include-cost/use-cost-words.ts'
import type { CostVariant, VariantCost } from '#core/investigate/include-cost.ts'
import { openPage } from '../../support/page/open-page.ts'

const costOf = (variant: CostVariant, decoded: number | null): VariantCost => ({
  variant,
  first:
    decoded === null
      ? null
      : { kind: 'measured', sizes: { encoded: null, decoded }, firstByteMs: 1, wholeMs: 2 },
  rounds: [],
})

test.each([
  ['smaller', 900, '100 B less'],
  ['not yet measured', null, undefined],
  ['as large', 1000, 'same size'],
  ['larger', 1001, '1 B more'],
])('the query for the shown columns has its row, whatever it saves: %s', (_, size, change) => {
  const page = openPage(() => useCostWords())
  const rows = page.opened([costOf({ kind: 'requested' }, 1000), costOf({ kind: 'columns' }, size)])
  expect(rows.map((row) => [row.name, row.size[0]])).toEqual([
    ['the query as it is', '1 kB'],
    ['with only the columns shown', change],
  ])
  page.close()
})

test.each([
  [18.6, 8.4, ['11 ms less', '8 ms, from 8 ms to 8 ms']],
  [2004, 996, ['1 s less', '996 ms, from 996 ms to 996 ms']],
])('a difference of times fits the times as shown: %s and %s', (from, to, words) => {
  const page = openPage(() => useCostWords())
  const [, row] = page.opened([
    timed({ kind: 'requested' }, from),
    timed({ kind: 'without', relation: 'image' }, to),
  ])
  expect(row?.time).toEqual(words)
  page.close()
})

function timed(variant: CostVariant, wholeMs: number): VariantCost {
  const measured = { kind: 'measured', sizes: { encoded: null, decoded: 1 } } as const
  const one = { ...measured, firstByteMs: 1, wholeMs }
  return { variant, first: one, rounds: [one, one, one] }
}
