import { defineStore } from 'pinia'
import { inject, shallowRef, watch } from 'vue'
import type { ExportEnded, ExportJob, ExportProgress } from '#app/export-worker/protocol.ts'
import type { PlannedQuery } from '#core/response/response-page.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { startExportKey, type RunningExport } from './start-export.ts'

/** A walk over all pages of a query. */
export type SavedWalk =
  | { kind: 'none' }
  | { kind: 'running'; progress: ExportProgress | null }
  | {
      kind: 'ended'
      source: RunningExport
      ended: Extract<ExportEnded, { kind: 'written' }>
      /** The relations that it includes beyond those of the query. */
      included: readonly string[]
      /** Tells it from other walks. */
      key: string
    }
  | { kind: 'failed'; why: 'no-room' | 'failed' }

const none: SavedWalk = { kind: 'none' }

/** The walks of the shown queries. Each is kept as long as a tab shows a page of its query. */
export const useSavedWalksStore = defineStore('saved-walks', () => {
  const startExport = inject(startExportKey)
  const responses = useResponseStore()
  const walks = shallowRef<ReadonlyMap<PlannedQuery, SavedWalk>>(new Map())
  const running = new Map<PlannedQuery, RunningExport>()

  const walkOf = (query: PlannedQuery): SavedWalk => walks.value.get(query) ?? none

  function setWalk(query: PlannedQuery, walk: SavedWalk) {
    walks.value = new Map(walks.value).set(query, walk)
  }

  /** Replaces the walk of a query. */
  function start(query: PlannedQuery, job: ExportJob, included: readonly string[]) {
    if (!startExport) return
    discard(query)
    setWalk(query, { kind: 'running', progress: null })
    const source = startExport(job, (message) => {
      if (running.get(query) !== source) return
      if (message.kind === 'progress') {
        setWalk(query, { kind: 'running', progress: message.progress })
        return
      }
      const { ended } = message
      setWalk(
        query,
        ended.kind === 'written'
          ? { kind: 'ended', source, ended, included, key: crypto.randomUUID() }
          : { kind: 'failed', why: ended.kind },
      )
    })
    running.set(query, source)
  }

  /** Ends the walk and drops its items. */
  function discard(query: PlannedQuery) {
    running.get(query)?.close()
    running.delete(query)
    if (!walks.value.has(query)) return
    const others = new Map(walks.value)
    others.delete(query)
    walks.value = others
  }

  watch(
    () => responses.queries,
    (shown) => {
      for (const query of [...walks.value.keys()]) if (!shown.has(query)) discard(query)
    },
  )

  return {
    walkOf,
    start,
    discard,
    /** Ends the walk early and keeps the items fetched so far. */
    stop: (query: PlannedQuery) => running.get(query)?.cancel(),
    /** Continues after a pause. */
    goOn: (query: PlannedQuery) => running.get(query)?.goOn(),
  }
})
