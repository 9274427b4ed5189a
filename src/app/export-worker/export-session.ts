import { readDefect } from '#core/defect/defect.ts'
import { mebibyte } from '#core/exchange/mebibyte.ts'
import { readId } from '#core/content/item-id.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createWalk } from '#core/export/plan-walk.ts'
import type { WalkReport } from '#core/export/walk.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex, type AnswerIndex } from '#core/response/answer-index.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { createAnswerCoverage, type AnswerCoverage } from '#app/answer-worker/answer-coverage.ts'
import { answerSurvey, type SurveyedItems } from '#app/answer-worker/answer-survey.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import {
  askOutcome,
  cancelExchange,
  openExchange,
  receiveBody,
} from '#app/answer-worker/receive-exchange.ts'
import { createTurns } from '#app/answer-worker/turns.ts'
import { createItemFile, type ItemFile } from './item-file.ts'
import { createKeptReader } from './kept-items.ts'
import { linesOf } from './lines-of.ts'
import type {
  ExportEnded,
  ExportJob,
  ExportProgress,
  ExportSource,
  ExportStop,
  FromExportWorker,
  KeptQuestion,
  ToExportWorker,
} from './protocol.ts'
import { NoRoom, type OpenTemporaryFile } from './temporary-file.ts'

/** Often enough for a bar that moves, seldom enough to be no work. */
const progressEveryMs = 100

/** One export, from its first page to its file. */
export interface ExportSession {
  receive(message: ToExportWorker): void
}

