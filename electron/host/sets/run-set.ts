import type { PauseReason, SetDocument } from '#core/set/set-document.ts'
import { weakenForTwoTokens, type SetVerdict, judgePages, judgeIds } from '#core/set/set-verdict.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'
import {
  type RunDependencies,
  type RunContext,
  commit,
  Paused,
  requirePage,
  requireList,
  tokenMarkOf,
  createRetryingAsk,
  type Ask,
  batchLimits,
  isRateLimited,
  isServerDown,
  partLimits,
  requiredLimits,
} from './run-context.ts'
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
import { planTotal, requirePlan, planPage, planBatch, type SetQuery } from '#core/set/set-query.ts'
import {
  type ReceivedPage,
  type PageFailure,
  canSplit,
  loadIdList,
  mayBeTooLong,
  type ReceivedList,
} from './load-page.ts'
import { hashOf, type ReceivedItem } from './set-files.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { compareList, type ListBefore } from '#core/set/id-list.ts'
import {
  advanceIds,
  beginIds,
  startIds,
  type IdsEvent,
  type IdsState,
  type IdsWant,
  type NextState,
} from '#core/set/ids-engine.ts'

export type RunEnd = { kind: 'settled'; verdict: SetVerdict } | { kind: 'paused'; why: PauseReason }

/**
 * Fetches a set until it is complete or needs a decision of the user (whole-set.md A1, A2). When the signal
 * aborts, running requests are dropped and committed items stay. Throws only for defects.
 */
export async function runSet(
  deps: RunDependencies,
  set: RunContext,
  signal: AbortSignal,
): Promise<RunEnd> {
  const { document } = set
  const opened = await deps.access.open(document.connectionId)
  if (!opened.ok) return paused({ kind: 'no-answer', problem: opened.error.kind })
  const { baseUrl } = opened.value.connection
  if (baseUrl !== document.baseUrl) return paused({ kind: 'other-address', baseUrl })
  const { token } = opened.value
  const { tokenMark, isOfTwoTokens: wasOfTwoTokens } = document
  // Without a token, the server would refuse, and the same token entered later would count as another one.
  if (token === null && tokenMark !== '' && tokenMark !== tokenMarkOf(document.id, ''))
    return paused({ kind: 'no-token' })
  const ask = createRetryingAsk(deps, opened.value, set, signal)
  const heldBefore = countHeld(set)
  try {
    const isOfTwoTokens = await saveTokenMark(set, token)
    const verdict = document.way === 'ids' ? await runIds(set, ask) : await runPages(set, ask)
    return {
      kind: 'settled',
      verdict: isOfTwoTokens ? weakenForTwoTokens(verdict) : verdict,
    }
  } catch (error) {
    if (error instanceof Paused) {
      // A refused token fetched nothing, so it is none of the set's tokens. If the disk refuses this too, the mark
      // stays, and the set counts as one of two tokens: never the other way round.
      if (error.why.kind === 'refused' && countHeld(set) === heldBefore)
        await set.saveTokenMark({ tokenMark, isOfTwoTokens: wasOfTwoTokens })
      return paused(error.why)
    }
    const code = requireErrorCode(error)
    return paused({ kind: 'disk', problem: code })
  }
}

/** Saves the token's mark. Returns true if the set's items were fetched with more than one token. */
async function saveTokenMark(set: RunContext, token: string | null): Promise<boolean> {
  const { document } = set
  const mark = tokenMarkOf(document.id, token ?? '')
  if (mark === document.tokenMark) return document.isOfTwoTokens
  const isOther = document.tokenMark !== '' && countHeld(set) > 0
  const isOfTwoTokens = document.isOfTwoTokens || isOther
  // Without a saved mark, a later change of token would go unnoticed.
  const saved = await set.saveTokenMark({ tokenMark: mark, isOfTwoTokens })
  if (!saved.ok) throw new Paused({ kind: 'disk', problem: saved.error.code })
  return isOfTwoTokens
}

const countHeld = ({ files }: RunContext): number => files.held.size + files.withoutId.length

const paused = (why: PauseReason): RunEnd => ({ kind: 'paused', why })

/** Saved with each page, so that the run can continue after it. */
interface PageNote {
  state: PagesState
  /** Hash of the IDs of the last page with items; the files on disk call it `ids`. */
  ids: string
}

