import type { KnownItem } from '#core/content/identify-object.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import { err, type Result } from '#core/result.ts'
import { compareLists } from '#core/compare/compare-items.ts'
import {
  absenceIn,
  describeSetLabeling,
  isInOneOrder,
  type SetComparison,
} from '#core/set/set-comparison.ts'
import {
  createSet,
  type DamagedSet,
  type SetDocument,
  type SetRequest,
  type SetView,
} from '#core/set/set-document.ts'
import { findObstacles } from '#core/set/set-query.ts'
import { findRepair } from '#core/set/set-repair.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { type RunDependencies, createSetsSpace } from './run-context.ts'
import { createSetFolders, type SetFolders } from './set-folders.ts'
import { createPassedSets, type PassedSets } from './passed-sets.ts'
import { createSetRuns, type PreparedRun } from './set-runs.ts'
import { createSetImportCheck, type SetImportCheck } from './set-import-check.ts'
import {
  describeChanges,
  changedPaths,
  countByAttribute,
  type ChangedAttributes,
} from '#core/compare/value-changes.ts'
import { describeValues, type ComparedValues } from '#core/compare/compared-values.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import type { SetState } from '#core/set/set-verdict.ts'
import { type SetFiles, matchesHash, loadHeldItem } from './set-files.ts'
import type { ExchangeHead } from '#core/exchange/outcome.ts'
import { createJsonWriter } from '#core/export/item-writer.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf, methodOf, renderUrl } from '#core/request/request-plan.ts'
import { streamExchange } from '#host/exchange/exchanges-under-way.ts'

/** The sets saved on this computer (whole-set.md), one folder each. They can be fetched concurrently. */
export interface Sets extends SetImportCheck, Pick<PassedSets, 'pass' | 'goOn'> {
  /** `bytes` includes damaged sets. */
  list(): Promise<{ sets: SetView[]; damaged: DamagedSet[]; bytes: number }>
  start(request: SetRequest): Promise<Result<void, HostRefusal>>
  /** Continues a paused set; does nothing if it is running. */
  resume(id: string): Promise<Result<void, HostRefusal>>
  /**
   * Fetches missing items by the suggested repair, within the announced number of requests (whole-set.md A3).
   */
  repair(id: string): Promise<Result<void, HostRefusal>>
  pause(id: string): Promise<void>
  /** Fails if another process is writing to the set. */
  remove(id: string): Promise<Result<void, HostRefusal>>
  /**
   * The items as an exchange stream: a head line, then one page with all items; null if there is no such set.
   */
  open(id: string): Promise<{ stream: ReadableStream<Uint8Array>; bodyBytes: number } | null>
  /** The intact items of a damaged set as NDJSON; null if there is no such set or it is being written. */
  openIntactItems(id: string): Promise<ReadableStream<Uint8Array> | null>
  /** Compares two sets; null if one is missing or being written. */
  compare(earlier: string, later: string): Promise<SetComparison | null>
  /** The differences of one item in two sets; null as for `compare`. */
  compareItem(earlier: string, later: string, itemId: string): Promise<ComparedValues | null>
  /** Name and types of items as far as saved sets of the connection have them. Sends nothing. */
  loadKnownItems(connectionId: string, ids: readonly string[]): Promise<KnownItem[]>
  /** Name and types of items of one set; empty if it is missing or being written. */
  loadKnownItemsOfSet(id: string, ids: readonly string[]): Promise<KnownItem[]>
  /** Pauses all runs and waits until they are saved. */
  close(): Promise<void>
}

