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
} from '#core/set/ids-engine.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { planBatch, planTotal, requirePlan, type SetQuery } from '#core/set/set-query.ts'
import { judgeIds, type SetVerdict } from '#core/set/set-verdict.ts'
import {
  canSplit,
  loadIdList,
  mayBeTooLong,
  type PageFailure,
  type ReceivedList,
  type ReceivedPage,
} from './load-page.ts'
import { commit, Paused, requireList, requirePage, type RunContext } from './run-context.ts'
import {
  batchLimits,
  isRateLimited,
  isServerDown,
  partLimits,
  requiredLimits,
  runEngine,
  type Ask,
  type ProcessResponse,
} from './run-requests.ts'

/** Fetches a list of all IDs, then the items in batches (whole-set.md A1). */
export async function runIds(set: RunContext, ask: Ask): Promise<SetVerdict> {
  const { document, files, tell, saveList } = set
  let previousList: ListBefore | null = set.previousList
  /** The latest total that a response had; at first the length of the previous list. */
  let total = set.previousList?.ids.size ?? 0
  const { pauseIfServerIsDown, askForList } = createListAsk(document, ask)

  /** Sends at once; the returned function processes the response in order. */
  async function send(want: IdsWant): Promise<ProcessResponse<IdsState, IdsEvent>> {
    if (want.kind === 'list') {
      const list = await askForList(want, () => total)
      return (state) => processList(requireList(list), state)
    }
    const { plan, purpose } = planIdsRequest(document, want)
    const response = await ask(
      plan,
      purpose,
      want.kind === 'batch' ? batchLimits(want) : requiredLimits,
    )
    return () => processResponse(want, response)
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

  async function processResponse(
    want: Exclude<IdsWant, { kind: 'list' }>,
    response: ReceivedPage | PageFailure,
  ): Promise<IdsEvent> {
    const { number } = want
    switch (want.kind) {
      case 'count': {
        const counted = requirePage(response)
        total = Number(counted.total ?? total)
        return { kind: 'counted', total: counted.total }
      }
      case 'batch': {
        if (response.kind === 'status' && response.status >= 500) {
          // If the server is down, the count pauses the run, so that no item is blamed.
          if (isServerDown(response)) await pauseIfServerIsDown(number)
          return { kind: 'failed', number, status: response.status, requestId: response.requestId }
        }
        if (isRateLimited(response) && want.items.length > 1)
          return { kind: 'failed', number, status: 429, requestId: response.requestId }
        const { items, tookMs } = requirePage(response)
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
