import { defineStore } from 'pinia'
import { computed, inject, shallowRef, watch, type ShallowRef } from 'vue'
import { losesOrder } from '#core/dialect/sort-hints.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import { extensionOf, type ExportFormat, type ExportScope } from '#core/export/export-format.ts'
import type { ShownPage } from '#core/export/describe-export.ts'
import { planExportStart, withIncluded, withSteadySort } from '#core/export/plan-export-start.ts'
import { loadedFields } from '#core/query/flat-fields.ts'
import { renderFileName } from '#core/text/file-name.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import {
  responsePageOf,
  pageNumberOf,
  usePageRowsStore,
  type PageRows,
} from '#app/stores/page-store.ts'
import type {
  ExportEnded,
  ExportJob,
  ExportProgress,
  ExportSource,
  TableChoice,
} from '#app/export-worker/protocol.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useResponseStore, type ShownResponse } from '#app/stores/response-store.ts'
import { saveFile } from '#app/ui/message.ts'
import { startExportKey, type RunningExport, removeLeftoverFiles } from './start-export.ts'

/** How to get the details of items that are linked from the found ones. */
export interface FoundDetails {
  /** The relations that the found items were fetched with. */
  included: readonly string[]
  /** The number of requests needed to fetch them with more relations. */
  requests: number
  load: (relations: readonly string[]) => void
}

/** Selected items of all pages, in a file with one item per line. */
export interface FoundItems {
  file: Blob
  positions: readonly number[]
  /** null if they cannot be fetched with more details. */
  details: FoundDetails | null
}

export interface ExportChoice {
  scope: ExportScope
  format: ExportFormat
  /** The file name without extension. */
  name: string
  csv: CsvOptions
  table: TableChoice
  /** Whether to sort all pages by a unique key instead of the requested sort. */
  isSortedSteadily: boolean
  /** Relations that all pages are loaded with, besides those of the query. */
  included: readonly string[]
}

export type ExportState =
  | { kind: 'closed' }
  /** `found`: the items to export if a filter on all pages found them; null for those of the shown page. */
  | { kind: 'choosing'; response: ShownResponse; found: FoundItems | null }
  | { kind: 'running'; progress: ExportProgress | null; isStopping: boolean }
  | {
      kind: 'ended'
      ended: ExportEnded
      total: string | null
      name: string
      scope: ExportScope
      /** The shown page when the export started. */
      shown: ShownPage
      /** Whether the query has a sort. */
      isSorted: boolean
      isSaved: boolean
      /** The paths of the requested attributes; empty for all. */
      fields: readonly string[]
      /** Whether the server is known to return items unordered for the requested sort. */
      sortLeavesUnordered: boolean
    }
  /** Canceled; nothing was saved. */
  | { kind: 'dropped' }
  /** The response to export was replaced, and the next one is not complete yet. */
  | { kind: 'overtaken' }

/** Long enough for the browser to save a large file. */
const keptForMs = 10 * 60_000

/** The export of items: the choice, the progress and the result. */
export const useExportStore = defineStore('export', () => {
  const responses = useResponseStore()
  const observed = useObservedInstancesStore()
  const pageRows = usePageRowsStore()
  const state = shallowRef<ExportState>({ kind: 'closed' })
  const { canRun, run, finish, closeWorkerAfter, ...actions } = useExportRun(state)
  /** Number of the current export: a canceled one that is still preparing must not start. */
  let turn = 0
  let lastStart: { response: ShownResponse; choice: ExportChoice } | null = null

  /** The shown response if it contains items to export. */
  const source = computed(() => {
    const { response } = responses
    return response?.end && response.progress.items > 0 ? response : null
  })
  /** True also while the dialog is open, so that the button can get the focus back. */
  const hasItems = computed(() => source.value !== null)
  const canOpen = computed(() => hasItems.value && state.value.kind === 'closed')

  function open(found: FoundItems | null = null) {
    if (canOpen.value && source.value)
      state.value = { kind: 'choosing', response: source.value, found }
  }

  async function start(choice: ExportChoice, response = source.value) {
    if (state.value.kind !== 'choosing' || !canRun) return
    const { found } = state.value
    if (response === null) {
      state.value = { kind: 'overtaken' }
      return
    }
    turn += 1
    const thisTurn = turn
    const { scope, format, csv, table } = choice
    state.value = { kind: 'running', progress: null, isStopping: false }
    const name = `${renderFileName(choice.name)}.${extensionOf(format)}`
    const total = response.end?.paging.total ?? null
    const shown = { itemCount: response.progress.items, number: pageNumberOf(response) }
    lastStart = { response, choice }
    const isLost = isOrderLost(response) && !choice.isSortedSteadily
    const fields = loadedFields(response.sent.form)
    const isSorted = response.sent.form.sort.some(({ attribute }) => attribute !== '')
    const context = { name, scope, shown, total, fields, isSorted, sortLeavesUnordered: isLost }
    // False once this export was canceled, even if another one is running.
    const isCurrent = () => isRunning(state.value) && thisTurn === turn
    const rows = pageRows.rowsOf(response.client)
    const from = await loadSource(response, choice, { found, rows }).catch((error: unknown) => {
      if (isCurrent()) finish({ kind: 'failed' }, context)
      throw error
    })
    if (isCurrent()) run({ format, csv, table, source: from }, context)
  }

  const isOrderLost = ({ sent }: ShownResponse) =>
    observed.isDatacycleAt(sent.connectionId) && losesOrder(sent.form)

  /** Exports again with a sort that loses no items. */
  async function startSorted() {
    if (lastStart === null) return
    const { response, choice } = lastStart
    closeWorkerAfter(0)
    state.value = { kind: 'choosing', response, found: null }
    await start({ ...choice, isSortedSteadily: true }, response)
  }

  // While the dialog is open, a newer response replaces the one to export.
  watch(source, (response) => {
    if (state.value.kind !== 'choosing' || !response || response === state.value.response) return
    // The selected items belong to the old response.
    state.value = state.value.found
      ? { kind: 'closed' }
      : { kind: 'choosing', response, found: null }
  })
  void removeLeftoverFiles()
  return { ...actions, state, hasItems, canOpen, open, start, startSorted, isOrderLost }
})