export function createSets({
  folder,
  limitBytes,
  ...deps
}: RunDependencies & {
  folder: string
  now: () => Date
  /** Disk quota of all sets. */
  limitBytes: () => Promise<number>
}): Sets {
  const folders = createSetFolders(folder)
  const space = createSetsSpace(async () => {
    const sizes = (await folders.ids()).map((id) => folders.sizeOf(id))
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }, limitBytes)
  const runs = createSetRuns({ ...deps, folders, space })
  const { end: endPassing, ...passed } = createPassedSets(deps)
  const closing = new AbortController()
  const { settle, ...sync } = createSetImportCheck(
    { ...deps, folders, isBusy: runs.isBusy },
    closing.signal,
  )

  return {
    ...sync,
    ...passed,
    ...createIdleSets(folders, runs.isRunning),
    async list() {
      const found = await Promise.all((await folders.ids()).map(runs.view))
      return {
        sets: found
          .flatMap((one) => ('why' in one ? [] : [one]))
          .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)),
        damaged: found.flatMap((one) => ('why' in one && !runs.isBusy(one.id) ? [one] : [])),
        bytes: await space.measure(),
      }
    },
    async start(request) {
      const [obstacle] = findObstacles(request, request.way)
      if (obstacle !== undefined) return err({ kind: 'invalid-request', detail: obstacle.kind })
      const opened = await deps.access.open(request.connectionId)
      if (!opened.ok) return err({ kind: opened.error.kind })
      const { name, baseUrl } = opened.value.connection
      const startedAt = deps.now().toISOString()
      return runs.begin(
        createSet(
          { ...request, form: withoutTokens(request.form) },
          { connectionName: name, baseUrl, startedAt },
        ),
      )
    },
    resume: (id) => runs.resume(id, (document) => Promise.resolve({ document, maxRequests: null })),
    repair: (id) =>
      runs.resume(id, async (document) => planRepair(document, await folders.sizeOf(id))),
    pause: runs.stop,
    remove: runs.remove,
    async openIntactItems(id) {
      const isKnown = (await folders.ids()).includes(id)
      if (!isKnown || runs.isBusy(id) || (await folders.lockHolder(id)) !== null) return null
      return streamIntactItems(await folders.open(id, 'rescue'))
    },
    async close() {
      closing.abort()
      endPassing()
      await Promise.all([runs.close(), settle()])
    },
  }
}

type OpenedSet = readonly [document: SetDocument, files: SetFiles]

/** Reads sets, but none that is being written. */
function createIdleSets(
  folders: SetFolders,
  isRunning: (id: string) => boolean,
): Pick<Sets, 'open' | 'compare' | 'compareItem' | 'loadKnownItems' | 'loadKnownItemsOfSet'> {
  /** The set; null if it is missing, damaged or being written. */
  async function read(id: string): Promise<SetDocument | null> {
    if (isRunning(id) || (await folders.lockHolder(id)) !== null) return null
    const document = await folders.read(id)
    return 'why' in document ? null : document
  }

  /** Reads two sets; null if one is missing, damaged or being written. */
  async function readBoth<Found>(
    earlier: string,
    later: string,
    use: (before: OpenedSet, after: OpenedSet) => Promise<Found>,
  ): Promise<Found | null> {
    const [before, after] = [await read(earlier), await read(later)]
    if (before === null || after === null) return null
    const one = await folders.open(earlier, 'read')
    try {
      const other = await folders.open(later, 'read')
      return await use([before, one], [after, other]).finally(() => other.close())
    } finally {
      await one.close()
    }
  }

  return {
    async open(id) {
      const document = await read(id)
      return document && streamSet(document, await folders.open(id, 'read'))
    },
    compare: (earlier, later) =>
      readBoth(earlier, later, ([before, one], [after, other]) =>
        compareFiles(one, other, {
          laterState: after.verdict?.state ?? 'partial',
          isInOneOrder: isInOneOrder(before, after),
          listsSame: describeSetLabeling(before, after).kind !== 'time',
        }),
      ),
    compareItem: (earlier, later, itemId) =>
      readBoth(earlier, later, async ([, one], [, other]) => {
        const [before, after] = await Promise.all([parse(one, itemId), parse(other, itemId)])
        return describeValues(describeChanges(before, after))
      }),
    async loadKnownItems(connectionId, ids) {
      const idle = await Promise.all((await folders.ids()).map(read))
      const sets = idle.flatMap((set) => (set?.connectionId === connectionId ? [set] : []))
      return loadKnownItems(folders, sets, ids)
    },
    async loadKnownItemsOfSet(id, ids) {
      const set = await read(id)
      return set === null ? [] : loadKnownItems(folders, [set], ids)
    },
  }
}

/** The run that fetches what the set lacks, with one more pass where the repair needs one. */
function planRepair(document: SetDocument, bytes: number): PreparedRun {
  const repair = document.verdict && findRepair({ ...document, bytes }, document.verdict)
  const passes =
    repair?.kind === 'one-page' || repair?.kind === 'larger-pages'
      ? [...document.passes, { pageSize: repair.pageSize, maxPages: repair.maxPages }]
      : document.passes
  return { document: { ...document, passes }, maxRequests: repair?.requests ?? null }
}

/** Opening a set reads its whole index, so only the newest ones are looked into. */
const maxSets = 5

/** Name and types of items, each from the newest of these sets that has it. Sends nothing. */
async function loadKnownItems(
  folders: Pick<SetFolders, 'open'>,
  sets: readonly Pick<SetDocument, 'id' | 'startedAt'>[],
  ids: readonly string[],
): Promise<KnownItem[]> {
  const found = new Map<string, KnownItem>()
  const newest = sets.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
  for (const { id } of newest.slice(0, maxSets)) {
    const unknown = ids.filter((one) => !found.has(one))
    if (unknown.length === 0) break
    const files = await folders.open(id, 'read')
    try {
      for (const one of unknown) {
        const item = await loadHeldItem(files, one)
        if (item !== null) found.set(one, item)
      }
    } finally {
      await files.close()
    }
  }
  return [...found.values()]
}

