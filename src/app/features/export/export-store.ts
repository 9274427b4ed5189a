import { defineStore } from 'pinia'
import { computed, inject, shallowRef, watch, type ShallowRef } from 'vue'
import { losesOrder } from '#core/dialect/sort-hints.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ShownPage } from '#core/export/describe-export.ts'
import type { ExportScope } from '#core/export/export-scopes.ts'
import { planExportStart, sortSteadily } from '#core/export/plan-export-start.ts'
import { renderFileName } from '#core/handover/file-name.ts'
import { askedPageOf, pageNumberOf } from '#app/stores/asked-page.ts'
import type {
  ExportEnded,
  ExportJob,
  ExportProgress,
  ExportSource,
  TableChoice,
} from '#app/export-worker/protocol.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useAnswerStore, type ShownAnswer } from '#app/stores/answer-store.ts'
import { usePageRowsStore, type PageRows } from '#app/stores/page-rows-store.ts'
import { saveFile } from '#app/ui/save-file.ts'
import { removeLeftoverFiles } from './exported-files.ts'
import { startExportKey, type RunningExport } from './start-export.ts'

/** Some of the items of all pages, in a file with one item on each line. */
export interface KeptItems {
  file: Blob
  positions: readonly number[]
}

/** What is exported, and how. */
export interface ExportChoice {
  scope: ExportScope
  format: ExportFormat
  /** What the file is called, without its ending. */
  name: string
  csv: CsvOptions
  table: TableChoice
  /** Whether all pages are sorted by a key that orders every item, instead of as asked. */
  isSortedSteadily: boolean
}

export type ExportState =
  | { kind: 'closed' }
  /** `kept`: the items that are meant, where they are no longer of the page alone. */
  | { kind: 'choosing'; answer: ShownAnswer; kept: KeptItems | null }
  | { kind: 'running'; progress: ExportProgress | null; isStopping: boolean }
  | {
      kind: 'ended'
      ended: ExportEnded
      total: string | null
      name: string
      scope: ExportScope
      /** What was shown when it began. */
      shown: ShownPage
      isSaved: boolean
      /** Whether the instance is known to be left without an order by the sort that was asked for. */
      sortLeavesUnordered: boolean
    }
  /** Nothing was kept. */
  | { kind: 'dropped' }
  /** The answer that was chosen is not there any more, and the next one is not whole yet. */
  | { kind: 'overtaken' }

/** Long enough for a large file to be copied to where the person wants it. */
const keptForMs = 10 * 60_000

/** The export of content: what there is to choose, how far it is, what came of it. */
export const useExportStore = defineStore('export', () => {
  const answers = useAnswerStore()
  const observed = useObservedInstancesStore()
  const pageRows = usePageRowsStore()
  const state = shallowRef<ExportState>({ kind: 'closed' })
  const { canRun, run, finish, letGo, ...result } = useExportRun(state)
  /** Counts the exports: what an earlier one was still waiting for must not start another. */
  let turn = 0
  let last: { answer: ShownAnswer; choice: ExportChoice } | null = null

  /** The shown answer, when there is something in it to export. */
  const source = computed(() => {
    const { answer } = answers
    return answer?.end && answer.progress.items > 0 ? answer : null
  })
  /** The button stays enabled behind the dialog, so that it gets the focus back. */
  const hasItems = computed(() => source.value !== null)
  const canOpen = computed(() => hasItems.value && state.value.kind === 'closed')

  function open(kept: KeptItems | null = null) {
    if (canOpen.value && source.value)
      state.value = { kind: 'choosing', answer: source.value, kept }
  }

  async function start(choice: ExportChoice) {
    if (state.value.kind !== 'choosing' || !canRun) return
    const { kept } = state.value
    const answer = source.value
    if (answer === null) {
      state.value = { kind: 'overtaken' }
      return
    }
    turn += 1
    const ownTurn = turn
    const { scope, format, csv, table } = choice
    state.value = { kind: 'running', progress: null, isStopping: false }
    const name = `${renderFileName(choice.name)}.${format}`
    const total = answer.end?.paging.total ?? null
    const shown = { items: answer.progress.items, number: pageNumberOf(answer) }
    last = { answer, choice }
    const isLost = isOrderLost(answer) && !choice.isSortedSteadily
    const about = { name, scope, shown, total, sortLeavesUnordered: isLost }
    // Cancelled in the meantime, where it is not.
    const isAwaited = () => isRunning(state.value) && ownTurn === turn
    const rows = pageRows.rowsOf(answer.client)
    const from = await readSource(answer, choice, { kept, rows }).catch((error: unknown) => {
      if (isAwaited()) finish({ kind: 'failed' }, about)
      throw error
    })
    if (isAwaited()) run({ format, csv, table, source: from }, about)
  }

  const isOrderLost = ({ sent }: ShownAnswer) =>
    observed.isDatacycleAt(sent.connectionId) && losesOrder(sent.form)

  /** The same once more, with an order that loses nothing. */
  async function startSorted() {
    if (last === null) return
    const { answer, choice } = last
    letGo(0)
    state.value = { kind: 'choosing', answer, kept: null }
    await start({ ...choice, isSortedSteadily: true })
  }

  // A newer answer takes the place of the one that was to be exported, in the words of the choice as well.
  watch(source, (answer) => {
    if (state.value.kind !== 'choosing' || !answer || answer === state.value.answer) return
    // What was kept is of the answer before.
    state.value = state.value.kept ? { kind: 'closed' } : { kind: 'choosing', answer, kept: null }
  })
  void removeLeftoverFiles()
  return { ...result, state, hasItems, canOpen, open, start, startSorted, isOrderLost }
})