/** Effects are handed in, so that a session runs in a worker and in a test alike. */
export function createExportSession(deps: {
  fetch: typeof fetch
  post: (message: FromExportWorker) => void
  open: OpenTemporaryFile
  newId: () => string
  date: () => Date
  now: () => number
  /** Resolves after the messages that wait already. */
  yieldOnce: () => Promise<void>
}): ExportSession {
  const cancelled = new AbortController()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const turns = createTurns(deps)
  let progress: ExportProgress = { step: 'pages', pages: 0, items: 0, total: null }
  let reportedAt = -Infinity

  /** What was written, once it is. */
  let kept: { items: SurveyedItems; coverage: AnswerCoverage } | null = null

  async function reply(ask: number, question: KeptQuestion) {
    if (kept === null) throw new Error('Nothing has been written that could be asked about')
    const { items, coverage } = kept
    try {
      deps.post({ kind: 'reply', ask, reply: await answerOf(question) })
    } catch (error) {
      deps.post({ kind: 'failed', ask, defect: readDefect(error, 'export-worker', question.kind) })
    }

    function answerOf(asked: KeptQuestion) {
      switch (asked.kind) {
        case 'coverage':
          return coverage.coverage(asked)
        case 'matching':
          return coverage.matching(asked)
        case 'survey':
        case 'labels':
        case 'pictures':
          return answerSurvey(asked, { items, turns })
      }
    }
  }

  /** `isPause`: nothing may come for a while, so that what is shown has to be right. */
  function report(change: Partial<ExportProgress>, isPause = false) {
    progress = { ...progress, ...change }
    if (!isPause && deps.now() - reportedAt < progressEveryMs) return
    reportedAt = deps.now()
    deps.post({ kind: 'progress', progress })
  }

  const createIndex = () => createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })

  /** The ids of a page's whole items: all that has to be known of them to ask for the next page. */
  async function readIds(index: AnswerIndex): Promise<(string | null)[]> {
    const ids: (string | null)[] = []
    for (let position = 0; position < index.itemCount; position += 1) {
      const item = itemAt(index, position)
      ids.push(item ? idOf(item) : null)
      await turns.pause()
    }
    return ids
  }

  /** Writes the whole items of a page. */
  async function addItems(
    file: ItemFile,
    index: AnswerIndex,
    positions: Iterable<number> = upTo(index.itemCount),
  ): Promise<void> {
    for (const position of positions) {
      file.add(index.itemText(position), () => itemAt(index, position))
      report({ items: progress.items + 1 })
      await turns.pause()
    }
  }

  async function exportPage(
    file: ItemFile,
    { answer, outcome, positions }: Extract<ExportSource, { kind: 'page' }>,
  ): Promise<ExportStop | null> {
    const index = createIndex()
    for await (const bytes of piecesOf(answer)) {
      index.feed(bytes)
      await turns.pause()
    }
    index.end(outcome)
    const wanted = positions?.filter((position) => position < index.itemCount)
    report({ pages: 1, total: String(wanted?.length ?? index.itemCount) })
    await addItems(file, index, wanted)
    return cancelled.signal.aborted ? { kind: 'cancelled' } : faultOf(index, 1)
  }

  /** Items that are whole: they have been written before. */
  async function exportKept(
    file: ItemFile,
    { file: lines, positions }: Extract<ExportSource, { kind: 'kept' }>,
  ): Promise<ExportStop | null> {
    const wanted = new Set(positions)
    report({ pages: 1, total: String(wanted.size) })
    let position = 0
    for await (const text of linesOf(lines)) {
      if (cancelled.signal.aborted) return { kind: 'cancelled' }
      if (wanted.has(position)) {
        file.add(text, () => valueOf(text))
        report({ items: progress.items + 1 })
      }
      position += 1
      await turns.pause()
    }
    return null
  }

  /** Asks for a page. One that breaks off, or is cancelled, is received up to there. Never rejects. */
  async function receivePage(
    connectionId: string,
    plan: RequestPlan,
    page: number,
    appToken: string | null,
  ): Promise<ReceivedPage> {
    const { fetch } = deps
    const headers = jsonHeaders(appToken)
    const purpose = { kind: 'export', page } as const
    const request = { id: deps.newId(), connectionId, plan, purpose }
    const { signal } = cancelled
    const sayCancelled = () => {
      void cancelExchange(request.id, { fetch, headers })
    }
    signal.addEventListener('abort', sayCancelled)
    const opened = await openExchange(request, { fetch, headers, signal })
    const index = createIndex()
    const heads: ExchangeHead[] = []
    if (opened.kind === 'stream')
      await receiveBody(opened.body, (bytes, head) => {
        if (head !== null) heads.push(head)
        index.feed(bytes)
        return turns.pause()
      })
    signal.removeEventListener('abort', sayCancelled)
    if (opened.kind === 'problem') return opened
    index.end(null)
    const [head] = heads
    return head
      ? { kind: 'page', head, index, outcome: askOutcome(request.id, { fetch, headers }) }
      : { kind: 'problem', problem: { kind: 'host-gone' } }
  }

  async function exportAll(
    file: ItemFile,
    source: Extract<ExportSource, { kind: 'all' }>,
    appToken: string | null,
  ): Promise<{ stop: ExportStop | null; report: WalkReport }> {
    const walk = createWalk()
    const query = { plan: source.plan, form: source.form }
    const ask = (plan: RequestPlan, page: number) =>
      receivePage(source.connectionId, plan, page, appToken)
    const stopped = (stop: ExportStop) => ({ stop, report: walk.report() })
    let { plan } = query
    let coming = ask(plan, 1)
    for (let page = 1; ; page += 1) {
      const received = await coming
      if (cancelled.signal.aborted && received.kind === 'problem')
        return stopped({ kind: 'cancelled' })
      if (received.kind === 'problem')
        return stopped({ kind: 'problem', page, problem: received.problem })
      const { head, index } = received
      if (head.status >= 300) return stopped({ kind: 'status', page, status: head.status })

      const { paging, links } = readEnvelope(index)
      report({ pages: page, total: paging.total ?? progress.total })
      const ids = await readIds(index)
      const { step, fresh } = walk.readPage({
        page: {
          plan,
          query,
          conventions: source.conventions,
          baseUrl: source.baseUrl,
          paging,
          links,
          items: index.itemCount,
          endpointAliases: endpointAliases(paging, head.sent.url),
        },
        ids,
      })
      // The next page is on its way while this one is written: two are in memory, never more.
      const isWhole = !cancelled.signal.aborted && faultOf(index, page) === null
      if (step.kind === 'ask' && isWhole) {
        ;({ plan } = step)
        coming = ask(plan, page + 1)
      }
      // What came before is in the file already.
      await addItems(file, index, fresh)
      report({}, true)
      index.end(await received.outcome)
      if (cancelled.signal.aborted) return stopped({ kind: 'cancelled' })
      const fault = faultOf(index, page)
      if (fault) {
        cancelled.abort()
        return stopped(fault)
      }
      if (step.kind === 'ended') return { stop: null, report: walk.report() }
    }
  }

  async function fill(
    file: ItemFile,
    source: ExportSource,
    appToken: string | null,
  ): Promise<{ stop: ExportStop | null; report: WalkReport | null }> {
    switch (source.kind) {
      case 'page':
        return { stop: await exportPage(file, source), report: null }
      case 'kept':
        return { stop: await exportKept(file, source), report: null }
      case 'all':
        return exportAll(file, source, appToken)
    }
  }

  async function write(job: ExportJob, appToken: string | null): Promise<ExportEnded> {
    const file = await createItemFile(job.format, {
      csv: job.csv,
      table: job.table,
      date: deps.date(),
      open: deps.open,
    })
    const { stop, report: walked } = await fill(file, job.source, appToken)
    const total = String(progress.items)
    const { kept: items, ...finished } = await file.finish((count) => {
      report({ step: 'table', items: count, total })
      return turns.pause()
    })
    const written = createKeptReader(items)
    kept = { items: written, coverage: createAnswerCoverage({ items: written, turns }) }
    return { kind: 'written', stop, report: walked, ...finished }
  }

  async function start(job: ExportJob, appToken: string | null) {
    try {
      deps.post({ kind: 'ended', ended: await write(job, appToken) })
    } catch (error) {
      // A page may be on its way.
      cancelled.abort()
      deps.post({ kind: 'ended', ended: { kind: error instanceof NoRoom ? 'no-room' : 'failed' } })
      if (error instanceof NoRoom) return
      deps.post({ kind: 'defect', defect: readDefect(error, 'export-worker', job.format) })
    }
  }

  return {
    receive(message) {
      if (message.kind === 'cancel') cancelled.abort()
      else if (message.kind === 'ask') void reply(message.ask, message.question)
      else void start(message.job, message.appToken)
    },
  }
}