/** Compares the items of two sets, by hash first. Only items with different hashes are read and parsed. */
export async function compareFiles(
  earlier: SetFiles,
  later: SetFiles,
  {
    laterState,
    isInOneOrder,
    listsSame,
  }: { laterState: SetState; isInOneOrder: boolean; listsSame: boolean },
): Promise<SetComparison> {
  // Listed once, because each iteration decodes the IDs again.
  const lists = compareLists([...earlier.held.keys()], [...later.held.keys()])
  const { common, moved, ...others } = lists
  const changed: ChangedAttributes[] = []
  for (const id of common) {
    const [item, other] = [earlier.held.get(id), later.held.get(id)]
    if (item === undefined || other === undefined || other.hash === item.hash) continue
    const paths = changedPaths(...(await Promise.all([parse(earlier, id), parse(later, id)])))
    // Items that differ only in white space count as unchanged.
    if (paths.length > 0) changed.push({ id, paths })
  }
  const differing = new Set(changed.map(({ id }) => id))
  return {
    ...others,
    absence: absenceIn(laterState),
    same: listsSame ? common.filter((id) => !differing.has(id)) : [],
    changed,
    unchanged: common.length - changed.length,
    moved: isInOneOrder ? moved : null,
    byAttribute: countByAttribute(changed),
  }
}

const decoder = new TextDecoder()

/** Without members if the set does not have the item, or if its text is not JSON. */
async function parse(files: SetFiles, id: string): Promise<JsonValue> {
  const item = files.held.get(id)
  const read = item && readJson(decoder.decode(await files.read(item)))
  return read?.ok ? read.value : { kind: 'object', members: [] }
}

/** Items are read until a chunk has this many bytes. */
const minChunkBytes = 1_000_000

/**
 * A set as an exchange stream: one list of all items in the order received, without the server's metadata.
 */
export function streamSet(document: SetDocument, files: SetFiles) {
  const items = [...files.held.values(), ...files.withoutId]
  const encoder = new TextEncoder()
  const end = encoder.encode(']}')
  const bodyBytes =
    items.reduce((sum, { length }) => sum + length + 1, 0) + '{"@graph":['.length + end.byteLength
  let at = 0
  const body = streamFrom(files, async () => {
    if (at > items.length) return null
    const parts: Uint8Array[] = at === 0 ? [encoder.encode('{"@graph":[')] : []
    let size = 0
    for (; size < minChunkBytes; at += 1) {
      const item = items[at]
      if (item === undefined) break
      if (at > 0) parts.push(encoder.encode(','))
      const bytes = await files.read(item)
      if (bytes.byteLength < item.length) throw new Error('A file of the set was cut')
      parts.push(bytes)
      size += item.length
    }
    if (at === items.length) {
      parts.push(end)
      at += 1
    }
    return Buffer.concat(parts)
  })
  return { stream: streamExchange(headOf(document), body), bodyBytes }
}

/**
 * The intact items, one per line, even if the set's document is damaged. Items whose bytes do not match their
 * hash are left out.
 */
function streamIntactItems(files: SetFiles): ReadableStream<Uint8Array> {
  const items = [...files.held.values(), ...files.withoutId].values()
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]
  const writer = createJsonWriter('ndjson', { encode: (text) => encoder.encode(text) })
  return streamFrom(files, async () => {
    for (const item of items) {
      const bytes = await files.read(item)
      if (matchesHash(item, bytes)) return writer.add(decoder.decode(bytes))
    }
    return null
  })
}

/** What `readNext` reads of the files until it gives null. They are closed at the end, and where reading fails. */
const streamFrom = (files: SetFiles, readNext: () => Promise<Uint8Array | null>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const part = await readNext()
        if (part !== null) {
          controller.enqueue(part)
          return
        }
        controller.close()
        await files.close()
      } catch (error) {
        await files.close()
        throw error
      }
    },
    cancel: () => files.close(),
  })

/** A generated head with the set's query as the request; nothing was sent. */
function headOf({ form, conventions, baseUrl }: SetDocument): ExchangeHead {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('The query of a set cannot be planned')
  return {
    status: 200,
    statusText: '',
    headers: [['content-type', 'application/json; charset=utf-8']],
    sent: {
      method: methodOf(planned.value),
      url: renderUrl(planned.value, baseUrl),
      headers: [],
      body: bodyOf(planned.value),
    },
    redirects: [],
    timing: { firstByteMs: 0 },
  }
}
