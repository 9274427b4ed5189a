import { computed, ref, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { usePageRowsStore, type RowsView } from '#app/stores/page-rows-store.ts'

/** Sort and filter of the page that is loaded; the API hears nothing of it. They stay with their answer. */
export function usePageOrder(options: {
  client: Readonly<Ref<AnswerClient>>
  itemCount: Ref<number>
  paths: Ref<readonly ColumnPath[]>
}) {
  const { client, itemCount, paths } = options
  const { locale } = useWords()
  const { view, sort, filter, only, selection } = useRowsView(client)
  const isOrdering = ref(false)
  const unfound = computed(() => view.value.value.unfound)
  const positions = computed(() => view.value.value.positions)
  const rowCount = computed(() => positions.value?.length ?? itemCount.value)
  const positionOf = (row: number) => (positions.value ? (positions.value[row] ?? -1) : row)
  const rowOf = (position: number) =>
    positions.value ? positions.value.indexOf(position) : position

  /** The rows of these items, rising; what the filter hides has none. */
  function rowsOf(wanted: readonly number[]): number[] {
    if (!positions.value) return [...wanted].toSorted((one, other) => one - other)
    const chosen = new Set(wanted)
    return positions.value.flatMap((position, row) => (chosen.has(position) ? [row] : []))
  }

  watch(
    [
      client,
      itemCount,
      sort,
      filter,
      only,
      locale,
      () => (filter.value === '' ? null : paths.value),
    ],
    async () => {
      const asked = client.value
      const own = view.value
      if (isAsReceived(own.value)) {
        if (own.value.positions !== null)
          own.value = { ...own.value, positions: null, unfound: null }
        isOrdering.value = false
        return
      }
      isOrdering.value = true
      const words = filter.value.trim()
      const reply = await asked
        .ask({
          kind: 'order',
          sort: sort.value,
          filter: filter.value,
          only: only.value,
          paths: paths.value,
          language: locale.value,
        })
        .catch((error: unknown) => {
          if (client.value === asked) isOrdering.value = false
          throw error
        })
      if (reply.positions === null || client.value !== asked) return
      const isFound = isAsReceived(own.value) || words === '' || reply.positions.length > 0
      own.value = {
        ...own.value,
        positions: isAsReceived(own.value) ? null : reply.positions,
        unfound: isFound ? null : words,
      }
      isOrdering.value = false
    },
    // Where it was left for another tab, all may be as it was, or the language another one.
    { immediate: true },
  )

  /** All rows of the page that are so, as many as were counted: the row filter would hide some. */
  function showOnly(condition: RowCondition) {
    view.value.value = { ...view.value.value, only: condition, filter: '' }
  }

  /** Ascending, then descending, then as received. */
  function toggleSort(path: ColumnPath) {
    const isSame = sort.value?.path.join('\n') === path.join('\n')
    if (!isSame) sort.value = { path, direction: 'ascending' }
    else if (sort.value?.direction === 'ascending') sort.value = { path, direction: 'descending' }
    else sort.value = null
  }

  /** Those that a filter leaves, in their order; null where none is left out. */
  const filtered = computed(() =>
    positions.value !== null && positions.value.length < itemCount.value ? positions.value : null,
  )

  return {
    filtered,
    sort,
    filter,
    only,
    showOnly,
    unfound,
    selection,
    isOrdering,
    rowCount,
    positionOf,
    rowOf,
    rowsOf,
    toggleSort,
  }
}

/** Tells the other parts of the page which of its rows are left and selected. */
export function tellPageRows({
  client,
  order,
  chosen,
}: {
  client: Readonly<Ref<AnswerClient>>
  order: PageOrder
  chosen: Readonly<Ref<ReadonlySet<number>>>
}) {
  const pageRows = usePageRowsStore()
  watch(
    [client, order.filtered, chosen],
    () => {
      const rows = order.rowsOf([...chosen.value])
      const selected = rows.map(order.positionOf)
      pageRows.rows = { client: client.value, filtered: order.filtered.value, selected }
    },
    { immediate: true },
  )
}

/** How the rows of an answer are looked at, part by part. */
function useRowsView(client: Readonly<Ref<AnswerClient>>) {
  const pageRows = usePageRowsStore()
  const view = computed(() => pageRows.viewOf(client.value))

  function part<K extends keyof RowsView>(name: K) {
    return computed<RowsView[K]>({
      get: () => view.value.value[name],
      set: (value) => {
        view.value.value = { ...view.value.value, [name]: value }
      },
    })
  }
  const sort = part('sort')
  const filter = part('filter')
  const only = part('only')
  const selection = computed<RowsView['selection']>({
    get: () => view.value.value.selection,
    set: (value) => {
      const { only: before } = view.value.value
      // With nothing selected, rows would be hidden for no reason that can be seen.
      const isOver = before?.kind === 'selected' && value.chosen.size === 0
      view.value.value = { ...view.value.value, selection: value, only: isOver ? null : before }
    },
  })
  return { view, sort, filter, only, selection }
}

const isAsReceived = ({ sort, only, filter }: RowsView) =>
  sort === null && only === null && filter.trim() === ''

export type PageOrder = ReturnType<typeof usePageOrder>
