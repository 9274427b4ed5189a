import { readDefect } from '#core/defect/defect.ts'
import { createResponseCoverage } from '#app/response-worker/response-coverage.ts'
import { answerSurvey } from '#app/response-worker/response-survey.ts'
import { createUsedIn } from '#app/response-worker/used-in.ts'
import { jsonHeaders } from '#app/response-worker/json-headers.ts'
import { createTurns } from '#app/response-worker/receive-exchange.ts'
import { fillFile, type ProgressReporter } from './fill-file.ts'
import {
  createItemFile,
  NoRoom,
  type OpenTemporaryFile,
  createWrittenItemsReader,
} from './item-file.ts'
import type {
  ExportEnded,
  ExportJob,
  ExportProgress,
  FromExportWorker,
  ItemsQuestion,
  ToExportWorker,
} from './protocol.ts'

/** Interval of progress messages: smooth enough for a progress bar, but cheap. */
const progressEveryMs = 100

/** One export, from its first page to its file. */
export interface ExportSession {
  receive(message: ToExportWorker): void
}

interface SessionDependencies {
  fetch: typeof fetch
  post: (message: FromExportWorker) => void
  open: OpenTemporaryFile
  newId: () => string
  date: () => Date
  now: () => number
  /** Resolves after pending messages were handled. */
  yieldOnce: () => Promise<void>
}

/** Effects are injected, so that a session can run in a worker and in tests. */
export function createExportSession(deps: SessionDependencies): ExportSession {
  const id = deps.newId()
  let headers = jsonHeaders(null)
  const cancelled = new AbortController()
  const turns = createTurns(deps)
  const reporting = createReporting(deps)
  /** Answers questions about the written items, once the export has ended. */
  let answer: ReturnType<typeof createItemsAnswerer> | null = null

  async function reply(number: number, question: ItemsQuestion) {
    try {
      if (answer === null) throw new Error('No items were written yet')
      deps.post({ kind: 'reply', number, reply: await answer(question) })
    } catch (error) {
      deps.post({
        kind: 'failed',
        number,
        defect: readDefect(error, 'export-worker', question.kind),
      })
    }
  }

  async function write(job: ExportJob, appToken: string | null): Promise<ExportEnded> {
    const file = await createItemFile(job.format, {
      csv: job.csv,
      table: job.table,
      date: deps.date(),
      open: deps.open,
    })
    headers = jsonHeaders(appToken)
    const { stop, verdict } = await fillFile(job.source, {
      ...deps,
      id,
      file,
      appToken,
      turns,
      reporting,
      cancelled,
    })
    const total = String(reporting.itemCount())
    const { items, ...finished } = await file.finish((count) => {
      reporting.report({ step: 'table', items: count, total })
      return turns.pause()
    })
    answer = createItemsAnswerer({ items: createWrittenItemsReader(items), turns })
    return { kind: 'written', stop, verdict, ...finished }
  }

  async function goOn() {
    try {
      await deps.fetch(`/api/sets/passed/${id}/go-on`, { method: 'POST', headers, body: '{}' })
    } catch {
      // The stream of the host has ended as well, and ends the export.
    }
  }

  async function start(job: ExportJob, appToken: string | null) {
    try {
      deps.post({ kind: 'ended', ended: await write(job, appToken) })
    } catch (error) {
      // A page may still be arriving.
      cancelled.abort()
      const isFull = error instanceof NoRoom
      // Sent before the end, at which the page releases this worker.
      if (!isFull)
        deps.post({ kind: 'defect', defect: readDefect(error, 'export-worker', job.format) })
      deps.post({ kind: 'ended', ended: { kind: isFull ? 'no-room' : 'failed' } })
    }
  }

  return {
    receive(message) {
      if (message.kind === 'cancel') cancelled.abort()
      else if (message.kind === 'go-on') void goOn()
      else if (message.kind === 'ask') void reply(message.number, message.question)
      else void start(message.job, message.appToken)
    },
  }
}

function createItemsAnswerer(deps: Parameters<typeof createUsedIn>[0]) {
  const coverage = createResponseCoverage(deps)
  const usedIn = createUsedIn(deps)

  return (question: ItemsQuestion) => {
    switch (question.kind) {
      case 'coverage':
        return coverage.coverage(question)
      case 'matching':
        return coverage.matching(question)
      case 'overview':
        return coverage.overview(question)
      case 'used-in':
        return usedIn(question)
      case 'survey':
      case 'labels':
      case 'pictures':
      case 'differences':
        return answerSurvey(question, deps)
    }
  }
}

function createReporting({
  post,
  now,
}: Pick<SessionDependencies, 'post' | 'now'>): ProgressReporter & { itemCount(): number } {
  let progress: ExportProgress = { step: 'pages', items: 0, total: null, standing: null }
  let reportedAt = -Infinity

  function report(change: Partial<ExportProgress>, isPause = false) {
    progress = { ...progress, ...change }
    if (!isPause && now() - reportedAt < progressEveryMs) return
    reportedAt = now()
    post({ kind: 'progress', progress })
  }

  return {
    report,
    itemCount: () => progress.items,
    countItem() {
      report({ items: progress.items + 1 })
    },
  }
}
