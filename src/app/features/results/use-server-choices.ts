import { computed } from 'vue'
import type { Cell } from '#core/content/cell.ts'
import type { GridColumn } from '#core/content/grid-layout.ts'
import { readServerFilter, type ServerFilter } from '#core/dialect/server-filter.ts'
import { nextDirection, readServerSort, type ServerSort } from '#core/dialect/column-sort.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useVerdictsStore } from '#app/stores/verdicts-store.ts'
import { useQueryLock, type QueryLock } from './use-query-lock.ts'

/** Given instead of a sort or filter if the query in the form cannot be changed from the rows. */
interface Locked {
  kind: 'refused'
  reason: QueryLock
}

/** The sort and filter on the server that the menu of a cell offers. */
export function useServerChoices(
  column: () => GridColumn | undefined,
  cell: () => Cell | undefined,
) {
  const answers = useAnswerStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const verdicts = useVerdictsStore()

  /** Attributes by which the response turned out to be sorted. */
  const obeyed = computed(() => {
    const isObeyed = verdicts.verdicts.some(
      ({ parameter, kind }) => parameter.kind === 'sort' && kind === 'obeyed',
    )
    return isObeyed ? (answers.answer?.sent.form.sort ?? []).map(({ attribute }) => attribute) : []
  })
  const lock = useQueryLock()
  const locked = computed<Locked | null>(
    () => lock.value && { kind: 'refused', reason: lock.value },
  )

  return computed(
    (): {
      sort: ServerSort | Locked
      filter: ServerFilter | Locked
      /** The next sort direction. */
      direction: 'ascending' | 'descending'
    } => {
      const path = column()?.path ?? []
      const isDatacycle = observed.expectsDatacycle
      const sort = readServerSort(path, { isDatacycle, obeyed: obeyed.value })
      const known = { isDatacycle, definitions: query.definitions }
      return {
        sort: locked.value ?? sort,
        filter: locked.value ?? readServerFilter(path, cell() ?? { kind: 'absent' }, known),
        direction: nextDirection(query.form, sort.kind === 'known' ? sort.key : ''),
      }
    },
  )
}
