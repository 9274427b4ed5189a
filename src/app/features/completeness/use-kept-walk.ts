import { computed, inject, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { ExportEnded, ExportProgress } from '#app/export-worker/protocol.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { planAll } from '#app/features/export/export-store.ts'
import { startExportKey, type RunningExport } from '#app/features/export/start-export.ts'

/** A walk over all pages of a query, whose items are kept for as long as somebody looks at them. */
export type KeptWalk =
  | { kind: 'none' }
  | { kind: 'running'; progress: ExportProgress | null }
  | {
      kind: 'kept'
      source: RunningExport
      ended: Extract<ExportEnded, { kind: 'written' }>
    }
  | { kind: 'failed'; why: 'no-room' | 'failed' }

/** How many items there are on all pages, and in how many requests they come. */
export interface WalkPrice {
  total: bigint
  requests: number
}

/** Walks the pages of the shown answer's query on a click; another answer ends the walk and lets go of its items. */
export function useKeptWalk(answer: Readonly<Ref<ShownAnswer>>) {
  const startExport = inject(startExportKey)
  const walk = shallowRef<KeptWalk>({ kind: 'none' })
  let running: RunningExport | null = null
  /**
   * By the page's own size; what the server does otherwise is seen on the way. null where this page has all, or
   * nobody knows how many there are.
   */
  const price = computed<WalkPrice | null>(() => {
    const { end: whole, progress } = answer.value
    const total = whole?.paging.total ?? null
    if (total === null || BigInt(total) <= BigInt(progress.items)) return null
    return {
      total: BigInt(total),
      requests: Math.ceil(Number(total) / Math.max(1, progress.items)),
    }
  })

  function start() {
    if (!startExport) return
    end()
    walk.value = { kind: 'running', progress: null }
    const own = startExport(
      {
        format: 'ndjson',
        csv: { separator: ',', hasBom: false },
        table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
        source: planAll(answer.value),
      },
      (message) => {
        if (running !== own) return
        if (message.kind === 'progress') {
          walk.value = { kind: 'running', progress: message.progress }
          return
        }
        const { ended } = message
        walk.value =
          ended.kind === 'written'
            ? { kind: 'kept', source: own, ended }
            : { kind: 'failed', why: ended.kind }
      },
    )
    running = own
  }

  /** What came until then is kept. */
  function stop() {
    running?.cancel()
  }

  function end() {
    running?.close()
    running = null
    walk.value = { kind: 'none' }
  }

  watch(() => answer.value.client, end)
  onScopeDispose(end)
  return { walk, price, start, stop, end }
}
