import { computed, inject, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { ExportEnded, ExportProgress } from '#app/export-worker/protocol.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { withIncluded } from '#core/export/plan-export-start.ts'
import { isCountedOrBetter } from '#core/set/set-verdict.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { responsePageOf } from '#app/stores/page-store.ts'
import { planAllPages } from '#app/features/export/export-store.ts'
import { useSetWords } from '#app/words/use-set-words.ts'
import { startExportKey, type RunningExport } from '#app/features/export/start-export.ts'

/** A walk over all pages of a query. Its items are kept as long as the component is mounted. */
export type SavedWalk =
  | { kind: 'none' }
  | { kind: 'running'; progress: ExportProgress | null }
  | {
      kind: 'ended'
      source: RunningExport
      ended: Extract<ExportEnded, { kind: 'written' }>
    }
  | { kind: 'failed'; why: 'no-room' | 'failed' }

/** Number of items on all pages, and of requests needed to fetch them. */
export interface WalkPrice {
  total: bigint
  requests: number
}

/** Fetches all pages of the shown response's query. Another response ends the walk and drops its items. */
export function useSavedWalk(response: Readonly<Ref<ShownResponse>>) {
  const startExport = inject(startExportKey)
  const { say } = useWords()
  const { describeVerdict } = useSetWords()
  const walk = shallowRef<SavedWalk>({ kind: 'none' })
  let running: RunningExport | null = null
  /** The relations that the walk includes beyond those of the query. */
  const included = shallowRef<readonly string[]>([])
  /** Estimated from the size of this page. null if it has all items, or if the total is unknown. */
  const price = computed<WalkPrice | null>(() => {
    const { end, progress } = response.value
    const total = end?.paging.total ?? null
    if (total === null || BigInt(total) <= BigInt(progress.items)) return null
    return {
      total: BigInt(total),
      requests: Math.ceil(Number(total) / Math.max(1, progress.items)),
    }
  })

  /** Whether the pages can be fetched with the details of more relations. */
  const canInclude = computed(() => {
    const page = responsePageOf(response.value)
    return page !== null && withIncluded(page, []) !== null
  })

  /** Why the walk that has ended may lack items; null if nothing is known to be missing. */
  const gap = computed(() => {
    if (walk.value.kind !== 'ended') return null
    const { stop, verdict } = walk.value.ended
    if (stop !== null) return say('completeness.stopped')
    return verdict === null || isCountedOrBetter(verdict) ? null : describeVerdict(verdict, null)
  })

  /** Also includes these relations, and those of the walk before. */
  function start(relations: readonly string[] = []) {
    if (!startExport) return
    discard()
    included.value = [...new Set([...included.value, ...relations])]
    walk.value = { kind: 'running', progress: null }
    const thisExport = startExport(
      {
        format: 'ndjson',
        csv: { separator: ',', hasBom: false },
        table: { columns: null, hasPlainText: false, words: null, sheet: 'Items' },
        source: planAllPages(response.value, (page) =>
          included.value.length === 0 ? null : withIncluded(page, included.value),
        ),
      },
      (message) => {
        if (running !== thisExport) return
        if (message.kind === 'progress') {
          walk.value = { kind: 'running', progress: message.progress }
          return
        }
        const { ended } = message
        walk.value =
          ended.kind === 'written'
            ? { kind: 'ended', source: thisExport, ended }
            : { kind: 'failed', why: ended.kind }
      },
    )
    running = thisExport
  }

  /** Ends the walk early and keeps the items fetched so far. */
  function stop() {
    running?.cancel()
  }

  /** Continues after a pause. */
  function goOn() {
    running?.goOn()
  }

  /** Ends the walk and drops its items. */
  function discard() {
    running?.close()
    running = null
    walk.value = { kind: 'none' }
  }

  watch(
    () => response.value.client,
    () => {
      included.value = []
      discard()
    },
  )
  onScopeDispose(discard)
  return { walk, gap, price, included, canInclude, start, stop, goOn, discard }
}
