import { computed, shallowRef, watch, type Ref, ref } from 'vue'
import type { ColumnPath } from '#core/content/item-columns.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import type { Opening, Progress, Question, Reply, Row } from '#app/response-worker/protocol.ts'
import { usePageStore, usePageRowsStore, type RowsView } from '#app/stores/page-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import { whenPainted } from '#app/ui/when-idle.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'

/** Beyond this number, only the rows in view are kept. */
const maxKept = 1000

/** The part of a response that is needed to read its rows. */
interface RowsSource {
  client: {
    ask: (
      question: Extract<Question, { kind: 'rows' }>,
    ) => Promise<Extract<Reply, { kind: 'rows' }>>
  }
  opening: Pick<Opening, 'rows'> | null
  progress: Pick<Progress, 'items'>
}

/** The rows in view. The first rows arrive with the response; others are loaded from its worker. */
export function useRows(options: {
  response: Readonly<Ref<RowsSource>>
  paths: Ref<readonly ColumnPath[]>
  /** Positions of the items in view. */
  positions: Ref<readonly number[]>
}) {
  const { response, paths, positions } = options
  const rows = shallowRef<ReadonlyMap<number, Row>>(new Map())
  /** The client and paths that the rows were read with. Rows are invalid for other ones. */
  let source: { client: RowsSource['client']; paths: readonly ColumnPath[] } | null = null
  /** The client with an open question. A discarded response never answers. */
  let asking: RowsSource['client'] | null = null

  /**
   * Starts with the rows that arrived with the response. If cells are missing, rows are loaded again, once the
   * first ones are painted: drawing and reading at the same time, both took longer.
   */
  function open(): void {
    const { client } = response.value
    const opening = response.value.opening?.rows ?? []
    rows.value = new Map(opening.map((row) => [row.position, row]))
    const [first] = opening
    const isWhole = first && paths.value.every((path) => first.cells.has(renderPath(path)))
    source = { client, paths: isWhole ? paths.value : [] }
  }

  async function fill(): Promise<void> {
    const requestedClient = response.value.client
    if (asking === requestedClient) return
    asking = requestedClient
    try {
      const isPartOfOpening = source?.paths.length === 0 && rows.value.size > 0
      if (isPartOfOpening) await new Promise<void>(whenPainted)
      while (response.value.client === requestedClient) {
        const requestedPaths = paths.value
        if (requestedPaths.length === 0) return
        const isKnown = source?.client === requestedClient && source.paths === requestedPaths
        const missing = positions.value.filter(
          (at) => at < response.value.progress.items && !(isKnown && rows.value.has(at)),
        )
        if (missing.length === 0) return
        const reply = await requestedClient.ask({
          kind: 'rows',
          positions: missing,
          paths: requestedPaths,
        })
        if (response.value.client !== requestedClient || paths.value !== requestedPaths) continue
        // No more rows are available yet; they are loaded at the response's next progress.
        if (reply.rows.length === 0) return
        const before = isKnown && rows.value.size < maxKept ? rows.value : rowsToKeep(isKnown)
        source = { client: requestedClient, paths: requestedPaths }
        rows.value = new Map([...before, ...reply.rows.map((row) => [row.position, row] as const)])
      }
    } finally {
      if (asking === requestedClient) asking = null
    }
  }

  /** The rows to keep when there are too many: those in view. */
  function rowsToKeep(isKnown: boolean): [number, Row][] {
    if (!isKnown) return []
    const inView = new Set(positions.value)
    return [...rows.value].filter(([position]) => inView.has(position))
  }

  watch(
    [() => response.value.client, paths, positions, () => response.value.progress.items],
    () => {
      if (response.value.client !== source?.client) open()
      void fill()
    },
    { immediate: true },
  )

  return { rows }
}

/** Positions of items that were also on a previous page. */
export function useRepeatedItems() {
  const pages = usePageStore()
  return computed(
    () =>
      new Set(
        (pages.itemsCheck?.repeatedItems?.evidence ?? []).flatMap((one) =>
          one.kind === 'item' ? [one.position] : [],
        ),
      ),
  )
}

/** Whether the rows are those of one page, or of a saved set, which has no pages. */
export function useRowsScope() {
  const responses = useResponseStore()
  return computed(() => (responses.response?.sent.set === undefined ? 'page' : 'set'))
}

