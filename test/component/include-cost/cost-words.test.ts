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
  ['smaller', 900, ['the query as it is', 'with only the columns shown']],
  ['not yet measured', null, ['the query as it is', 'with only the columns shown']],
  ['as large', 1000, ['the query as it is']],
  ['larger', 1001, ['the query as it is']],
])('the query for the shown columns is listed unless it saves nothing: %s', (_, size, names) => {
  const page = openPage(() => useCostWords())
  const rows = page.opened([costOf({ kind: 'asked' }, 1000), costOf({ kind: 'columns' }, size)])
  expect(rows.map(({ name }) => name)).toEqual(names)
  page.close()
})
