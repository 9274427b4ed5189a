import { readId } from '#core/content/known-item.ts'
import { createWalk } from '#core/export/plan-walk.ts'
import type { WalkedItem, WalkReport } from '#core/export/walk.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { type AnswerIndex, createAnswerIndex } from '#core/response/answer-index.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import type { ItemFile } from './item-file.ts'
import type { ExportProgress, ExportSource, ExportStop } from './protocol.ts'
import type { ExchangeOutcome, ExchangeHead } from '#core/exchange/outcome.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'
import {
  loadOutcome,
  cancelExchange,
  openExchange,
  receiveBody,
  type Turns,
} from '#app/answer-worker/receive-exchange.ts'
import { mebibyte } from '#core/exchange/limits.ts'

/** Reports the progress of an export. */
export interface ProgressReporter {
  /** `isPause`: the next report may take a while, so this one must be shown. */
  report(change: Partial<ExportProgress>, isPause?: boolean): void
  countItem(): void
}

/** The file to fill, its progress and cancellation, and what requests need. */
export interface FillContext extends Pick<
  PageRequestContext,
  'fetch' | 'newId' | 'appToken' | 'turns'
> {
  file: ItemFile
  reporting: ProgressReporter
  cancelled: AbortController
}

type SourceOf<Kind> = Extract<ExportSource, { kind: Kind }>

/** Writes all received items of a source to the file. */
export async function fillFile(
  source: ExportSource,
  context: FillContext,
): Promise<{ stop: ExportStop | null; report: WalkReport | null }> {
  switch (source.kind) {
    case 'page':
      return { stop: await exportPage(source, context), report: null }
    case 'file':
      return { stop: await exportFromFile(source, context), report: null }
    case 'all':
      return exportAll(source, context)
  }
}

async function exportPage(
  { answer, outcome, positions }: SourceOf<'page'>,
  context: FillContext,
): Promise<ExportStop | null> {
  const index = createPageIndex()
  for await (const bytes of piecesOf(answer)) {
    index.feed(bytes)
    await context.turns.pause()
  }
  index.end(outcome)
  const wanted = positions?.filter((position) => position < index.itemCount)
  context.reporting.report({ pages: 1, total: String(wanted?.length ?? index.itemCount) })
  await addItems(context, index, wanted)
  return context.cancelled.signal.aborted ? { kind: 'cancelled' } : faultOf(index, 1)
}

/** Copies items of an earlier export; these are always complete. */
async function exportFromFile(
  { file: lines, positions }: SourceOf<'file'>,
  { file, reporting, turns, cancelled }: FillContext,
): Promise<ExportStop | null> {
  const wanted = new Set(positions)
  reporting.report({ pages: 1, total: String(wanted.size) })
  let position = 0
  for await (const text of linesOf(lines)) {
    if (cancelled.signal.aborted) return { kind: 'cancelled' }
    if (wanted.has(position)) {
      file.add(text, () => readJsonOrNull(text))
      reporting.countItem()
    }
    position += 1
    await turns.pause()
  }
  return null
}

async function exportAll(
  source: SourceOf<'all'>,
  context: FillContext,
): Promise<{ stop: ExportStop | null; report: WalkReport }> {
  const walk = createWalk()
  const query = { plan: source.plan, form: source.form }
  const { turns, reporting, cancelled } = context
  const ask = (plan: RequestPlan, page: number) =>
    receivePage({ plan, page }, { ...context, ...source, signal: cancelled.signal })
  const stoppedBy = (stop: ExportStop) => ({ stop, report: walk.report() })
  let { plan } = query
  let nextPage = ask(plan, 1)
  for (let page = 1; ; page += 1) {
    const received = await nextPage
    if (cancelled.signal.aborted && received.kind === 'problem')
      return stoppedBy({ kind: 'cancelled' })
    if (received.kind === 'problem')
      return stoppedBy({ kind: 'problem', page, problem: received.problem })
    const { head, index } = received
    if (head.status >= 300) return stoppedBy({ kind: 'status', page, status: head.status })

    const { paging, links } = readEnvelope(index)
    reporting.report({ pages: page, ...(paging.total !== null && { total: paging.total }) })
    const items = await readItems(index, turns)
    const { step, fresh } = walk.readPage({
      page: {
        plan,
        query,
        conventions: source.conventions,
        baseUrl: source.baseUrl,
        paging,
        links,
        itemCount: index.itemCount,
        endpointAliases: endpointAliases(paging, head.sent.url),
      },
      items,
    })
    // The next page is fetched while this one is written, so at most two are in memory.
    const isWhole = !cancelled.signal.aborted && faultOf(index, page) === null
    if (step.kind === 'request' && isWhole) {
      ;({ plan } = step)
      nextPage = ask(plan, page + 1)
    }
    // `fresh` are the items that no earlier page had.
    await addItems(context, index, fresh)
    reporting.report({}, true)
    index.end(await received.outcome)
    if (cancelled.signal.aborted) return stoppedBy({ kind: 'cancelled' })
    const fault = faultOf(index, page)
    if (fault) {
      cancelled.abort()
      return stoppedBy(fault)
    }
    if (step.kind === 'ended') return { stop: null, report: walk.report() }
  }
}

