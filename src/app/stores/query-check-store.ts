import { maxAtOnce } from '#core/exchange/limits.ts'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type Ref } from 'vue'
import {
  countFaults,
  isListed,
  readStatus,
  reportRow,
  type QueryCheckFilter,
  type RowCheck,
  type RowStatus,
} from '#core/query-check/plan-check.ts'
import type { QueryCheckProfiles } from '#core/query-check/render-query-check-json.ts'
import type { QueryCheckReport, CheckedRequest } from '#core/query-check/query-check-report.ts'
import {
  addressSaved,
  addressTo,
  planQueryCheck,
  priceQueryCheck,
  type AddressedQuery,
  type QueryCheckEntry,
} from '#core/query-check/plan-query-check.ts'
import { useSendExchange } from '#app/client/response-client.ts'
import type { ResponseProblem } from '#app/response-worker/protocol.ts'
import { describeUnreadable } from '#core/query-check/unread.ts'
import { askJudgement } from '#app/investigate/ask-judgement.ts'
import { runConcurrently } from '#app/investigate/run-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import type { SavedFolder } from './saved-requests.ts'
import { useTodayStore } from './today-store.ts'
import { useWorkspaceStore } from './workspace-store.ts'

/** The requests of chosen files, and the parts that are not requests. */
export type QueryCheckFiles = Omit<QueryCheckReport, 'requests'> & {
  queries: readonly AddressedQuery[]
}

/** What is checked: all saved requests, those of a folder, or those of files. */
export type QueryCheckSource =
  /** `root`: the ID of an opened folder; absent for the app's own requests. */
  | { kind: 'all'; root?: string | undefined }
  | ({ kind: 'folder' } & SavedFolder)
  | ({ kind: 'files' } & QueryCheckFiles)

export interface QueryCheckRow {
  position: number
  entry: QueryCheckEntry
  check: RowCheck
  /** Why there is no response; null if there is one or it is pending. */
  problem: ResponseProblem | null
  report: CheckedRequest
  status: RowStatus
  faultCount: number
  /** Number of parameters without a result. */
  unknownCount: number
}

/** Maximum length of a query's name in the request log. */
const maxNameLength = 200

/**
 * Many queries, each sent once and judged like the command line (docs/automation.md). The check continues
 * while its dialog is closed, so that a row can be viewed; choosing another source cancels it.
 */
export const useQueryCheckStore = defineStore('query-check', () => {
  const workspace = useWorkspaceStore()
  const source = shallowRef<QueryCheckSource>({ kind: 'all' })
  /** The ID of the connection on which all queries are sent; '' for the one of each query. */
  const connectionId = ref('')
  const filter = ref<QueryCheckFilter>('all')

  /** Files of the checked folder that are not read as queries; a folder within it leaves out those beside it. */
  const unreadable = computed(() => {
    const chosen = source.value
    if (chosen.kind === 'files') return []
    const inRoot = workspace.unreadable.filter(({ root }) => root === chosen.root)
    return chosen.kind === 'all'
      ? inRoot
      : inRoot.filter(({ file }) => file.split('/').slice(0, -1).join(' / ') === chosen.folder)
  })
  const planned = usePlannedRows(source, connectionId)
  const { progress, runRows, start, stop } = useRun(planned)
  /** Rows of the last run; before it, the requests that would be sent. */
  const rows = computed(() => (progress.value === 'ready' ? planned.value : runRows.value))
  const listed = computed(() => rows.value.filter(({ status }) => isListed(status, filter.value)))
  /** Number of requests of the next run. */
  const price = computed(() => priceQueryCheck(planned.value.map(({ entry }) => entry)))

  /** The report, as by the command line. */
  function readReport(): QueryCheckReport {
    const requests = rows.value.map(({ report }) => report)
    if (source.value.kind !== 'files')
      return { requests, unread: unreadable.value.map(describeUnreadable), droppedTokens: 0 }
    const { unread, droppedTokens } = source.value
    return { requests, unread, droppedTokens }
  }

  /** Content profiles of the responses; in a report, the baseline of the command line. */
  const readProfiles = (): QueryCheckProfiles =>
    new Map(
      rows.value.flatMap(({ check, report }) =>
        check.kind === 'checked' && check.judgement.kind === 'judged'
          ? [[report, check.judgement.profile] as const]
          : [],
      ),
    )

  function choose(chosen: QueryCheckSource) {
    stop()
    source.value = chosen
    connectionId.value = ''
    filter.value = 'all'
    progress.value = 'ready'
  }

  function chooseConnection(id: string) {
    stop()
    connectionId.value = id
    progress.value = 'ready'
  }

  return {
    source,
    connectionId,
    filter,
    progress,
    rows,
    listed,
    price,
    unreadable,
    readReport,
    readProfiles,
    choose,
    chooseConnection,
    start,
    stop,
  }
})

