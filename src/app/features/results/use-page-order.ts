import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { PageSort } from '#app/answer-worker/protocol.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'

/** Sort and filter of the page that is loaded; the API hears nothing of it. */
export function usePageOrder(options: {
  client: Readonly<Ref<AnswerClient>>
  itemCount: Ref<number>
  paths: Ref<readonly ColumnPath[]>
}) {
  const { client, itemCount, paths } = options
  const { locale } = useWords()
  const sort = shallowRef<PageSort | null>(null)
  const filter = ref('')
  /** Rows that alone are shown; null for all. */
  const only = shallowRef<RowCondition | null>(null)
  const isOrdering = ref(false)
  /** null is the order of the answer. */
  const positions = shallowRef<readonly number[] | null>(null)
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
      if (isAsReceived()) {
        positions.value = null
        isOrdering.value = false
        return
      }
      isOrdering.value = true
      const reply = await asked.ask({
        kind: 'order',
        sort: sort.value,
        filter: filter.value,
        only: only.value,
        paths: paths.value,
        language: locale.value,
      })
      if (reply.positions === null || client.value !== asked) return
      positions.value = isAsReceived() ? null : reply.positions
      isOrdering.value = false
    },
  )
  // Another page is another set of items: a filter left over would seem to be the API's.
  watch(client, () => {
    filter.value = ''
    sort.value = null
    only.value = null
  })

  const isAsReceived = () =>
    sort.value === null && only.value === null && filter.value.trim() === ''

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
    isOrdering,
    rowCount,
    positionOf,
    rowOf,
    rowsOf,
    toggleSort,
  }
}