/** What tells a page's complete items apart, which is needed to request the next page. */
async function readItems(index: AnswerIndex, turns: Turns): Promise<WalkedItem[]> {
  const items: WalkedItem[] = []
  for (let position = 0; position < index.itemCount; position += 1) {
    const item = itemAt(index, position)
    const id = (item === null ? null : readId(item)) ?? ''
    items.push(id === '' ? { digest: await digestOf(index.itemText(position)) } : id)
    await turns.pause()
  }
  return items
}

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return String.fromCharCode(...new Uint8Array(hash))
}

/** Writes the complete items of a page. */
async function addItems(
  { file, reporting, turns }: FillContext,
  index: AnswerIndex,
  positions: Iterable<number> = upTo(index.itemCount),
): Promise<void> {
  for (const position of positions) {
    file.add(index.itemText(position), () => itemAt(index, position))
    reporting.countItem()
    await turns.pause()
  }
}

function* upTo(count: number): Generator<number> {
  for (let position = 0; position < count; position += 1) yield position
}

/** null if the text is not JSON. */
const itemAt = (index: AnswerIndex, position: number): JsonValue | null =>
  readJsonOrNull(index.itemText(position))

const lineFeed = 10

/** The lines of a UTF-8 file; the last one may lack a line feed. */
async function* linesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let parts: Uint8Array[] = []
  for await (const piece of piecesOf(file)) {
    let from = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      yield decoder.decode(concatenate([...parts, piece.subarray(from, end)]))
      parts = []
      from = end + 1
    }
    if (from < piece.length) parts.push(piece.subarray(from))
  }
  if (parts.length > 0) yield decoder.decode(concatenate(parts))
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Dependencies for requesting the pages of an export. */
interface PageRequestContext {
  connectionId: string
  fetch: typeof fetch
  newId: () => string
  appToken: string | null
  turns: Turns
  signal: AbortSignal
}

export type ReceivedPage =
  | {
      kind: 'page'
      head: ExchangeHead
      /** The index of the received body. Only `outcome` tells why the body broke off. */
      index: AnswerIndex
      outcome: Promise<ExchangeOutcome | null>
    }
  | { kind: 'problem'; problem: AnswerProblem }

/** Requests a page. If it breaks off or is cancelled, returns what was received. Never rejects. */
async function receivePage(
  { plan, page }: { plan: RequestPlan; page: number },
  { connectionId, fetch, newId, appToken, turns, signal }: PageRequestContext,
): Promise<ReceivedPage> {
  const headers = jsonHeaders(appToken)
  const purpose = { kind: 'export', page } as const
  const request = { id: newId(), connectionId, plan, purpose }
  const cancelOnHost = () => {
    void cancelExchange(request.id, { fetch, headers })
  }
  signal.addEventListener('abort', cancelOnHost)
  const opened = await openExchange(request, { fetch, headers, signal })
  const index = createPageIndex()
  const heads: ExchangeHead[] = []
  if (opened.kind === 'stream')
    await receiveBody(opened.body, (bytes, head) => {
      if (head !== null) heads.push(head)
      index.feed(bytes)
      return turns.pause()
    })
  signal.removeEventListener('abort', cancelOnHost)
  if (opened.kind === 'problem') return opened
  index.end(null)
  const [head] = heads
  return head
    ? { kind: 'page', head, index, outcome: loadOutcome(request.id, { fetch, headers }) }
    : { kind: 'problem', problem: { kind: 'host-gone' } }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const createPageIndex = (): AnswerIndex =>
  createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })

/** Why a page is incomplete. */
function faultOf(index: AnswerIndex, page: number): ExportStop | null {
  for (const finding of index.findings()) {
    if (finding.kind === 'broken-off') return { kind: 'broken', page, cause: finding.cause }
    if (finding.kind === 'malformed' || finding.kind === 'too-long')
      return { kind: 'broken', page, cause: null }
  }
  const { shape } = index.scan
  return shape === 'envelope' || shape === 'bare-array' ? null : { kind: 'no-list', page }
}

/** The bytes of a file, in pieces that fit into memory. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += mebibyte)
    yield new Uint8Array(await file.slice(at, at + mebibyte).arrayBuffer())
}
