import { hash } from 'node:crypto'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { Result } from '#core/result.ts'
import { compareList, type ListBefore } from '#core/set/id-list.ts'
import {
  advanceIds,
  beginIds,
  startIds,
  type NextState,
  type IdsEvent,
  type IdsState,
  type IdsWant,
} from '#core/set/ids-engine.ts'
import {
  advancePages,
  beginPages,
  startPages,
  startPass,
  type PagesEvent,
  type PagesState,
  type PagesWant,
} from '#core/set/pages-engine.ts'
import type { PauseReason, SetDocument, SetStanding, WaitReason } from '#core/set/set-document.ts'
import { withinCreated } from '#core/set/list-parts.ts'
import { planBatch, planCount, planOrThrow, planPage, type SetQuery } from '#core/set/set-query.ts'
import { judgeIds, judgePages, weakenForTwoTokens, type SetVerdict } from '#core/set/set-verdict.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { ConnectionAccess, OpenConnection } from '#host/workspace/connection-access.ts'
import { loadIdList, type ReceivedList } from './load-id-list.ts'
import { loadPage, type PageFailure, type ReceivedPage } from './load-page.ts'
import type { SetFiles } from './set-files.ts'
import type { SetsSpace } from './sets-space.ts'
import { markToken } from './token-mark.ts'

