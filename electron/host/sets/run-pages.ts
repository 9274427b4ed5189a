import { hash } from 'node:crypto'
import {
  advancePages,
  beginPages,
  readPageIds,
  startPages,
  startPass,
  type PagesEvent,
  type PagesState,
  type PagesWant,
} from '#core/set/pages-engine.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { planPage, planTotal, requirePlan } from '#core/set/set-query.ts'
import { judgePages, type SetVerdict } from '#core/set/set-verdict.ts'
import type { PageFailure, ReceivedPage } from './load-page.ts'
import { commit, requirePage, type RunContext } from './run-context.ts'
import { runEngine, type Ask, type ProcessResponse } from './run-requests.ts'
import { hashOf, type ReceivedItem } from './set-files.ts'

/** Fetches page after page (whole-set.md A2). */
export async function runPages(set: RunContext, ask: Ask): Promise<SetVerdict> {
  const { document, files, tell } = set
  const requests = set.pages ?? requestsOf(document)
  const note = readNote(files.notes.at(-1))
  const startState =
    note?.state ??
    startPages(requests.pageSize, {
      isGentle: document.isGentle,
      isCounted: set.pages === undefined,
      maxPages: requests.maxPages,
    })
  const saved = document.passes.slice(startState.passes.length).reduce(startPass, startState)
  const { plan, purpose } =
    saved.passes.length === 0 ? requests : requestsOf(document, String(saved.pageSize ?? ''))
  const askForPage: AskForPage = (page, number) => ask(plan(page), purpose(page, number))

  const { state, lastPage } = await resumeAt(saved, note, askForPage)
  const processPage = createPageProcessor(set, note?.ids ?? '', lastPage)

  async function send(want: PagesWant): Promise<ProcessResponse<PagesState, PagesEvent>> {
    if (want.kind === 'count') {
      const countPurpose = { kind: 'set', step: 'count', number: want.number } as const
      const response = await ask(requirePlan(planTotal(document)), countPurpose)
      return () => Promise.resolve({ kind: 'counted', total: requirePage(response).total })
    }
    const response = await askForPage(want.page, want.number)
    return (before) => processPage(want.page, requirePage(response), before)
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

type AskForPage = (page: number, requestNumber: number) => Promise<ReceivedPage | PageFailure>

/**
 * After a pause, the last page is fetched again first: if it differs, pages have moved meanwhile. Returns its items for
 * the comparison with the next page; none without a pause.
 */
async function resumeAt(
  state: PagesState,
  note: PageNote | null,
  askForPage: AskForPage,
): Promise<{ state: PagesState; lastPage: readonly ReceivedItem[] }> {
  if (note === null || state.read === 0) return { state, lastPage: [] }
  const requests = state.requests + 1
  const { items, total } = requirePage(await askForPage(state.read, requests))
  const isOtherTotal = total !== null && total !== state.totalAfter
  const hasMoved = state.hasMoved || hashOfIds(items) !== note.ids || isOtherTotal
  return { state: { ...state, requests, hasMoved }, lastPage: items }
}

/**
 * Creates what commits the items of each page, in order, with a note to continue after it. It compares each page with
 * the one before it, at first `lastPage`; `lastIds` is the hash of the IDs of the last page with items.
 */
function createPageProcessor(set: RunContext, lastIds: string, lastPage: readonly ReceivedItem[]) {
  const { files } = set
  const textsWithoutId = new Set(files.withoutId.map((item) => item.hash))
  let lastIdsHash = lastIds
  let previousHashes = lastPage.map(({ bytes }) => hashOf(bytes))

  return async function processPage(
    number: number,
    { items, total, hasNext }: ReceivedPage,
    before: PagesState,
  ): Promise<PagesEvent> {
    const textCount = textsWithoutId.size
    for (const { id, bytes } of items) if (id === null) textsWithoutId.add(hashOf(bytes))
    const ids = items.map(({ id }) => id)
    const { withNewId, ...counts } = readPageIds(ids, (id) => files.held.has(id))
    const hashes = items.map(({ bytes }) => hashOf(bytes))
    const isSame = isSamePage(items, hashes, previousHashes)
    previousHashes = hashes
    // Different items may have the same text; only a whole page that came again is not kept.
    const kept = isSame ? items.filter(({ id }) => id !== null) : items
    const withoutId = kept.filter(({ id }) => id === null).length
    const event: PagesEvent = {
      kind: 'page',
      number,
      ...counts,
      fresh: withNewId + withoutId,
      withoutId,
      hasNews: withNewId > 0 || textsWithoutId.size > textCount,
      isSame,
      total,
      hasNext,
    }
    if (items.length > 0) lastIdsHash = hashOfIds(items)
    const note: PageNote = { state: advancePages(before, event).state, ids: lastIdsHash }
    await commit(set, { items: kept, replaces: false, note: JSON.stringify(note) })
    return event
  }
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

/** The requests for the pages of a kept set; a further walk has its own page size. */
function requestsOf(document: SetDocument, pageSize = document.form.pageSize) {
  const form = { ...document.form, pageSize }
  return {
    pageSize: pageSize === '' ? null : Number(pageSize),
    maxPages: null,
    plan: (page: number) => requirePlan(planPage({ ...document, form }, page)),
    purpose: (_: number, number: number) => ({ kind: 'set', step: 'page', number }) as const,
  }
}

const hashOfIds = (items: readonly { id: string | null }[]): string =>
  hash('sha256', JSON.stringify(items.map(({ id }) => id))).slice(0, 32)

/** Saved with each page, so that the run can continue after it. */
interface PageNote {
  state: PagesState
  /** Hash of the IDs of the last page with items; the files on disk call it `ids`. */
  ids: string
}

/** The log has checksums, so its notes are trusted without validation; older ones lack newer members of the state. */
function readNote(text: string | undefined): PageNote | null {
  if (text === undefined) return null
  const { state, ids } = JSON.parse(text) as { state: Partial<PagesState>; ids: string }
  return { ids, state: { ...startPages(null, { isGentle: true, isCounted: true }), ...state } }
}
