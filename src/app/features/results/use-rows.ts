import { computed, shallowRef, watch, type Ref } from 'vue'
import type { ColumnPath } from '#core/content/column-values.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { Opening, Progress, Question, Reply, Row } from '#app/answer-worker/protocol.ts'
import { usePageStore } from '#app/stores/page-store.ts'

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
  answer: Readonly<Ref<RowsSource>>
  paths: Ref<readonly ColumnPath[]>
  /** Positions of the items in view. */
  positions: Ref<readonly number[]>
}) {
  const { answer, paths, positions } = options
  const rows = shallowRef<ReadonlyMap<number, Row>>(new Map())
  /** The client and paths that the rows were read with. Rows are invalid for other ones. */
  let source: { client: RowsSource['client']; paths: readonly ColumnPath[] } | null = null
  /** The client with an open question. A discarded response never answers. */
  let asking: RowsSource['client'] | null = null

  /** Starts with the rows that arrived with the response. If cells are missing, rows are loaded again. */
  function open(): void {
    const { client } = answer.value
    const opening = answer.value.opening?.rows ?? []
    rows.value = new Map(opening.map((row) => [row.position, row]))
    const [first] = opening
    const isWhole = first && paths.value.every((path) => first.cells.has(renderPath(path)))
    source = { client, paths: isWhole ? paths.value : [] }
  }

  async function fill(): Promise<void> {
    const requestedClient = answer.value.client
    if (asking === requestedClient) return
    asking = requestedClient
    try {
      while (answer.value.client === requestedClient) {
        const requestedPaths = paths.value
        if (requestedPaths.length === 0) return
        const isKnown = source?.client === requestedClient && source.paths === requestedPaths
        const missing = positions.value.filter(
          (at) => at < answer.value.progress.items && !(isKnown && rows.value.has(at)),
        )
        if (missing.length === 0) return
        const reply = await requestedClient.ask({
          kind: 'rows',
          positions: missing,
          paths: requestedPaths,
        })
        if (answer.value.client !== requestedClient || paths.value !== requestedPaths) continue
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
    [() => answer.value.client, paths, positions, () => answer.value.progress.items],
    () => {
      if (answer.value.client !== source?.client) open()
      void fill()
    },
    { immediate: true },
  )

  return { rows }
}

/** Positions of items that were also on a previous page. */
export function useRepeatedItems(client: Readonly<Ref<AnswerClient>>) {
  const pages = usePageStore()
  return computed(
    () =>
      new Set(
        (pages.itemsCheck?.client === client.value
          ? (pages.itemsCheck.finding?.evidence ?? [])
          : []
        ).flatMap((one) => (one.kind === 'item' ? [one.position] : [])),
      ),
  )
}