type ExportContext = Omit<Extract<ExportState, { kind: 'ended' }>, 'kind' | 'ended' | 'isSaved'>

// A function, so that TypeScript does not assume the state is unchanged after an await.
const isRunning = ({ kind }: ExportState) => kind === 'running'

/** Runs an export, and manages its result and file. */
function useExportRun(state: ShallowRef<ExportState>) {
  const startExport = inject(startExportKey)
  let running: RunningExport | null = null

  function run(job: ExportJob, context: ExportContext) {
    const started = startExport?.(job, (message) => {
      if (running !== started || state.value.kind !== 'running') return
      if (message.kind === 'progress') state.value = { ...state.value, progress: message.progress }
      else finish(message.ended, context)
    })
    running = started ?? null
  }

  function finish(ended: ExportEnded, context: ExportContext) {
    state.value = { kind: 'ended', ended, isSaved: false, ...context }
    if (ended.kind !== 'written') closeWorkerAfter(0)
    // An incomplete file is saved only on request.
    else if (ended.stop === null) save()
  }

  /** The finished export, which can answer questions about its items; otherwise null. */
  const finishedExport = () => (state.value.kind === 'ended' ? running : null)

  function save() {
    if (state.value.kind !== 'ended' || state.value.ended.kind !== 'written') return
    saveFile(state.value.name, state.value.ended.file)
    state.value = { ...state.value, isSaved: true }
  }

  /** The first call keeps the pages loaded so far, the second one discards them. */
  function cancel() {
    if (state.value.kind !== 'running') return
    const isTable = state.value.progress?.step === 'table'
    if (running && !state.value.isStopping && !isTable) {
      running.cancel()
      state.value = { ...state.value, isStopping: true }
      return
    }
    closeWorkerAfter(0)
    state.value = { kind: 'dropped' }
  }

  /** Continues after a pause. */
  function goOn() {
    running?.goOn()
  }

  function close() {
    const isSaved = state.value.kind === 'ended' && state.value.isSaved
    closeWorkerAfter(isSaved ? keptForMs : 0)
    state.value = { kind: 'closed' }
  }

  function closeWorkerAfter(afterMs: number) {
    const released = running
    running = null
    setTimeout(() => released?.close(), afterMs)
  }

  return {
    canRun: startExport !== undefined,
    run,
    finish,
    closeWorkerAfter,
    save,
    finishedExport,
    cancel,
    goOn,
    close,
  }
}

async function loadSource(
  response: ShownResponse,
  { scope, isSortedSteadily, included }: ExportChoice,
  { found, rows }: { found: FoundItems | null; rows: PageRows | null },
): Promise<ExportSource> {
  // Not `details`, whose function cannot be sent to the worker.
  if (found !== null) return { kind: 'file', file: found.file, positions: found.positions }
  return scope === 'all'
    ? planAllPages(response, (page) => {
        const sorted = isSortedSteadily ? (withSteadySort(page) ?? page) : page
        return included.length === 0 ? sorted : withIncluded(sorted, included)
      })
    : loadShownPage(response, positionsOf(scope, rows))
}

/** Positions of the rows to export, in order; null for the whole page. */
function positionsOf(scope: ExportScope, rows: PageRows | null): readonly number[] | null {
  if (scope === 'selected') return rows?.selected ?? []
  return scope === 'filtered' ? (rows?.filtered ?? null) : null
}

/** The shown page, from the worker; sends no request. */
async function loadShownPage(
  { client, end }: ShownResponse,
  positions: readonly number[] | null,
): Promise<ExportSource> {
  const { file } = await client.ask({ kind: 'file', part: { kind: 'response' } })
  return { kind: 'page', response: file, outcome: end?.outcome ?? null, positions }
}

/** All pages of a response's query. `change` returns another first page to request, or null for the same. */
export function planAllPages(
  response: ShownResponse,
  change: (page: ResponsePage) => ResponsePage | null,
): ExportSource {
  const page = responsePageOf(response)
  if (!page) throw new Error('Only a complete response has pages')
  const { connectionId, baseUrl, conventions } = response.sent
  const start = planExportStart(change(page) ?? page)
  return { kind: 'all', query: { connectionId, baseUrl, conventions, ...start } }
}