/** The last run of the planned requests; `runRows` belong to it once it was started. */
function useRun(planned: Readonly<Ref<readonly QueryCheckRow[]>>) {
  const calendar = useTodayStore()
  const sendExchange = useSendExchange()
  const progress = ref<'ready' | 'running' | 'ended' | 'stopped'>('ready')
  const runRows = shallowRef<readonly QueryCheckRow[]>([])
  let running: ReturnType<typeof runConcurrently> | null = null

  function start() {
    stop()
    calendar.refresh()
    const run = [...planned.value]
    runRows.value = run
    progress.value = 'running'
    let shown: readonly QueryCheckRow[] = run
    // Results of an earlier run are ignored.
    const isShown = () => runRows.value === shown
    function change(row: QueryCheckRow, check: RowCheck, problem: ResponseProblem | null) {
      if (!isShown()) return
      run[row.position] = viewRow(row.position, row.entry, check, problem)
      shown = [...run]
      runRows.value = shown
    }
    running = runConcurrently(run.slice(), maxAtOnce, (row) => {
      const { planned: plan, connectionId } = row.entry
      if (plan.kind === 'refused' || connectionId === null) return nothingToDo
      change(row, { kind: 'running' }, null)
      const name = plan.about.name.slice(0, maxNameLength)
      const requested = askJudgement(sendExchange, { connectionId, name, query: plan.query })
      const done = requested.result.then(({ judgement, problem }) => {
        change(row, { kind: 'checked', judgement }, problem)
      })
      return { done, cancel: requested.cancel }
    })
    void running.done.then(() => {
      if (isShown() && progress.value === 'running') progress.value = 'ended'
    })
  }

  /** Cancels running requests; received results stay visible. */
  function stop() {
    if (progress.value !== 'running') return
    running?.stop()
    progress.value = 'stopped'
    runRows.value = runRows.value.map((row) =>
      row.status === 'waiting' || row.status === 'running'
        ? viewRow(row.position, row.entry, { kind: 'stopped' }, null)
        : row,
    )
  }

  return { progress, runRows, start, stop }
}

function usePlannedRows(
  source: Readonly<Ref<QueryCheckSource>>,
  connectionId: Readonly<Ref<string>>,
) {
  const workspace = useWorkspaceStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const calendar = useTodayStore()
  const queries = computed((): readonly AddressedQuery[] => {
    const chosen = source.value
    if (chosen.kind === 'files') return chosen.queries
    const inRoot = workspace.requests.filter(({ root }) => root === chosen.root)
    const saved =
      chosen.kind === 'all' ? inRoot : inRoot.filter(({ folder }) => folder === chosen.folder)
    return saved.map(addressSaved)
  })
  const addressed = computed(() => {
    const connection = connections.connections.find(({ id }) => id === connectionId.value)
    return connection ? queries.value.map((query) => addressTo(query, connection)) : queries.value
  })
  return computed((): readonly QueryCheckRow[] =>
    planQueryCheck(addressed.value, {
      connections: connections.connections,
      isDatacycle: observed.expectsDatacycleAt,
      today: calendar.today,
    }).map((entry, position) => viewRow(position, entry, { kind: 'waiting' }, null)),
  )
}

const nothingToDo = { done: Promise.resolve(), cancel: () => undefined }

function viewRow(
  position: number,
  entry: QueryCheckEntry,
  check: RowCheck,
  problem: ResponseProblem | null,
): QueryCheckRow {
  const report = reportRow(entry.planned, check)
  const status = readStatus(entry.planned, check)
  return { position, entry, check, problem, report, status, ...countFaults(report) }
}
