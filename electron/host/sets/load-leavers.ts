import type { SetDocument } from '#core/set/set-document.ts'
import { ok, type Result } from '#core/result.ts'
import { findLeavers, maxLeavers, type LeaversResult } from '#core/sync/leavers.ts'
import { deletionsPageSize, planDeleted } from '#core/sync/plan-sync.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import {
  loadCurrentIdList,
  createSendStep,
  readDeletion,
  type SendStep,
  type AskDependencies,
} from './set-requests.ts'
import { loadHeldName } from './load-held-item.ts'
import type { SetFiles } from './set-files.ts'

/** Number of deletions to request at first; about 100 bytes each. */
const initialPageSize = 10_000

type LeaversStep = 'list' | 'deleted'

/** Finds items of a complete set that its endpoint no longer lists, by current IDs and deletions. */
export async function loadLeavers(
  deps: AskDependencies,
  { set, files }: { set: SetDocument; files: SetFiles },
  signal: AbortSignal,
): Promise<Result<LeaversResult, SyncProblem>> {
  const purposeOf = (step: LeaversStep) => ({ kind: 'changes', step }) as const
  const created = await createSendStep(deps, set, purposeOf, signal)
  if (!created.ok) return created
  const ask = created.value
  const now = deps.now()
  const held = files.held.size
  const listed = await loadCurrentIdList(set, { savedCount: held, now }, ask)
  if (!listed.ok) return listed
  // Fetched after the list, so that items deleted in between count as deleted.
  const { ids, deletions } = await askDeletions(set, ask)
  const list = new Set(listed.value.list.map(({ id }) => id))
  const { left, deleted } = findLeavers(files.held.keys(), list, ids)
  const items: { id: string; name: string }[] = []
  for (const id of left.slice(0, maxLeavers))
    items.push({ id, name: await loadHeldName(files, id) })
  return ok({
    askedAt: now.toISOString(),
    startedAt: set.startedAt,
    endedAt: set.endedAt ?? set.startedAt,
    requests: ask.requestCount(),
    held,
    now: list.size,
    left: { count: left.length, items },
    deleted: deleted.length,
    deletions,
  })
}

/** Deletions since the UTC day before the set; requested again if the page is too small (whole-set.md A6). */
async function askDeletions(
  { startedAt }: SetDocument,
  ask: SendStep<LeaversStep>,
): Promise<{ ids: ReadonlySet<string>; deletions: LeaversResult['deletions'] }> {
  let size = initialPageSize
  let ids: ReadonlySet<string> | null = null
  for (let tries = 0; tries < 2; tries += 1) {
    const page = await ask('deleted', planDeleted(startedAt, size))
    if (page.kind !== 'page') break
    ids = new Set(page.items.flatMap(readDeletion).map(([id]) => id))
    if (page.total === String(page.items.length)) return { ids, deletions: 'whole' }
    size = Math.max(size, deletionsPageSize(page.total ?? '0'))
  }
  return ids === null ? { ids: new Set(), deletions: 'failed' } : { ids, deletions: 'part' }
}
