import { computed, shallowRef, watch, type Ref } from 'vue'
import type { ColumnPath } from '#core/content/column-values.ts'
import { renderPath } from '#core/json/json-path.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { Opening, Progress, Question, Reply, Row } from '#app/answer-worker/protocol.ts'
import { usePageStore } from '#app/stores/page-store.ts'

const maxKept = 1000

/** As much of an answer as tells its rows. */
interface RowsSource {
  client: {
    ask: (
      question: Extract<Question, { kind: 'rows' }>,
    ) => Promise<Extract<Reply, { kind: 'rows' }>>
  }
  opening: Pick<Opening, 'rows'> | null
  progress: Pick<Progress, 'items'>
}

/** The rows that are in view: the first came with the answer, others are asked from its worker. */
export function useRows(options: {
  answer: Readonly<Ref<RowsSource>>
  paths: Ref<readonly ColumnPath[]>
  /** Positions of the items that are in view. */
  positions: Ref<readonly number[]>
}) {
  const { answer, paths, positions } = options
  const rows = shallowRef<ReadonlyMap<number, Row>>(new Map())
  /** What the rows were read with: another answer has other rows, and other columns need more cells. */
  let source: { client: RowsSource['client']; paths: readonly ColumnPath[] } | null = null
  /** Whom a question is open with; an answer that was let go of leaves it unanswered. */
  let asking: RowsSource['client'] | null = null

  /** Begins with what came with the answer. Where it has no cell for a column, the rows are asked for. */
  function open(): void {
    const { client } = answer.value
    const opening = answer.value.opening?.rows ?? []
    rows.value = new Map(opening.map((row) => [row.position, row]))
    const [first] = opening
    const isWhole = first && paths.value.every((path) => first.cells.has(renderPath(path)))
    source = { client, paths: isWhole ? paths.value : [] }
  }

  async function fill(): Promise<void> {
    const asked = answer.value.client
    if (asking === asked) return
    asking = asked
    try {
      while (answer.value.client === asked) {
        const askedPaths = paths.value
        if (askedPaths.length === 0) return
        const isKnown = source?.client === asked && source.paths === askedPaths
        const missing = positions.value.filter(
          (at) => at < answer.value.progress.items && !(isKnown && rows.value.has(at)),
        )
        if (missing.length === 0) return
        const reply = await asked.ask({ kind: 'rows', positions: missing, paths: askedPaths })
        if (answer.value.client !== asked || paths.value !== askedPaths) continue
        // Nothing more to come for now: what is missing arrives with the answer's next progress.
        if (reply.rows.length === 0) return
        const before = isKnown && rows.value.size < maxKept ? rows.value : kept(isKnown)
        source = { client: asked, paths: askedPaths }
        rows.value = new Map([...before, ...reply.rows.map((row) => [row.position, row] as const)])
      }
    } finally {
      if (asking === asked) asking = null
    }
  }

  /** What stays when there are too many: the rows in view. */
  function kept(isKnown: boolean): [number, Row][] {
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

/** The positions of items that stood on an earlier page as well. */
export function useRepeatedItems(client: Readonly<Ref<AnswerClient>>) {
  const pages = usePageStore()
  return computed(
    () =>
      new Set(
        (pages.items?.client === client.value ? (pages.items.finding?.evidence ?? []) : []).flatMap(
          (one) => (one.kind === 'item' ? [one.position] : []),
        ),
      ),
  )
}
