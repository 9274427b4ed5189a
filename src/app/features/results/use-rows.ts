import { shallowRef, watch, type Ref } from 'vue'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { AnswerClient } from '../../answer/answer-client.ts'
import type { Row } from '../../answer-worker/protocol.ts'

const mostKept = 1000

/** The rows that are in view, asked from the answer's worker when they come there. */
export function useRows(options: {
  client: Ref<AnswerClient | null>
  paths: Ref<readonly ColumnPath[]>
  /** Positions of the items that are in view. */
  positions: Ref<readonly number[]>
  /** How many items are there by now: those behind are asked for when they have come. */
  itemCount: Ref<number>
}) {
  const { client, paths, positions, itemCount } = options
  const rows = shallowRef<ReadonlyMap<number, Row>>(new Map())
  /** What the rows were asked with; other rows belong to other columns or another answer. */
  let source: { client: AnswerClient; paths: readonly ColumnPath[] } | null = null
  let isAsking = false

  async function fill(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      for (;;) {
        const asked = client.value
        if (!asked) return
        const askedPaths = paths.value
        if (askedPaths.length === 0) return
        const isKnown = source?.client === asked && source.paths === askedPaths
        const missing = positions.value.filter(
          (at) => at < itemCount.value && !(isKnown && rows.value.has(at)),
        )
        if (missing.length === 0) return
        const reply = await asked.ask({ kind: 'rows', positions: missing, paths: askedPaths })
        if (client.value !== asked || paths.value !== askedPaths) continue
        // Nothing more to come for now: what is missing arrives with the answer's next progress.
        if (reply.rows.length === 0) return
        const before = isKnown && rows.value.size < mostKept ? rows.value : kept(isKnown)
        source = { client: asked, paths: askedPaths }
        rows.value = new Map([...before, ...reply.rows.map((row) => [row.position, row] as const)])
      }
    } finally {
      isAsking = false
    }
  }

  /** What stays when there are too many: the rows in view. */
  function kept(isKnown: boolean): [number, Row][] {
    if (!isKnown) return []
    const inView = new Set(positions.value)
    return [...rows.value].filter(([position]) => inView.has(position))
  }

  watch(
    [client, paths, positions, itemCount],
    () => {
      if (client.value !== source?.client) {
        source = null
        rows.value = new Map()
      }
      void fill()
    },
    { immediate: true },
  )

  return { rows }
}
