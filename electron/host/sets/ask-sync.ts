import { compareList, type ListedItem } from '#core/set/id-list.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import {
  deletedSize,
  maxSyncRequests,
  planDeleted,
  planDelta,
  syncListSize,
  syncSince,
  type SyncStep,
} from '#core/sync/plan-sync.ts'
import type { SyncStamp } from '#core/sync/rehearse.ts'
import {
  syncVersion,
  type SyncDocument,
  type SyncProblem,
  type TriedFilter,
} from '#core/sync/sync-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { ConnectionAccess, OpenConnection } from '#host/workspace/connection-access.ts'
import { askIdList } from './ask-list.ts'
import { askPage, type NoPage, type ReceivedPage } from './ask-page.ts'
import type { ReceivedItem } from './set-files.ts'
import { markToken } from './token-mark.ts'

interface SyncDependencies {
  access: Pick<ConnectionAccess, 'open'>
  client: ContentClient
  now: () => Date
}

/**
 * Asks what a rehearsal is made of (whole-set.md, A6): the list of IDs of now, what the filters by both stamps give,
 * and what was deleted. At most five requests where the list comes in one answer, one after the other, and none again after a fault: a person asks again.
 */
export async function askSync(
  { access, client, now }: SyncDependencies,
  set: SetDocument,
  held: number,
  signal: AbortSignal,
): Promise<Result<SyncDocument, SyncProblem>> {
  const opened = await access.open(set.connectionId)
  if (!opened.ok) return err({ kind: 'no-answer' })
  const { connection, token } = opened.value
  if (connection.baseUrl !== set.baseUrl)
    return err({ kind: 'other-address', baseUrl: connection.baseUrl })
  if (markToken(set.id, token ?? '') !== set.tokenMark) return err({ kind: 'other-token' })

  const ask = createAsk(client, opened.value, signal)
  const askedAt = now().toISOString()
  const most = maxSyncRequests(held)
  const listed = await askList(set, { held, now: now() }, ask)
  if (!listed.ok) return listed
  const { list, isCollection } = listed.value
  const since = syncSince(set.startedAt)
  const size = syncListSize(list.length)
  const modified = await tryFilter(set, 'modified', { since, size }, ask)
  const touched = await tryFilter(set, 'touched', { since, size }, ask)
  const deleted = await askDeleted(set.startedAt, most, ask)
  return ok({
    version: syncVersion,
    askedAt,
    requests: ask.count(),
    since,
    list: list.map((item) => [item.id, item.modified, item.touched]),
    tried: { modified, touched },
    deleted,
    isCollection,
  })
}

interface Ask {
  (step: SyncStep, plan: RequestPlan): Promise<ReceivedPage | NoPage>
  count: () => number
}

function createAsk(client: ContentClient, opened: OpenConnection, signal: AbortSignal): Ask {
  let number = 0
  const ask = (step: SyncStep, plan: RequestPlan) => {
    number += 1
    const purpose = { kind: 'sync', step, number } as const
    return askPage(client, opened, { plan, purpose }, signal)
  }
  return Object.assign(ask, { count: () => number })
}

/** A list that contradicts its own total is asked for once more, with room for what it counts. */
async function askList(
  set: SetDocument,
  { held, now }: { held: number; now: Date },
  ask: Ask,
): Promise<Result<{ list: ListedItem[]; isCollection: boolean }, SyncProblem>> {
  let size = syncListSize(held)
  for (let tries = 0; tries < 2; tries += 1) {
    const how = { size, total: held, isParted: false, now }
    const answer = await askIdList(set, how, (_, plan) => ask('list', plan))
    if (answer.kind !== 'list') return err(problemOf(answer))
    const { isGood } = compareList(answer, new Map(), null)
    const list = answer.items.filter((item) => item !== null)
    if (isGood) return ok({ list, isCollection: answer.hasFolders })
    size = Math.max(size, syncListSize(Number(answer.total ?? '0') || 0))
  }
  return err({ kind: 'list-wrong' })
}

function problemOf(answer: NoPage): SyncProblem {
  if (answer.kind !== 'status') return { kind: answer.kind }
  const { status, hasChallenge, requestId } = answer
  return status === 401 ? { kind: 'refused', hasChallenge } : { kind: 'status', status, requestId }
}

async function tryFilter(
  set: SetDocument,
  stamp: SyncStamp,
  page: { since: string; size: number },
  ask: Ask,
): Promise<TriedFilter> {
  const plan = planDelta(set, stamp, page)
  if (plan === null) return { kind: 'own-filter' }
  const answer = await ask(stamp, plan)
  if (answer.kind !== 'page') return { kind: 'failed', status: statusOf(answer) }
  const ids = answer.items.flatMap(({ id }) => id ?? [])
  // Not all of it: what lacks would be blamed on the filter.
  return answer.total === String(ids.length)
    ? { kind: 'answered', ids }
    : { kind: 'failed', status: null }
}

const statusOf = (answer: NoPage): number | null =>
  answer.kind === 'status' ? answer.status : null

/** The page that an import reads, and all of them where that is not all and the price has a request left. */
async function askDeleted(
  startedAt: string,
  most: number,
  ask: Ask,
): Promise<SyncDocument['deleted']> {
  const first = await ask('deleted', planDeleted(startedAt, null))
  if (first.kind !== 'page') return { kind: 'failed', status: statusOf(first) }
  const firstPage = first.items.flatMap(readDeletion)
  const isAll = first.total === String(firstPage.length)
  if (isAll || first.total === null || ask.count() >= most)
    return { kind: 'answered', firstPage, all: firstPage, isWhole: isAll }
  const whole = await ask('deleted', planDeleted(startedAt, deletedSize(first.total)))
  if (whole.kind !== 'page') return { kind: 'answered', firstPage, all: firstPage, isWhole: false }
  const all = whole.items.flatMap(readDeletion)
  return { kind: 'answered', firstPage, all, isWhole: whole.total === String(all.length) }
}

const decoder = new TextDecoder()

function readDeletion({ id, bytes }: ReceivedItem): [id: string, at: string][] {
  return id === null ? [] : [[id, deletedAt(decoder.decode(bytes))]]
}

/** '' where the entry has no moment. */
function deletedAt(text: string): string {
  const entry: unknown = JSON.parse(text)
  const at: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'dct:deleted') : ''
  return typeof at === 'string' ? at : ''
}
