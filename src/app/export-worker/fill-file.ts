import { readId } from '#core/content/item-id.ts'
import { createWalk } from '#core/export/plan-walk.ts'
import type { WalkedItem, WalkReport } from '#core/export/walk.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { AnswerIndex } from '#core/response/answer-index.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import type { Turns } from '#app/answer-worker/turns.ts'
import type { ItemFile } from './item-file.ts'
import { linesOf } from './lines-of.ts'
import type { ExportProgress, ExportSource, ExportStop } from './protocol.ts'
import { piecesOf } from './pieces-of.ts'
import { createPageIndex, faultOf, receivePage, type PageRequestContext } from './receive-page.ts'

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
