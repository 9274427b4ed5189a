import { firstListSize } from '#core/investigate/changes.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { type LeaversResult, findLeavers, maxLeavers } from '#core/import-check/leavers.ts'
import {
  type ImportSettings,
  type ImportStamp,
  checkImport,
  type ImportEvidence,
} from '#core/import-check/check-import.ts'
import {
  type ImportCheckProblem,
  type ImportCheckResult,
  importCheckVersion,
  type ImportCheckDocument,
  type TriedFilter,
  nameWrongItems,
} from '#core/import-check/import-check-document.ts'
import {
  type AskDependencies,
  loadCurrentIdList,
  createSendStep,
  readDeletion,
  type SendStep,
  statusOf,
} from './set-requests.ts'
import type { SetFolders } from './set-folders.ts'
import {
  deletionsPageSize,
  planDeleted,
  maxImportCheckRequests,
  planDelta,
  importCheckListSize,
  importCheckSince,
  type ImportCheckStep,
} from '#core/import-check/plan-import-check.ts'
import { type SetFiles, loadHeldName } from './set-files.ts'
import type { HeldById } from '#core/set/id-list.ts'
import { findImportNotes } from '#core/import-check/import-check-notes.ts'
import { pruneForm } from '#core/query/form.ts'

export interface SetImportCheck {
  /** Fetches and saves the data of an import check; returns null on success. */
  loadImportCheck(id: string): Promise<ImportCheckProblem | null>
  /** Evaluates the saved data for one kind of import, without a request; null if no data is saved. */
  checkImport(id: string, settings: ImportSettings): Promise<ImportCheckResult | null>
  /** Finds items of the set that the endpoint no longer lists; saves nothing. */
  loadLeavers(id: string, signal: AbortSignal): Promise<Result<LeaversResult, ImportCheckProblem>>
}

/** A complete set that was fetched by IDs. */
interface WholeSet {
  document: SetDocument
  itemCount: number
}

/** `closing` aborts running requests. */
export function createSetImportCheck(
  deps: AskDependencies & { folders: SetFolders; isBusy: (id: string) => boolean },
  closing: AbortSignal,
): SetImportCheck & { readonly settle: () => Promise<void> } {
  const { folders } = deps
  /** Running requests by set, so that a second click does not send them again. */
  const underWay = new Map<string, Promise<ImportCheckProblem | null>>()

  /** Returns the set if it is complete and was fetched by IDs; otherwise the problem. */
  async function readWhole(id: string): Promise<Result<WholeSet, ImportCheckProblem>> {
    if (deps.isBusy(id)) return err({ kind: 'running' })
    const document = await folders.read(id)
    return !('why' in document) && document.way === 'ids' && document.verdict?.state === 'whole'
      ? ok({ document, itemCount: document.verdict.items })
      : err({ kind: 'not-whole' })
  }

  async function renewImportCheck(id: string): Promise<ImportCheckProblem | null> {
    const set = await readWhole(id)
    if (!set.ok) return set.error
    const importCheckData = await loadImportCheck(
      deps,
      set.value.document,
      set.value.itemCount,
      closing,
    )
    if (!importCheckData.ok) return importCheckData.error
    const saved = await folders.saveImportCheck(id, importCheckData.value)
    return saved.ok ? null : { kind: 'disk', problem: saved.error.code }
  }

  return {
    loadImportCheck(id) {
      const problem = underWay.get(id) ?? renewImportCheck(id).finally(() => underWay.delete(id))
      underWay.set(id, problem)
      return problem
    },
    async checkImport(id, settings) {
      const set = await readWhole(id)
      const importCheckData = set.ok ? await folders.readImportCheck(id) : null
      if (!set.ok || importCheckData === null) return null
      const files = await folders.open(id, 'read')
      try {
        const from = { set: set.value.document, held: files.held, importCheckData }
        return await loadImportCheckResult(from, settings, (one) => loadHeldName(files, one))
      } finally {
        await files.close()
      }
    },
    async loadLeavers(id, signal) {
      const set = await readWhole(id)
      if (!set.ok) return set
      const files = await folders.open(id, 'read')
      try {
        return await loadLeavers(
          deps,
          { set: set.value.document, files },
          AbortSignal.any([signal, closing]),
        )
      } finally {
        await files.close()
      }
    },
    async settle() {
      await Promise.allSettled(underWay.values())
    },
  }
}

type LeaversStep = 'list' | 'deleted'

