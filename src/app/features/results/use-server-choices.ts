import { computed } from 'vue'
import type { Cell } from '#core/content/cell.ts'
import type { GridColumn } from '#core/content/grid-layout.ts'
import { readServerFilter, type ServerFilter } from '#core/dialect/server-filter.ts'
import { nextDirection, readServerSort, type ServerSort } from '#core/dialect/server-sort.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useVerdictsStore } from '#app/stores/verdicts-store.ts'

/** Why the query in the form is not to be changed from here. */
interface Locked {
  kind: 'refused'
  reason: 'typed-body' | 'elsewhere' | 'other-endpoint'
}

/** What the server can be asked for by a cell: an order, a filter. */
export function useServerChoices(
  column: () => GridColumn | undefined,
  cell: () => Cell | undefined,
) {
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  const verdicts = useVerdictsStore()

  /** Keys that this answer was seen to be sorted by. */
  const obeyed = computed(() => {
    const isObeyed = verdicts.verdicts.some(
      ({ parameter, kind }) => parameter.kind === 'sort' && kind === 'obeyed',
    )
    return isObeyed ? (answers.answer?.sent.form.sort ?? []).map(({ attribute }) => attribute) : []
  })
  const locked = computed<Locked | null>(() => {
    const sent = answers.answer?.sent
    if (sent?.connectionId !== connections.currentId)
      return { kind: 'refused', reason: 'elsewhere' }
    // The form's query would be changed, and that of the rows be meant.
    if (sent.form.endpoint.trim() !== query.form.endpoint.trim())
      return { kind: 'refused', reason: 'other-endpoint' }
    return query.rawBody === null ? null : { kind: 'refused', reason: 'typed-body' }
  })

  return computed(
    (): {
      sort: ServerSort | Locked
      filter: ServerFilter | Locked
      /** What sorting does next. */
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
