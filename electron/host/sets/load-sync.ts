import type { SetDocument } from '#core/set/set-document.ts'
import { ok, type Result } from '#core/result.ts'
import {
  deletionsPageSize,
  maxSyncRequests,
  planDeleted,
  planDelta,
  syncListSize,
  syncSince,
  type SyncStep,
} from '#core/sync/plan-sync.ts'
import type { SyncStamp } from '#core/sync/check-import.ts'
import {
  syncVersion,
  type SyncDocument,
  type SyncProblem,
  type TriedFilter,
} from '#core/sync/sync-document.ts'
import {
  loadCurrentIdList,
  createSendStep,
  readDeletion,
  statusOf,
  type SendStep,
  type AskDependencies,
} from './set-requests.ts'

/**
 * Fetches the data of an import check (whole-set.md A6): the current IDs, the results of the filters by
 * both timestamps, and the deletions. Sends at most five requests, in sequence, if the list fits in one
 * response. Does not retry; the user starts the import check again.
 */
export async function loadSync(
  deps: AskDependencies,
  set: SetDocument,
  heldCount: number,
  signal: AbortSignal,
): Promise<Result<SyncDocument, SyncProblem>> {
  const purposeOf = (step: SyncStep, number: number) => ({ kind: 'sync', step, number }) as const
  const created = await createSendStep(deps, set, purposeOf, signal)
  if (!created.ok) return created
  const ask = created.value
  const now = deps.now()
  const maxRequests = maxSyncRequests(heldCount)
  const listed = await loadCurrentIdList(set, { savedCount: heldCount, now }, ask)
  if (!listed.ok) return listed
  const { list, isCollection } = listed.value
  const since = syncSince(set.startedAt)
  const size = syncListSize(list.length)
  const modified = await tryFilter(set, 'modified', { since, size }, ask)
  const touched = await tryFilter(set, 'touched', { since, size }, ask)
  const deleted = await askDeleted(set.startedAt, maxRequests, ask)
  return ok({
    version: syncVersion,
    askedAt: now.toISOString(),
    requests: ask.requestCount(),
    since,
    list: list.map((item) => [item.id, item.modified, item.touched]),
    tried: { modified, touched },
    deleted,
    isCollection,
  })
}

async function tryFilter(
  set: SetDocument,
  stamp: SyncStamp,
  page: { since: string; size: number },
  ask: SendStep<SyncStep>,
): Promise<TriedFilter> {
  const plan = planDelta(set, stamp, page)
  // `own-filter`: the query itself filters by this timestamp, so the import's filter cannot be tried.
  if (plan === null) return { kind: 'own-filter' }
  const answer = await ask(stamp, plan)
  if (answer.kind !== 'page') return { kind: 'failed', status: statusOf(answer) }
  const ids = answer.items.flatMap(({ id }) => id ?? [])
  // An incomplete page would be mistaken for a wrong filter.
  return answer.total === String(ids.length)
    ? { kind: 'answered', ids }
    : { kind: 'failed', status: null }
}

/**
 * Fetches the first page of deletions, as an import would, and then all deletions if that page is incomplete
 * and another request is allowed.
 */
async function askDeleted(
  startedAt: string,
  maxRequests: number,
  ask: SendStep<SyncStep>,
): Promise<SyncDocument['deleted']> {
  const first = await ask('deleted', planDeleted(startedAt, null))
  if (first.kind !== 'page') return { kind: 'failed', status: statusOf(first) }
  const firstPage = first.items.flatMap(readDeletion)
  const isAll = first.total === String(firstPage.length)
  if (isAll || first.total === null || ask.requestCount() >= maxRequests)
    return { kind: 'answered', firstPage, all: firstPage, isWhole: isAll }
  const whole = await ask('deleted', planDeleted(startedAt, deletionsPageSize(first.total)))
  if (whole.kind !== 'page') return { kind: 'answered', firstPage, all: firstPage, isWhole: false }
  const all = whole.items.flatMap(readDeletion)
  return { kind: 'answered', firstPage, all, isWhole: whole.total === String(all.length) }
}
