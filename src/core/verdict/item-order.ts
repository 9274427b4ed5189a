import { readId } from '#core/content/item-id.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { SortCriterion } from '#core/query/form.ts'
import {
  createColumnOrder,
  keyOf,
  sortValue,
  type ColumnOrder,
  type SortValue,
} from './column-order.ts'
import type { Evidence } from './verdict.ts'

/** The observed order of a sort's criteria. */
export interface ItemOrder {
  add(item: JsonValue): void
  /** For each criterion: among items equal in all previous criteria, and among all items. */
  columns: readonly { inTurn: ColumnOrder; alone: ColumnOrder }[]
  /** True if two adjacent items are equal in all criteria. */
  hasTies(): boolean
  /** All member names of the items. */
  names: ReadonlySet<string>
  /** Two adjacent items in a criterion; `at` is the first one's position. */
  neighbors: (criterion: number, at: number) => Evidence[]
}

/** Adjacent items are compared as they are read, so that no step takes long (truth.md 1). */
export function createItemOrder(criteria: readonly SortCriterion[]): ItemOrder {
  const columns = criteria.map(({ attribute, direction }) => ({
    attribute,
    values: new Array<SortValue>(),
    inTurn: createColumnOrder(direction),
    alone: createColumnOrder(direction),
  }))
  const ids: (string | null)[] = []
  const names = new Set<string>()
  let hasTies = false

  return {
    add(item) {
      const previousAt = ids.push(readId(item)) - 2
      if (item.kind === 'object') for (const { name } of item.members) names.add(name)
      let isTied = ids.length > 1
      for (const { attribute, values, inTurn, alone } of columns) {
        const value = sortValue(item, attribute)
        const before = values.at(-1)
        values.push(value)
        inTurn.add(value)
        alone.add(value)
        if (before) alone.compare(before, value, previousAt)
        if (before && isTied) inTurn.compare(before, value, previousAt)
        isTied &&= keyOf(before) === keyOf(value)
      }
      hasTies ||= isTied
    },
    columns,
    hasTies: () => hasTies,
    names,
    neighbors: (criterion, at) =>
      [at, at + 1].map((position) => {
        const column = columns[criterion]
        const value = column?.values[position]
        return {
          kind: 'item',
          position,
          id: ids[position] ?? null,
          path: column?.attribute ?? '',
          value: value?.kind === 'value' ? value.text : null,
        }
      }),
  }
}
