import { hash } from 'node:crypto'
import type { QueryForm } from '#core/query/form.ts'
import {
  advancePages,
  beginPages,
  startPages,
  startPass,
  type PagesEvent,
  type PagesState,
  type PagesWant,
} from '#core/set/pages-engine.ts'
import { planTotal, requirePlan, planPage } from '#core/set/set-query.ts'
import { judgePages, type SetVerdict } from '#core/set/set-verdict.ts'
import type { ReceivedPage } from './load-page.ts'
import { requirePage } from './pause-run.ts'
import type { Ask } from './retrying-ask.ts'
import { runEngine, type ProcessAnswer } from './run-engine.ts'
import { commit, type RunContext } from './run-context.ts'
import { hashOf, type ReceivedItem } from './set-files.ts'

/** Saved with each page, so that the run can continue after it. */
interface PageNote {
  state: PagesState
  /** Hash of the IDs of the last page with items; the files on disk call it `ids`. */
  ids: string
}

/** Fetches page after page (whole-set.md A2). */
export async function runPages(set: RunContext, ask: Ask): Promise<SetVerdict> {
  const { document, files, tell } = set
  const { pageSize } = document.form
  const lastNote = readNote(files.notes.at(-1))
  let lastIdsHash = lastNote?.ids ?? ''
  let previousHashes: readonly string[] = []
  const textsWithoutId = new Set(files.withoutId.map((item) => item.hash))
  let state =
    lastNote?.state ?? startPages(pageSize === '' ? null : Number(pageSize), document.isGentle)
  for (const pass of document.passes.slice(state.passes.length)) state = startPass(state, pass)
  const form =
    state.passes.length === 0 ? document.form : withPageSize(document.form, state.pageSize)
  const askForPage = (page: number, requestNumber: number) =>
    ask(requirePlan(planPage({ ...document, form }, page)), {
      kind: 'set',
      step: 'page',
      number: requestNumber,
    })

  if (lastNote !== null && state.read > 0) {
    // The last page is fetched again first: if it differs, pages have moved meanwhile.
    const { items, total } = requirePage(await askForPage(state.read, state.requests + 1))
    const hasMoved = hashOfIds(items) !== lastNote.ids || total !== state.totalAfter
    state = { ...state, requests: state.requests + 1, hasMoved: state.hasMoved || hasMoved }
  }

  async function send(want: PagesWant): Promise<ProcessAnswer<PagesState, PagesEvent>> {
    if (want.kind === 'count') {
      const purpose = { kind: 'set', step: 'count', number: want.number } as const
      const answer = await ask(requirePlan(planTotal(document)), purpose)
      return () => Promise.resolve({ kind: 'counted', total: requirePage(answer).total })
    }
    const answer = await askForPage(want.page, want.number)
    return (before) => processPage(want.page, requirePage(answer), before)
  }

  async function processPage(
    pageNumber: number,
    page: ReceivedPage,
    before: PagesState,
  ): Promise<PagesEvent> {
    const { items, total, hasNext } = page
    const seen = new Set<string>()
    const repeated: string[] = []
    const textCount = textsWithoutId.size
    let isDistinct = true
    for (const { id, bytes } of items) {
      if (id !== null && seen.has(id)) isDistinct = false
      if (id === null) textsWithoutId.add(hashOf(bytes))
      else if (seen.has(id) || files.held.has(id)) repeated.push(id)
      if (id !== null) seen.add(id)
    }
    const hashes = items.map(({ bytes }) => hashOf(bytes))
    const isSame = isSamePage(items, hashes, previousHashes)
    previousHashes = hashes
    // Different items may have the same text; only a whole page that came again is not kept.
    const kept = isSame ? items.filter(({ id }) => id !== null) : items
    const withoutId = kept.filter(({ id }) => id === null).length
    const withNewId = items.filter(({ id }) => id !== null).length - repeated.length
    const event: PagesEvent = {
      kind: 'page',
      number: pageNumber,
      items: items.length,
      fresh: withNewId + withoutId,
      withoutId,
      hasNews: withNewId > 0 || textsWithoutId.size > textCount,
      isSame,
      repeated,
      isDistinct,
      total,
      hasNext,
    }
    if (items.length > 0) lastIdsHash = hashOfIds(items)
    const note: PageNote = { state: advancePages(before, event).state, ids: lastIdsHash }
    await commit(set, { items: kept, replaces: false, note: JSON.stringify(note) })
    return event
  }

  const ended = await runEngine(beginPages(state), {
    send,
    advance: advancePages,
    tell: ({ totalAfter }) => {
      tell({ kind: 'running', done: files.held.size + files.withoutId.length, of: totalAfter })
    },
  })
  return judgePages(ended)
}

/**
 * True if a page has the items of the page before it, byte for byte. A single item without an ID proves
 * nothing: another one may have the same text.
 */
const isSamePage = (
  items: readonly ReceivedItem[],
  hashes: readonly string[],
  previous: readonly string[],
): boolean =>
  (items.length > 1 || items.some(({ id }) => id !== null)) &&
  hashes.length === previous.length &&
  hashes.every((one, at) => one === previous[at])

const withPageSize = (form: QueryForm, pageSize: number | null): QueryForm => ({
  ...form,
  pageSize: pageSize === null ? '' : String(pageSize),
})

const hashOfIds = (items: readonly { id: string | null }[]): string =>
  hash('sha256', JSON.stringify(items.map(({ id }) => id))).slice(0, 32)

/** The log has checksums, so its notes are trusted without validation. */
function readNote(text: string | undefined): PageNote | null {
  if (text === undefined) return null
  const { state, ids } = JSON.parse(text) as PageNote
  // Notes of older app versions lack newer members.
  return { ids, state: { ...startPages(null, true), ...state } }
}