export interface RunDependencies {
  access: Pick<ConnectionAccess, 'open'>
  client: ContentClient
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The input of a run of a set. */
export interface RunningSet {
  document: SetDocument
  files: SetFiles
  /** The list of the previous run; null for the first run. `noteList` saves the next one. */
  before: PreviousList | null
  noteList: (list: PreviousList) => Promise<Result<void, WriteProblem>>
  /**
   * Calls `write` and resolves with null if `bytes` fit into the disk quota; otherwise resolves with the
   * quota.
   */
  fill: SetsSpace['fill']
  noteToken: (
    token: Pick<SetDocument, 'tokenMark' | 'isOfTwoTokens'>,
  ) => Promise<Result<void, WriteProblem>>
  /** Maximum number of requests that was announced for a repair; null for a normal run. */
  maxRequests: number | null
  /** Reports the state of the set. */
  tell: (standing: SetStanding) => void
}

/** The part of a list that is saved for the next run. */
export interface PreviousList extends ListBefore {
  /** The IDs added, removed and changed so far. */
  differences: Pick<IdsState, 'came' | 'went' | 'changed'>
}

export type RunEnd = { kind: 'settled'; verdict: SetVerdict } | { kind: 'paused'; why: PauseReason }

const retryDelaysMs = [1000, 4000, 16_000]
/** For required requests, and for all requests while the server is down. Other batches are halved earlier. */
const maxTries = 4
const batchTries = 3
/** In seconds. If a server asks for a longer wait, the run pauses and the user decides. */
const maxRetryAfter = 120
const maxTooMany = 10
/** Number of 429 responses to a batch before it is halved; retries may help if the server caches its work. */
const batchTooMany = 3

/**
 * Fetches a set until it is complete or needs a decision of the user (whole-set.md A1, A2). When the signal
 * aborts, running requests are dropped and committed items stay. Throws only for defects.
 */
export async function runSet(
  deps: RunDependencies,
  set: RunningSet,
  signal: AbortSignal,
): Promise<RunEnd> {
  const { document } = set
  const opened = await deps.access.open(document.connectionId)
  if (!opened.ok) return paused({ kind: 'no-answer', problem: opened.error.kind })
  const { baseUrl } = opened.value.connection
  if (baseUrl !== document.baseUrl) return paused({ kind: 'other-address', baseUrl })
  const ask = createRetryingAsk(deps, opened.value, set, signal)
  try {
    const isOfTwoTokens = await noteToken(set, opened.value.token)
    const end = document.way === 'ids' ? await runIds(set, ask) : await runPages(set, ask)
    return end.kind === 'settled' && isOfTwoTokens
      ? { ...end, verdict: weakenForTwoTokens(end.verdict) }
      : end
  } catch (error) {
    if (error instanceof Paused) return paused(error.why)
    const code = readErrorCode(error)
    if (code === null) throw error
    return paused({ kind: 'disk', problem: code })
  }
}

/** Saves the token's mark. Returns true if the set's items were fetched with more than one token. */
async function noteToken(set: RunningSet, token: string | null): Promise<boolean> {
  const { document, files } = set
  const mark = markToken(document.id, token ?? '')
  if (mark === document.tokenMark) return document.isOfTwoTokens
  const isOther = document.tokenMark !== '' && files.held.size + files.withoutId.length > 0
  const isOfTwoTokens = document.isOfTwoTokens || isOther
  // Without a saved mark, a later change of token would go unnoticed.
  const saved = await set.noteToken({ tokenMark: mark, isOfTwoTokens })
  if (!saved.ok) throw new Paused({ kind: 'disk', problem: saved.error.code })
  return isOfTwoTokens
}

/** Commits a batch, unless it would exceed the disk quota of the sets. */
async function commit({ files, fill }: RunningSet, batch: Parameters<SetFiles['commit']>[0]) {
  const bytes = batch.items.reduce((sum, item) => sum + item.bytes.byteLength + indexBytes, 0)
  const limit = await fill(bytes + lineBytes + (batch.note?.length ?? 0), () => files.commit(batch))
  if (limit !== null) throw new Paused({ kind: 'sets-full', limit })
}

/** Bytes per item besides its text, and per batch besides its items; slightly overestimated. */
const indexBytes = 180
const lineBytes = 200

const paused = (why: PauseReason): RunEnd => ({ kind: 'paused', why })

/** Thrown inside a run to pause it. */
class Paused extends Error {
  readonly why: PauseReason
  constructor(why: PauseReason) {
    super(why.kind)
    this.why = why
  }
}

type Ask = (
  plan: RequestPlan,
  purpose: RequestPurpose,
  limits?: RetryLimits,
) => Promise<ReceivedPage | PageFailure>

/** The number of 5xx responses, and of 429 responses (`tooMany`), before the response is returned. */
interface RetryLimits {
  tries: number
  tooMany: number
}

const defaultLimits: RetryLimits = { tries: maxTries, tooMany: maxTooMany }
/** For parts of a list: they are halved instead of retried. */
const partLimits: RetryLimits = { tries: 1, tooMany: maxTooMany }

/**
 * Retries temporary failures: no response and 5xx after 1, 4 and 16 s, 429 after the server's Retry-After.
 */
function createRetryingAsk(
  deps: RunDependencies,
  opened: OpenConnection,
  { tell, files }: RunningSet,
  signal: AbortSignal,
): Ask {
  const { client, delay } = deps
  async function wait(why: WaitReason, seconds: number) {
    tell({ kind: 'waiting', why, seconds, done: files.held.size, of: null })
    await delay(seconds * 1000, signal)
  }
  return async (plan, purpose, limits = defaultLimits) => {
    let failures = 0
    let tooMany = 0
    for (;;) {
      const answer = await loadPage(client, opened, { plan, purpose }, signal)
      // A response that arrives after a pause is ignored.
      if (signal.aborted) throw new Paused({ kind: 'person' })
      if (answer.kind === 'page' || answer.kind === 'no-list') return answer
      if (answer.kind === 'status' && answer.status === 401)
        throw new Paused({ kind: 'refused', hasChallenge: answer.hasChallenge })
      if (answer.kind === 'status' && answer.status === 429) {
        tooMany += 1
        const seconds =
          answer.retryAfter ??
          (retryDelaysMs[Math.min(tooMany, retryDelaysMs.length) - 1] ?? 0) / 1000
        if (seconds > maxRetryAfter || tooMany > limits.tooMany) return answer
        await wait('too-many-requests', seconds)
        continue
      }
      if (answer.kind === 'status' && answer.status < 500) return answer
      failures += 1
      if (failures >= (isServerDown(answer) ? maxTries : limits.tries)) return answer
      const seconds = (retryDelaysMs[failures - 1] ?? 0) / 1000
      await wait(answer.kind === 'status' ? 'server-fault' : 'no-answer', seconds)
    }
  }
}

/** True if the server is down: no response, or only one from a gateway. */
const isServerDown = (answer: PageFailure): boolean =>
  answer.kind === 'no-answer' ||
  (answer.kind === 'status' && [502, 503, 504].includes(answer.status))

/** True for a 429 that remained after the waits that the server asked for. */
const isRateLimited = (
  answer: ReceivedPage | PageFailure,
): answer is Extract<PageFailure, { kind: 'status' }> =>
  answer.kind === 'status' && answer.status === 429 && (answer.retryAfter ?? 0) <= maxRetryAfter

/** Returns the page, or pauses the run: the set needs this page. */
function requirePage(answer: ReceivedPage | PageFailure): ReceivedPage {
  return answer.kind === 'page' ? answer : pauseBecause(answer)
}

function requireList(answer: ReceivedList | PageFailure): ReceivedList {
  return answer.kind === 'list' ? answer : pauseBecause(answer)
}

/** Pauses the run with the server's response as the reason. */
function pauseBecause(answer: PageFailure): never {
  if (answer.kind !== 'status') throw new Paused(answer)
  const { status, requestId } = answer
  throw new Paused({ kind: 'status', status, requestId })
}

async function runIds(set: RunningSet, ask: Ask): Promise<RunEnd> {
  const { document, files, tell, noteList } = set
  let before: ListBefore | null = set.before
  /** From the latest response with a total. */
  let total = set.before?.ids.size ?? 0
  const { countAgain, askForList } = createListAsk(document, ask)

  /** Sends at once; the returned function processes the response in order. */
  async function send(want: IdsWant): Promise<ProcessAnswer<IdsState, IdsEvent>> {
    if (want.kind === 'list') {
      const list = await askForList(want, () => total)
      return (state) => processList(requireList(list), state)
    }
    const { plan, purpose } = planIdsRequest(document, want)
    const isMany = want.kind === 'batch' && want.items.length > 1
    const answer = await ask(plan, purpose, {
      tries: want.kind === 'count' ? maxTries : want.isHalf ? 1 : batchTries,
      tooMany: isMany ? batchTooMany : maxTooMany,
    })
    return () => processAnswer(want, answer)
  }

  async function processList(list: ReceivedList, state: IdsState): Promise<IdsEvent> {
    const { requests, parts } = list
    const differences = compareList(list, files.held, before)
    const event: IdsEvent = { kind: 'listed', requests, parts, total: list.total, ...differences }
    total = Number(list.total ?? total)
    if (!differences.isConsistent) return event
    before = {
      ids: new Set(list.items.flatMap((item) => item?.id ?? [])),
      awaited: new Map(differences.wanted.map((item) => [item.id, item])),
    }
    const { came, went, changed } = advanceIds(state, event).state
    const saved = await noteList({ ...before, differences: { came, went, changed } })
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
        total = Number(counted.total ?? 0)
        return { kind: 'counted', total: counted.total }
      }
      case 'batch': {
        if (answer.kind === 'status' && answer.status >= 500) {
          // If the server is down, the count pauses the run, so that no item is blamed.
          if (isServerDown(answer)) await countAgain(number)
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
    beginIds({ ...startIds, ...set.before?.differences, maxRequests: set.maxRequests }),
    {
      send,
      advance: advanceIds,
      tell: ({ totalAfter }) => {
        tell({ kind: 'running', done: files.held.size, of: totalAfter })
      },
    },
  )
  return { kind: 'settled', verdict: judgeIds(state, files.held.size) }
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
      ask(plan, { kind: 'set', step, number: number + at }, wasSplit ? partLimits : defaultLimits)
    const options = () => ({ size, total: total(), wasSplit, now: new Date() })
    const list = await loadIdList(document, options(), askAt)
    const mayBeTooLong = list.kind === 'no-answer' || (list.kind === 'status' && list.status >= 500)
    if (!mayBeTooLong || wasSplit || withinCreated(document.form, { from: 0, to: 1 }) === null)
      return list
    await countAgain(number)
    wasSplit = true
    const parted = await loadIdList(document, options(), (step, plan, at) =>
      askAt(step, plan, at + 2),
    )
    return parted.kind === 'list' ? { ...parted, requests: parted.requests + 2 } : parted
  }

  async function countAgain(number: number) {
    const { plan, purpose } = planIdsRequest(document, { kind: 'count', number })
    requirePage(await ask(plan, purpose))
  }

  return { countAgain, askForList }
}

function planIdsRequest(query: SetQuery, want: Exclude<IdsWant, { kind: 'list' }>) {
  const { number, kind } = want
  const purpose: RequestPurpose = { kind: 'set', step: kind, number }
  const planned =
    want.kind === 'count'
      ? planCount(query)
      : planBatch(
          query,
          want.items.map(({ id }) => id),
        )
  return { purpose, plan: planOrThrow(planned) }
}

/** Saved with each page, so that the walk can continue after it. */
interface PageNote {
  state: PagesState
  /** Hash of the IDs of the last page with items. */
  ids: string
}

async function runPages(set: RunningSet, ask: Ask): Promise<RunEnd> {
  const { document, files, tell } = set
  const { pageSize } = document.form
  const lastNote = readNote(files.notes.at(-1))
  /** Hash of the IDs of the last page with items; that page is fetched again after a pause. */
  let lastIds = lastNote?.ids ?? ''
  let state =
    lastNote?.state ?? startPages(pageSize === '' ? null : Number(pageSize), document.isGentle)
  for (const pass of document.passes.slice(state.passes.length)) state = startPass(state, pass)
  const form =
    state.passes.length === 0 ? document.form : withPageSize(document.form, state.pageSize)
  const askPageNumber = (page: number, number: number) =>
    ask(planOrThrow(planPage({ ...document, form }, page)), { kind: 'set', step: 'page', number })

  if (lastNote !== null && state.read > 0) {
    // The last page is fetched again first: if it differs, pages have moved meanwhile.
    const { items, total } = requirePage(await askPageNumber(state.read, state.requests + 1))
    const hasMoved = sumOfIds(items) !== lastNote.ids || total !== state.totalAfter
    state = { ...state, requests: state.requests + 1, hasMoved: state.hasMoved || hasMoved }
  }

  async function send(want: PagesWant): Promise<ProcessAnswer<PagesState, PagesEvent>> {
    if (want.kind === 'count') {
      const purpose = { kind: 'set', step: 'count', number: want.number } as const
      const answer = await ask(planOrThrow(planCount(document)), purpose)
      return () => Promise.resolve({ kind: 'counted', total: requirePage(answer).total })
    }
    const answer = await askPageNumber(want.page, want.number)
    return (before) => processPage(want.page, requirePage(answer), before)
  }

  async function processPage(
    number: number,
    page: ReceivedPage,
    before: PagesState,
  ): Promise<PagesEvent> {
    const { items, total, hasNext } = page
    const seen = new Set<string>()
    const repeated: string[] = []
    let withoutId = 0
    let isDistinct = true
    for (const { id } of items) {
      if (id !== null && seen.has(id)) isDistinct = false
      if (id === null) withoutId += 1
      else if (seen.has(id) || files.has(id)) repeated.push(id)
      if (id !== null) seen.add(id)
    }
    const event: PagesEvent = {
      kind: 'page',
      number,
      items: items.length,
      fresh: items.length - repeated.length,
      withoutId,
      repeated,
      isDistinct,
      total,
      hasNext,
    }
    if (items.length > 0) lastIds = sumOfIds(items)
    const note: PageNote = { state: advancePages(before, event).state, ids: lastIds }
    await commit(set, { items, replaces: false, note: JSON.stringify(note) })
    return event
  }

  const ended = await runEngine(beginPages(state), {
    send,
    advance: advancePages,
    tell: ({ totalAfter }) => {
      tell({ kind: 'running', done: files.held.size + files.withoutId.length, of: totalAfter })
    },
  })
  return { kind: 'settled', verdict: judgePages(ended) }
}

const withPageSize = (form: QueryForm, pageSize: number | null): QueryForm => ({
  ...form,
  pageSize: pageSize === null ? '' : String(pageSize),
})

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

const sumOfIds = (items: readonly { id: string | null }[]): string =>
  hash('sha256', JSON.stringify(items.map(({ id }) => id))).slice(0, 32)

/** The log has checksums, so its notes are trusted without validation. */
function readNote(text: string | undefined): PageNote | null {
  if (text === undefined) return null
  const { state, ids } = JSON.parse(text) as PageNote
  // Notes of older app versions lack newer members.
  return { ids, state: { ...startPages(null, true), ...state } }
}