/** Sort and filter of the loaded page, without requests. They are stored with the response. */
export function usePageOrder(options: {
  client: Readonly<Ref<ResponseClient>>
  itemCount: Ref<number>
  paths: Ref<readonly ColumnPath[]>
}) {
  const { client, itemCount, paths } = options
  const spoken = useSpokenWords()
  const { view, sort, filter, only, selection, isFilterNewer } = useRowsView(client)
  const isOrdering = ref(false)
  /** The row filter if no row matches it; otherwise null. */
  const unmatched = computed(() => view.value.value.unmatched)
  const positions = computed(() => view.value.value.positions)
  const rowCount = computed(() => positions.value?.length ?? itemCount.value)
  const positionOf = (row: number) => (positions.value ? (positions.value[row] ?? -1) : row)
  const rowOf = (position: number) => positions.value?.indexOf(position) ?? position

  /** Row indexes of the items, ascending. Items hidden by a filter are omitted. */
  function rowsOf(wanted: readonly number[]): number[] {
    if (!positions.value) return [...wanted].toSorted((one, other) => one - other)
    const chosen = new Set(wanted)
    return positions.value.flatMap((position, row) => (chosen.has(position) ? [row] : []))
  }

  const searchedPaths = computed(() => (filter.value === '' ? null : paths.value))
  watch(
    [client, itemCount, sort, filter, only, spoken, searchedPaths],
    async () => {
      const requestedClient = client.value
      const viewRef = view.value
      if (isAsReceived(viewRef.value)) {
        if (viewRef.value.positions !== null)
          viewRef.value = { ...viewRef.value, positions: null, unmatched: null }
        isOrdering.value = false
        return
      }
      isOrdering.value = true
      const words = filter.value.trim()
      const { positions: found } = await requestedClient
        .ask({
          kind: 'order',
          sort: sort.value,
          filter: filter.value,
          only: only.value,
          paths: paths.value,
          words: spoken.value,
        })
        .catch((error: unknown) => {
          if (client.value === requestedClient) isOrdering.value = false
          throw error
        })
      if (found === null || client.value !== requestedClient || isAsReceived(viewRef.value)) return
      const isFound = words === '' || found.length > 0
      viewRef.value = { ...viewRef.value, positions: found, unmatched: isFound ? null : words }
      isOrdering.value = false
    },
    // Immediate: since the view was left, the language may have changed.
    { immediate: true },
  )

  /** Shows all rows that match the condition. The row filter is cleared, as it would hide some of them. */
  function showOnly(condition: RowCondition) {
    view.value.value = { ...view.value.value, only: condition, filter: '', isFilterNewer: true }
  }

  /** Switches between ascending, descending and as received. */
  function toggleSort(path: ColumnPath) {
    const isSame = sort.value?.path.join('\n') === path.join('\n')
    if (!isSame) sort.value = { path, direction: 'ascending' }
    else if (sort.value?.direction === 'ascending') sort.value = { path, direction: 'descending' }
    else sort.value = null
  }

  /** Positions of the rows left by the filter, in their order; null if no row is hidden. */
  const filtered = computed(() =>
    positions.value !== null && positions.value.length < itemCount.value ? positions.value : null,
  )

  return {
    filtered,
    sort,
    filter,
    only,
    showOnly,
    unmatched,
    selection,
    isFilterNewer,
    isOrdering,
    rowCount,
    positionOf,
    rowOf,
    rowsOf,
    toggleSort,
  }
}

/** Publishes which rows are filtered and selected to other parts of the page. */
export function publishPageRows({
  client,
  order,
  selectedPositions,
}: {
  client: Readonly<Ref<ResponseClient>>
  order: PageOrder
  selectedPositions: Readonly<Ref<ReadonlySet<number>>>
}) {
  const pageRows = usePageRowsStore()
  watch(
    [client, order.filtered, selectedPositions, order.isFilterNewer],
    () => {
      const rows = order.rowsOf([...selectedPositions.value])
      const selected = rows.map(order.positionOf)
      pageRows.rows = {
        client: client.value,
        filtered: order.filtered.value,
        selected,
        isFilterNewer: order.isFilterNewer.value,
        hiddenSelectedCount: selectedPositions.value.size - selected.length,
      }
    },
    { immediate: true },
  )
}

/** The view settings of a response, as one writable ref per setting. */
function useRowsView(client: Readonly<Ref<ResponseClient>>) {
  const pageRows = usePageRowsStore()
  const view = computed(() => pageRows.viewOf(client.value))

  function part<K extends 'sort' | 'filter' | 'only'>(name: K) {
    return computed<RowsView[K]>({
      get: () => view.value.value[name],
      set: (value) => {
        const isFilterNewer = name !== 'sort' || view.value.value.isFilterNewer
        view.value.value = { ...view.value.value, [name]: value, isFilterNewer }
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
      // Without a selection, "selected rows only" would hide all rows for no visible reason.
      const endsOnly = before?.kind === 'selected' && value.chosen.size === 0
      view.value.value = {
        ...view.value.value,
        selection: value,
        only: endsOnly ? null : before,
        isFilterNewer: false,
      }
    },
  })
  const isFilterNewer = computed(() => view.value.value.isFilterNewer)
  return { view, sort, filter, only, selection, isFilterNewer }
}

const isAsReceived = ({ sort, only, filter }: RowsView) =>
  sort === null && only === null && filter.trim() === ''

export type PageOrder = ReturnType<typeof usePageOrder>