type ReceivedPage =
  | {
      kind: 'page'
      head: ExchangeHead
      /** Ended, but for the outcome: what broke the body off is not in it yet. */
      index: AnswerIndex
      outcome: Promise<ExchangeOutcome | null>
    }
  | { kind: 'problem'; problem: AnswerProblem }

function* upTo(count: number): Generator<number> {
  for (let position = 0; position < count; position += 1) yield position
}

const pieceBytes = mebibyte

async function* piecesOf(answer: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < answer.size; at += pieceBytes)
    yield new Uint8Array(await answer.slice(at, at + pieceBytes).arrayBuffer())
}

/** What keeps a page from being whole. */
function faultOf(index: AnswerIndex, page: number): ExportStop | null {
  for (const finding of index.findings()) {
    if (finding.kind === 'broken-off') return { kind: 'broken', page, cause: finding.cause }
    if (finding.kind === 'malformed' || finding.kind === 'too-long')
      return { kind: 'broken', page, cause: null }
  }
  const { shape } = index.scan
  return shape === 'envelope' || shape === 'bare-array' ? null : { kind: 'no-list', page }
}

/** null where the text is no JSON. */
const itemAt = (index: AnswerIndex, position: number): JsonValue | null =>
  valueOf(index.itemText(position))

function valueOf(text: string): JsonValue | null {
  const read = readJson(text)
  return read.ok ? read.value : null
}

function idOf(item: JsonValue): string | null {
  const id = readId(item)
  return id === '' ? null : id
}