type ExportAbout = Omit<Extract<ExportState, { kind: 'ended' }>, 'kind' | 'ended' | 'isSaved'>

// A function: the compiler takes the state for what it was before it was waited for.
const isRunning = ({ kind }: ExportState) => kind === 'running'

/** The export that runs, or has ended and is shown: how far it is, and what becomes of its file. */
function useExportRun(state: ShallowRef<ExportState>) {
  const startExport = inject(startExportKey)
  let running: RunningExport | null = null

  function run(job: ExportJob, about: ExportAbout) {
    const own = startExport?.(job, (message) => {
      if (running !== own || state.value.kind !== 'running') return
      if (message.kind === 'progress') state.value = { ...state.value, progress: message.progress }
      else finish(message.ended, about)
    })
    running = own ?? null
  }

  function finish(ended: ExportEnded, about: ExportAbout) {
    state.value = { kind: 'ended', ended, isSaved: false, ...about }
    if (ended.kind !== 'written') letGo(0)
    // What is not whole is saved only when the person wants that.
    else if (ended.stop === null) save()
  }

  /** Who knows the items that were written, while the result is shown. */
  const written = () => (state.value.kind === 'ended' ? running : null)

  function save() {
    if (state.value.kind !== 'ended' || state.value.ended.kind !== 'written') return
    saveFile(state.value.name, state.value.ended.file)
    state.value = { ...state.value, isSaved: true }
  }

  /** The first time, what came so far is kept; the second time nothing is. */
  function cancel() {
    if (state.value.kind !== 'running') return
    const isTable = state.value.progress?.step === 'table'
    if (running && !state.value.isStopping && !isTable) {
      running.cancel()
      state.value = { ...state.value, isStopping: true }
      return
    }
    letGo(0)
    state.value = { kind: 'dropped' }
  }

  function close() {
    const isSaved = state.value.kind === 'ended' && state.value.isSaved
    letGo(isSaved ? keptForMs : 0)
    state.value = { kind: 'closed' }
  }

  function letGo(afterMs: number) {
    const own = running
    running = null
    setTimeout(() => own?.close(), afterMs)
  }

  return { canRun: startExport !== undefined, run, finish, letGo, save, written, cancel, close }
}

async function readSource(
  answer: ShownAnswer,
  { scope, isSortedSteadily }: ExportChoice,
  { kept, rows }: { kept: KeptItems | null; rows: PageRows | null },
): Promise<ExportSource> {
  if (kept !== null) return { kind: 'kept', ...kept }
  return scope === 'all'
    ? planAll(answer, isSortedSteadily)
    : readPage(answer, positionsOf(scope, rows))
}

/** Of the rows that are meant, in their order; null for the whole page. */
function positionsOf(scope: ExportScope, rows: PageRows | null): readonly number[] | null {
  if (scope === 'selected') return rows?.selected ?? []
  return scope === 'filtered' ? (rows?.filtered ?? null) : null
}

/** Of the page that is shown: nothing is asked for again. */
async function readPage(
  { client, end }: ShownAnswer,
  positions: readonly number[] | null,
): Promise<ExportSource> {
  const { file } = await client.ask({ kind: 'file', part: { kind: 'answer' } })
  return { kind: 'page', answer: file, outcome: end?.outcome ?? null, positions }
}

export function planAll(answer: ShownAnswer, isSortedSteadily = false): ExportSource {
  const page = askedPageOf(answer)
  if (!page) throw new Error('Only an answer that is whole has pages')
  const { connectionId, baseUrl, conventions } = answer.sent
  return {
    kind: 'all',
    connectionId,
    baseUrl,
    conventions,
    ...planExportStart((isSortedSteadily ? sortSteadily(page) : null) ?? page),
  }
}