/** Finds items of a complete set that its endpoint no longer lists, by current IDs and deletions. */
async function loadLeavers(
  deps: AskDependencies,
  { set, files }: { set: SetDocument; files: SetFiles },
  signal: AbortSignal,
): Promise<Result<LeaversResult, ImportCheckProblem>> {
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
  let size = firstListSize
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

/**
 * Fetches the data of an import check (whole-set.md A6): the current IDs, the results of the filters by
 * both timestamps, and the deletions. Sends at most five requests, in sequence, if the list fits in one
 * response. Does not retry; the user starts the import check again.
 */
export async function loadImportCheck(
  deps: AskDependencies,
  set: SetDocument,
  heldCount: number,
  signal: AbortSignal,
): Promise<Result<ImportCheckDocument, ImportCheckProblem>> {
  const purposeOf = (step: ImportCheckStep, number: number) =>
    ({ kind: 'sync', step, number }) as const
  const created = await createSendStep(deps, set, purposeOf, signal)
  if (!created.ok) return created
  const ask = created.value
  const now = deps.now()
  const maxRequests = maxImportCheckRequests(heldCount)
  const listed = await loadCurrentIdList(set, { savedCount: heldCount, now }, ask)
  if (!listed.ok) return listed
  const { list, isCollection } = listed.value
  const since = importCheckSince(set.startedAt)
  const size = importCheckListSize(list.length)
  const modified = await tryFilter(set, 'modified', { since, size }, ask)
  const touched = await tryFilter(set, 'touched', { since, size }, ask)
  const deleted = await askDeleted(set.startedAt, maxRequests, ask)
  return ok({
    version: importCheckVersion,
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
  stamp: ImportStamp,
  page: { since: string; size: number },
  ask: SendStep<ImportCheckStep>,
): Promise<TriedFilter> {
  const plan = planDelta(set, stamp, page)
  // `own-filter`: the query itself filters by this timestamp, so the import's filter cannot be tried.
  if (plan === null) return { kind: 'own-filter' }
  const response = await ask(stamp, plan)
  if (response.kind !== 'page') return { kind: 'failed', status: statusOf(response) }
  const ids = response.items.flatMap(({ id }) => id ?? [])
  // An incomplete page would be mistaken for a wrong filter.
  return response.total === String(ids.length)
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
  ask: SendStep<ImportCheckStep>,
): Promise<ImportCheckDocument['deleted']> {
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

/** Evaluates an import check for one kind of import. `nameOf` returns the names of items. */
export async function loadImportCheckResult(
  {
    set,
    held,
    importCheckData,
  }: { set: SetDocument; held: HeldById; importCheckData: ImportCheckDocument },
  settings: ImportSettings,
  nameOf: (id: string) => Promise<string>,
): Promise<ImportCheckResult> {
  const { tried, deleted, list, askedAt, requests } = importCheckData
  const evidence = readEvidence(set, held, importCheckData)
  return {
    askedAt,
    startedAt: set.startedAt,
    requests,
    held: held.size,
    now: list.length,
    tried: { modified: tried.modified.kind, touched: tried.touched.kind },
    deleted: deleted.kind === 'failed' ? 'failed' : deleted.isWhole ? 'whole' : 'part',
    wrong: await nameWrongItems(checkImport(evidence, settings), nameOf),
    notes: findImportNotes(evidence, settings),
  }
}

/**
 * Combines a set with the data of an import check; all statements about an import are derived from the result.
 */
function readEvidence(
  set: SetDocument,
  held: HeldById,
  importCheck: ImportCheckDocument,
): ImportEvidence {
  const idsOfLine = (kind: 'came' | 'went' | 'changed') =>
    new Set(set.verdict?.lines.flatMap((line) => (line.kind === kind ? line.ids : [])) ?? [])
  const { q, filters } = pruneForm(set.form)
  return {
    held,
    startedAt: set.startedAt,
    endedAt: set.endedAt ?? set.startedAt,
    changedMeanwhile: idsOfLine('changed'),
    cameMeanwhile: idsOfLine('came'),
    wentMeanwhile: idsOfLine('went'),
    listedNow: new Map(
      importCheck.list.map(([id, modified, touched]) => [id, { modified, touched }]),
    ),
    tried: {
      since: importCheck.since,
      modified: idsOf(importCheck.tried.modified),
      touched: idsOf(importCheck.tried.touched),
    },
    deleted:
      importCheck.deleted.kind === 'failed'
        ? null
        : {
            firstPage: importCheck.deleted.firstPage.map(readEntry),
            all: importCheck.deleted.all.map(readEntry),
            isWhole: importCheck.deleted.isWhole,
          },
    entrances: {
      isCollection: importCheck.isCollection,
      hasFullText: q !== '' || filters.some(({ key }) => /^(?:q|search)(?:\.|$)/.test(key)),
      isNested: filters.some(({ key }) => /^endpointId(?:\.|$)/.test(key)),
      hasSubtree: filters.some(({ key }) => key.includes('.withSubtree')),
    },
  }
}

const idsOf = (tried: TriedFilter): ReadonlySet<string> | null =>
  tried.kind === 'answered' ? new Set(tried.ids) : null

const readEntry = ([id, at]: readonly [string, string]) => ({ id, at })