/** Fetches page after page (whole-set.md A2). */
async function runPages(set: RunContext, ask: Ask): Promise<SetVerdict> {
  const { document, files, tell } = set
  const requests = set.pages ?? requestsOf(document)
  const lastNote = readNote(files.notes.at(-1))
  let lastIdsHash = lastNote?.ids ?? ''
  let previousHashes: readonly string[] = []
  const textsWithoutId = new Set(files.withoutId.map((item) => item.hash))
  let state =
    lastNote?.state ??
    startPages(requests.pageSize, {
      isGentle: document.isGentle,
      isCounted: set.pages === undefined,
      maxPages: requests.maxPages,
    })
  for (const pass of document.passes.slice(state.passes.length)) state = startPass(state, pass)
  const { plan, purpose } =
    state.passes.length === 0 ? requests : requestsOf(document, String(state.pageSize ?? ''))
  const askForPage = (page: number, requestNumber: number) =>
    ask(plan(page), purpose(page, requestNumber))

  if (lastNote !== null && state.read > 0) {
    // The last page is fetched again first: if it differs, pages have moved meanwhile.
    const { items, total } = requirePage(await askForPage(state.read, state.requests + 1))
    previousHashes = items.map(({ bytes }) => hashOf(bytes))
    const isOtherTotal = total !== null && total !== state.totalAfter
    const hasMoved = hashOfIds(items) !== lastNote.ids || isOtherTotal
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
      number: pageNumber,
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

/** Notes of older versions lack newer members of the state. */
type OldNote = Omit<PageNote, 'state'> & { state: Partial<PageNote['state']> }

/** The log has checksums, so its notes are trusted without validation. */
function readNote(text: string | undefined): PageNote | null {
  if (text === undefined) return null
  const { state, ids } = JSON.parse(text) as OldNote
  return { ids, state: { ...startPages(null, { isGentle: true, isCounted: true }), ...state } }
}

/** Fetches a list of all IDs, then the items in batches (whole-set.md A1). */
async function runIds(set: RunContext, ask: Ask): Promise<SetVerdict> {
  const { document, files, tell, saveList } = set
  let previousList: ListBefore | null = set.previousList
  /** The latest total that a response had; at first the length of the previous list. */
  let total = set.previousList?.ids.size ?? 0
  const { pauseIfServerIsDown, askForList } = createListAsk(document, ask)

  /** Sends at once; the returned function processes the response in order. */
  async function send(want: IdsWant): Promise<ProcessAnswer<IdsState, IdsEvent>> {
    if (want.kind === 'list') {
      const list = await askForList(want, () => total)
      return (state) => processList(requireList(list), state)
    }
    const { plan, purpose } = planIdsRequest(document, want)
    const answer = await ask(
      plan,
      purpose,
      want.kind === 'batch' ? batchLimits(want) : requiredLimits,
    )
    return () => processAnswer(want, answer)
  }

  async function processList(list: ReceivedList, state: IdsState): Promise<IdsEvent> {
    const { requests, parts } = list
    const differences = compareList(list, files.held, previousList)
    const event: IdsEvent = { kind: 'listed', requests, parts, total: list.total, ...differences }
    total = Number(list.total ?? total)
    if (!differences.isConsistent) return event
    previousList = {
      ids: new Set(list.items.flatMap((item) => item?.id ?? [])),
      awaited: new Map(differences.wanted.map((item) => [item.id, item])),
    }
    const { came, went, changed } = advanceIds(state, event).state
    const saved = await saveList({ ...previousList, differences: { came, went, changed } })
    if (!saved.ok) throw new Paused({ kind: 'disk', problem: saved.error.code })
    if (differences.gone.length > 0)
      await commit(set, { items: [], gone: differences.gone, replaces: true })
    return event
  }

  async function processAnswer(
    want: Exclude<IdsWant, { kind: 'list' }>,
    answer: ReceivedPage | PageFailure,
  ): Promise<IdsEvent> {
    const { number } = want
    switch (want.kind) {
      case 'count': {
        const counted = requirePage(answer)
        total = Number(counted.total ?? total)
        return { kind: 'counted', total: counted.total }
      }
      case 'batch': {
        if (answer.kind === 'status' && answer.status >= 500) {
          // If the server is down, the count pauses the run, so that no item is blamed.
          if (isServerDown(answer)) await pauseIfServerIsDown(number)
          return { kind: 'failed', number, status: answer.status, requestId: answer.requestId }
        }
        if (isRateLimited(answer) && want.items.length > 1)
          return { kind: 'failed', number, status: 429, requestId: answer.requestId }
        const { items, tookMs } = requirePage(answer)
        const received = new Map(items.map((item) => [item.id?.toLowerCase() ?? '', item]))
        // Stored with the timestamps and in the order of the list, independent of batches and of the server's
        // order; the next list is compared with these timestamps.
        await commit(set, {
          replaces: true,
          items: want.items.flatMap((listed) => {
            const item = received.get(listed.id.toLowerCase())
            return item === undefined ? [] : [{ ...item, id: listed.id, stamps: listed }]
          }),
        })
        return { kind: 'received', number, tookMs }
      }
    }
  }

  const state = await runEngine(
    beginIds({ ...startIds, ...set.previousList?.differences, maxRequests: set.maxRequests }),
    {
      send,
      advance: advanceIds,
      tell: ({ totalAfter }) => {
        tell({ kind: 'running', done: files.held.size, of: totalAfter })
      },
    },
  )
  return judgeIds(state, files.held.size)
}

/** Fetches the list of IDs of a set; after one failure of a single response, always in parts. */
function createListAsk(document: SetDocument, ask: Ask) {
  let wasSplit = false
  /** Requests a single response first, then parts if that fails although the server is up. */
  async function askForList(
    { number, size }: Extract<IdsWant, { kind: 'list' }>,
    total: () => number,
  ): Promise<ReceivedList | PageFailure> {
    const askAt = (step: 'count' | 'list', plan: RequestPlan, at: number) =>
      ask(plan, { kind: 'set', step, number: number + at }, wasSplit ? partLimits : requiredLimits)
    const options = () => ({ size, total: total(), wasSplit, now: new Date() })
    const list = await loadIdList(document, options(), askAt)
    if (!mayBeTooLong(list) || wasSplit || !canSplit(document)) return list
    await pauseIfServerIsDown(number)
    wasSplit = true
    // Two requests have been sent: the single one and the count.
    const parted = await loadIdList(document, options(), (step, plan, at) =>
      askAt(step, plan, at + 2),
    )
    return parted.kind === 'list' ? { ...parted, requests: parted.requests + 2 } : parted
  }

  /** Requests a total to see whether the server responds; the total is not used. */
  async function pauseIfServerIsDown(number: number) {
    const { plan, purpose } = planIdsRequest(document, { kind: 'count', number })
    requirePage(await ask(plan, purpose))
  }

  return { pauseIfServerIsDown, askForList }
}

function planIdsRequest(query: SetQuery, want: Exclude<IdsWant, { kind: 'list' }>) {
  const { number, kind } = want
  const purpose: RequestPurpose = { kind: 'set', step: kind, number }
  const planned =
    want.kind === 'count'
      ? planTotal(query)
      : planBatch(
          query,
          want.items.map(({ id }) => id),
        )
  return { purpose, plan: requirePlan(planned) }
}

/** Processes a response in order, with the state at that moment. */
type ProcessAnswer<State, Event> = (state: State) => Promise<Event>

/**
 * Runs an engine to its end. Its requests are sent at once; the responses are processed one by one, in the
 * order of the requests.
 */
async function runEngine<State, Want extends { number: number }, Event>(
  firstStep: NextState<State, Want>,
  engine: {
    send: (want: Want) => Promise<ProcessAnswer<State, Event>>
    advance: (state: State, event: Event) => NextState<State, Want>
    tell: (state: State) => void
  },
): Promise<State> {
  let step = firstStep
  const pending: Promise<ProcessAnswer<State, Event>>[] = []
  try {
    for (;;) {
      pending.push(...step.wanted.map((want) => withoutUnhandledRejection(engine.send(want))))
      const [next] = pending
      if (next === undefined) return step.state
      const processAnswer = await next
      void pending.shift()
      step = engine.advance(step.state, await processAnswer(step.state))
      engine.tell(step.state)
    }
  } finally {
    await Promise.allSettled(pending)
  }
}

/** Prevents an unhandled rejection of a promise that is awaited later. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
