import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { type ResponseIndex, createResponseIndex } from '#core/response/response-index.ts'
import type { PassedSetLine, PassedSetRequest, SetStanding } from '#core/set/set-document.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import type { ItemFile } from './item-file.ts'
import { linesOf, readPassedSet } from './passed-set.ts'
import type { ExportProgress, ExportSource, ExportStop } from './protocol.ts'
import { jsonHeaders } from '#app/response-worker/json-headers.ts'
import { isSessionLost } from '#app/response-worker/session-lost.ts'
import type { Turns } from '#app/response-worker/receive-exchange.ts'
import { mebibyte } from '#core/exchange/limits.ts'

export interface ProgressReporter {
  /** `isPause`: the next report may take a while, so this one must be shown. */
  report(change: Partial<ExportProgress>, isPause?: boolean): void
  countItem(): void
}

/** The file to fill, its progress and cancellation, and what requests need. */
export interface FillContext {
  /** A UUID, to continue the export after a pause. */
  id: string
  fetch: typeof fetch
  appToken: string | null
  turns: Turns
  file: ItemFile
  reporting: ProgressReporter
  cancelled: AbortController
}

interface Filled {
  stop: ExportStop | null
  /** null if the source is not a query, or if not all pages were received. */
  verdict: SetVerdict | null
}

type SourceOf<Kind> = Extract<ExportSource, { kind: Kind }>

/** Writes all received items of a source to the file. */
export async function fillFile(source: ExportSource, context: FillContext): Promise<Filled> {
  switch (source.kind) {
    case 'page':
      return { stop: await exportPage(source, context), verdict: null }
    case 'file':
      return { stop: await exportFromFile(source, context), verdict: null }
    case 'all':
      return exportAll(source, context)
  }
}

async function exportPage(
  { response, outcome, positions }: SourceOf<'page'>,
  context: FillContext,
): Promise<ExportStop | null> {
  const index = createPageIndex()
  for await (const bytes of piecesOf(response)) {
    if (context.cancelled.signal.aborted) return { kind: 'cancelled' }
    index.feed(bytes)
    await context.turns.pause()
  }
  index.end(outcome)
  const wanted = positions?.filter((position) => position < index.itemCount)
  context.reporting.report({ total: String(wanted?.length ?? index.itemCount) })
  return (await addItems(context, index, wanted)) ?? faultOf(index)
}

/** Copies items of an earlier export; these are always complete. */
async function exportFromFile(
  { file: lines, positions }: SourceOf<'file'>,
  { file, reporting, turns, cancelled }: FillContext,
): Promise<ExportStop | null> {
  const wanted = new Set(positions)
  reporting.report({ total: String(wanted.size) })
  let position = 0
  for await (const text of linesOf(piecesOf(lines))) {
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

/** Streams a set that is not kept from the host, which waits and retries. */
async function exportAll(
  { query }: SourceOf<'all'>,
  { id, file, reporting, turns, cancelled, ...requesting }: FillContext,
): Promise<Filled> {
  const request: PassedSetRequest = { id, ...query }
  let standing: SetStanding | null = null
  for await (const line of linesOfSet(request, cancelled.signal, requesting)) {
    if (line.kind === 'item') {
      file.add(line.text, () => readJsonOrNull(line.text))
      reporting.countItem()
      await turns.pause()
      continue
    }
    if (line.kind === 'counts') continue
    ;({ standing } = line)
    if (standing.kind === 'ended') return { stop: null, verdict: standing.verdict }
    const total = 'of' in standing && standing.of !== null ? { total: standing.of } : {}
    reporting.report({ standing, ...total }, true)
  }
  if (!cancelled.signal.aborted) return { stop: { kind: 'host-gone' }, verdict: null }
  const stop: ExportStop =
    standing?.kind === 'paused' ? { kind: 'paused', why: standing.why } : { kind: 'cancelled' }
  return { stop, verdict: null }
}

/** The lines from the host, until it or the export ends. Throws if it refuses the request, which is a defect. */
async function* linesOfSet(
  request: PassedSetRequest,
  signal: AbortSignal,
  { fetch: post, appToken }: Pick<FillContext, 'fetch' | 'appToken'>,
): AsyncGenerator<PassedSetLine> {
  const response = await post('/api/sets/passed', {
    method: 'POST',
    headers: jsonHeaders(appToken),
    body: JSON.stringify(request),
    signal,
  }).catch(() => null)
  if (response === null || isSessionLost(response)) return
  if (!response.ok || response.body === null)
    throw new Error(`The host refused an export: ${String(response.status)}`)
  yield* readPassedSet(response.body, signal)
}

/** Writes the complete items of a page; says if some were left out. */
async function addItems(
  { file, reporting, turns, cancelled }: FillContext,
  index: ResponseIndex,
  positions: Iterable<number> = upTo(index.itemCount),
): Promise<ExportStop | null> {
  for (const position of positions) {
    if (cancelled.signal.aborted) return { kind: 'cancelled' }
    file.add(index.itemText(position), () => itemAt(index, position))
    reporting.countItem()
    await turns.pause()
  }
  return null
}

function* upTo(count: number): Generator<number> {
  for (let position = 0; position < count; position += 1) yield position
}

/** null if the text is not JSON. */
const itemAt = (index: ResponseIndex, position: number): JsonValue | null =>
  readJsonOrNull(index.itemText(position))

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const createPageIndex = (): ResponseIndex =>
  createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })

/** Why the page is incomplete. */
function faultOf(index: ResponseIndex): ExportStop | null {
  for (const finding of index.findings()) {
    if (finding.kind === 'broken-off') return { kind: 'broken', cause: finding.cause }
    if (finding.kind === 'malformed' || finding.kind === 'too-long')
      return { kind: 'broken', cause: null }
  }
  const { shape } = index.scan
  return shape === 'envelope' || shape === 'bare-array' ? null : { kind: 'no-list' }
}

/** The bytes of a file, in pieces that fit into memory. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += mebibyte)
    yield new Uint8Array(await file.slice(at, at + mebibyte).arrayBuffer())
}
