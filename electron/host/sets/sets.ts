import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { ExchangeHead } from '#core/exchange/head.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { bodyOf, methodOf } from '#core/request/request-plan.ts'
import { renderUrl } from '#core/request/render-target.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import type { WriteProblem } from '#core/refusal/save-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  setDocument,
  setVersion,
  type DamagedSet,
  type PauseReason,
  type SetDocument,
  type SetRequest,
  type SetStanding,
  type SetView,
} from '#core/set/set-document.ts'
import { isInOneOrder, type SetComparison } from '#core/set/compare-sets.ts'
import type { LeaversTold } from '#core/sync/leavers.ts'
import { rehearse, type SyncLoop } from '#core/sync/rehearse.ts'
import {
  nameWrong,
  syncDocument,
  type SyncDocument,
  type SyncProblem,
  type SyncTold,
} from '#core/sync/sync-document.ts'
import { findObstacles } from '#core/set/set-query.ts'
import { findRepair } from '#core/set/set-repair.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { describeWriteError, readErrorCode } from '#host/storage/write-problem.ts'
import { streamExchange } from '#host/exchange/exchange-stream.ts'
import { askLeavers } from './ask-leavers.ts'
import { askSync } from './ask-sync.ts'
import { compareFiles } from './compare-files.ts'
import { nameHeld } from './name-held.ts'
import { readNotedList, renderNotedList } from './noted-list.ts'
import { readEvidence } from './read-evidence.ts'
import { runSet, type NotedList, type RunDependencies } from './run-set.ts'
import { openSetFiles, type SetFiles } from './set-files.ts'
import { readSummed, renderSummed } from './summed-json.ts'
import { holdSet, readSetHolder } from './set-lock.ts'
import { createSetsSpace } from './sets-space.ts'

/** The sets that are kept on this computer (whole-set.md): a folder each, fetched one beside the other. */
export interface Sets {
  /** `bytes`: of all of them, those that are damaged too. */
  list(): Promise<{ sets: SetView[]; damaged: DamagedSet[]; bytes: number }>
  start(request: SetRequest): Promise<Result<void, HostRefusal>>
  /** Goes on with what is there; does nothing for one that runs. */
  resume(id: string): Promise<Result<void, HostRefusal>>
  /** Looks for what one lacks in the way that is left, within its price (whole-set.md A3). */
  repair(id: string): Promise<Result<void, HostRefusal>>
  pause(id: string): Promise<void>
  /** Not what another process writes into. */
  remove(id: string): Promise<Result<void, HostRefusal>>
  /** What is held, as an exchange gives an answer: a head line, then one page with all items; null where there is none. */
  open(id: string): Promise<{ stream: ReadableStream<Uint8Array>; bodyBytes: number } | null>
  /** What became of one in another, which is meant to be later; null where one is running, or not there. */
  compare(earlier: string, later: string): Promise<SetComparison | null>
  /** Asks what a rehearsal of an import needs, and keeps it with the set; null where that worked. */
  askSync(id: string): Promise<SyncProblem | null>
  /** What that import would have wrong today, without a request; null where nothing is kept to tell it from. */
  rehearse(id: string, loop: SyncLoop): Promise<SyncTold | null>
  /** Asks which of its items the endpoint does not list any more; nothing of it is kept. */
  askLeavers(id: string, signal: AbortSignal): Promise<Result<LeaversTold, SyncProblem>>
  /** Pauses what runs, and waits until it is on the disk. */
  close(): Promise<void>
}

const documentName = 'set.json'
const listName = 'list.json'
const syncName = 'sync.json'

export function createSets(
  deps: RunDependencies & {
    folder: string
    now: () => Date
    /** What all sets may take on the disk. */
    limitBytes: () => Promise<number>
  },
): Sets {
  const { folder, now } = deps
  const space = createSetsSpace(async () => {
    const sizes = (await foldersIn(folder)).map((id) => sizeOf(folderOf(id)))
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }, deps.limitBytes)
  const running = new Map<string, Run>()
  /** On their way to a run. */
  const beginning = new Set<string>()
  /** Why a set paused that the disk did not take any more. */
  const unsaved = new Map<string, PauseReason>()
  /** Pressed twice, it is asked for once. */
  const syncing = new Map<string, Promise<SyncProblem | null>>()
  const closing = new AbortController()
  /** A UUID and nothing else becomes part of a path; who asks has looked at it before. */
  function folderOf(id: string): string {
    if (!isSetId(id)) throw new TypeError('The name of a set is a UUID')
    return join(folder, id)
  }

  async function read(id: string): Promise<SetDocument | DamagedSet> {
    try {
      const text = await readFile(join(folderOf(id), documentName), 'utf8')
      const value = readSummed(text)
      const parsed = setDocument.safeParse(value)
      if (parsed.success) return parsed.data
      const isNewer =
        typeof value === 'object' &&
        value !== null &&
        'version' in value &&
        Number(value.version) > setVersion
      return { id, why: isNewer ? 'newer-version' : 'unreadable' }
    } catch {
      return { id, why: 'unreadable' }
    }
  }

  const save = (document: SetDocument) =>
    saveAtomically(join(folderOf(document.id), documentName), renderSummed(document, 2))

  /** A set as it stands. A run saves before it leaves the running ones, so who is not among them is read after that. */
  async function view(id: string): Promise<SetView | DamagedSet> {
    const run = running.get(id)
    const document = run?.document ?? (await read(id))
    if ('why' in document) return document
    const { paused, verdict, ...rest } = document
    const holder = run || paused || verdict ? null : await readSetHolder(folderOf(id))
    const standing: SetStanding = run?.standing ??
      (beginning.has(id) ? { kind: 'running', done: 0, of: null } : null) ??
      (verdict ? { kind: 'ended', verdict } : null) ??
      (holder && { kind: 'elsewhere', ...holder }) ?? {
        kind: 'paused',
        why: unsaved.get(id) ?? paused ?? { kind: 'ended' },
      }
    return {
      ...rest,
      standing,
      bytes: await sizeOf(folderOf(id)),
      items: run?.files.held.size ?? verdict?.items ?? 0,
    }
  }

  /**
   * Takes the set, so that no other process writes into it, and begins with what is told of it then. Noted as running
   * before anything is sent, so that an app that is killed finds it again.
   */
  async function begin(
    id: string,
    prepare: () => Promise<Prepared | DamagedSet>,
  ): Promise<Result<void, HostRefusal>> {
    const limit = await space.fill(1, () => Promise.resolve())
    if (limit !== null) return err({ kind: 'sets-full', limit })
    const held = await holdSet(folderOf(id))
    if (!held.ok) return held
    const { release } = held.value
    const begun = await open().catch((error: unknown) => err(describeWriteError(error)))
    if (!begun.ok) await release()
    return begun

    async function open(): Promise<Result<void, HostRefusal>> {
      const given = await prepare()
      if ('why' in given) return err(refusalOf(given))
      const { mostRequests } = given
      const document: SetDocument = {
        ...given.document,
        paused: null,
        verdict: null,
        endedAt: null,
      }
      const saved = await save(document)
      if (!saved.ok) return saved
      const before = await readList(join(folderOf(id), listName))
      const files = await openSetFiles(folderOf(id))
      const stopped = new AbortController()
      const run: Run = {
        document,
        files,
        standing: { kind: 'running', done: files.held.size, of: null },
        stop: () => {
          stopped.abort()
        },
        done: Promise.resolve(),
      }
      unsaved.delete(id)
      running.set(id, run)
      run.done = work(run, { before, mostRequests }, stopped.signal).finally(() => release())
      return ok(undefined)
    }
  }

  /** Goes on with a set that is there, from what `prepare` makes of it once it is taken; one that runs runs on. */
  async function goOn(id: string, prepare: (document: SetDocument) => Promise<Prepared>) {
    // Pressed twice, it goes on once: two runs would write into the same files.
    if (running.has(id) || beginning.has(id)) return ok(undefined)
    beginning.add(id)
    try {
      const document = await read(id)
      if ('why' in document) return err(refusalOf(document))
      // Read again once it is taken: another process may have gone on with it until then.
      return await begin(id, async () => {
        const taken = await read(id)
        return 'why' in taken ? taken : prepare(taken)
      })
    } finally {
      beginning.delete(id)
    }
  }

  async function work(
    run: Run,
    known: { before: NotedList | null; mostRequests: number | null },
    signal: AbortSignal,
  ) {
    const { files, document } = run
    const { id } = document
    try {
      const end = await runSet(
        deps,
        {
          document,
          files,
          ...known,
          async noteList(list) {
            space.forget()
            return saveAtomically(join(folderOf(id), listName), renderNotedList(list))
          },
          fill: (bytes, write) => space.fill(bytes, write),
          async noteToken(token) {
            run.document = { ...run.document, ...token }
            return save(run.document)
          },
          tell: (standing) => {
            run.standing = standing
          },
        },
        signal,
      )
      const endedAt = now().toISOString()
      const saved = await save(
        end.kind === 'settled'
          ? { ...run.document, verdict: end.verdict, endedAt }
          : { ...run.document, paused: end.why },
      )
      // Where even that has no room, it is known as long as the app runs.
      if (!saved.ok) unsaved.set(id, end.kind === 'paused' ? end.why : pausedBy(saved.error))
    } finally {
      await files.close()
      running.delete(id)
    }
  }

  /** A set that nobody writes into; null where it is none. */
  async function readStill(id: string): Promise<SetDocument | null> {
    if (running.has(id) || (await readSetHolder(folderOf(id))) !== null) return null
    const document = await read(id)
    return 'why' in document ? null : document
  }

  /** What an import had: a set by IDs that is whole, and nothing else. */
  async function readWhole(id: string): Promise<SetDocument | SyncProblem> {
    if (running.has(id) || beginning.has(id)) return { kind: 'running' }
    const document = await read(id)
    return !('why' in document) && document.way === 'ids' && document.verdict?.state === 'whole'
      ? document
      : { kind: 'not-whole' }
  }

  async function sync(id: string): Promise<SyncProblem | null> {
    const document = await readWhole(id)
    if ('kind' in document) return document
    const held = document.verdict?.items ?? 0
    const asked = await askSync(deps, document, held, closing.signal)
    if (!asked.ok) return asked.error
    const saved = await saveAtomically(join(folderOf(id), syncName), renderSummed(asked.value))
    return saved.ok ? null : { kind: 'disk', problem: saved.error.code }
  }

  return {
    async list() {
      const ids = await foldersIn(folder)
      const found = await Promise.all(ids.map(view))
      return {
        sets: found
          .flatMap((one) => ('why' in one ? [] : [one]))
          .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)),
        damaged: found.flatMap((one) => ('why' in one && !beginning.has(one.id) ? [one] : [])),
        bytes: await space.measure(),
      }
    },
    async start(request) {
      const [obstacle] = findObstacles(request, request.way)
      if (obstacle !== undefined) return err({ kind: 'invalid-request', detail: obstacle.kind })
      const opened = await deps.access.open(request.connectionId)
      if (!opened.ok) return err({ kind: 'unknown-connection' })
      const { connection } = opened.value
      const made = await createPrivateFolder(folder)
      if (!made.ok) return err(made.error)
      beginning.add(request.id)
      try {
        await mkdir(folderOf(request.id), { mode: 0o700 })
        return await begin(request.id, () =>
          Promise.resolve({
            mostRequests: null,
            document: {
              ...request,
              form: withoutTokens(request.form),
              version: setVersion,
              connectionName: connection.name,
              baseUrl: connection.baseUrl,
              startedAt: now().toISOString(),
              endedAt: null,
              tokenMark: '',
              isOfTwoTokens: false,
              passes: [],
              paused: null,
              verdict: null,
            },
          }),
        )
      } catch (error) {
        return err(describeWriteError(error))
      } finally {
        beginning.delete(request.id)
      }
    },
    resume: (id) => goOn(id, (document) => Promise.resolve({ document, mostRequests: null })),
    repair: (id) =>
      goOn(id, async (document) => {
        const bytes = await sizeOf(folderOf(id))
        const repair = document.verdict && findRepair({ ...document, bytes }, document.verdict)
        const passes =
          repair?.kind === 'one-page' || repair?.kind === 'larger-pages'
            ? [...document.passes, { pageSize: repair.pageSize, maxPages: repair.maxPages }]
            : document.passes
        return { document: { ...document, passes }, mostRequests: repair?.requests ?? null }
      }),
    async pause(id) {
      const run = running.get(id)
      run?.stop()
      await run?.done
    },
    async remove(id) {
      const run = running.get(id)
      run?.stop()
      await run?.done
      const holder = await readSetHolder(folderOf(id))
      if (holder !== null) return err({ kind: 'set-held', ...holder })
      await rm(folderOf(id), { recursive: true, force: true })
      unsaved.delete(id)
      return ok(undefined)
    },
    async open(id) {
      const document = await readStill(id)
      if (document === null) return null
      const files = await openSetFiles(folderOf(id), 'read')
      return streamSet(document, files)
    },
    async compare(earlier, later) {
      const document = await readStill(later)
      const before = await readStill(earlier)
      if (document === null || before === null) return null
      const [one, other] = await Promise.all(
        [earlier, later].map((id) => openSetFiles(folderOf(id), 'read')),
      )
      if (one === undefined || other === undefined) return null
      try {
        return await compareFiles(one, other, {
          laterState: document.verdict?.state ?? 'partial',
          isInOneOrder: isInOneOrder(before, document),
        })
      } finally {
        await Promise.all([one.close(), other.close()])
      }
    },
    askSync(id) {
      const asked = syncing.get(id) ?? sync(id).finally(() => syncing.delete(id))
      syncing.set(id, asked)
      return asked
    },
    async rehearse(id, loop) {
      const document = await readWhole(id)
      const asked = 'kind' in document ? null : await readSync(join(folderOf(id), syncName))
      if ('kind' in document || asked === null) return null
      const files = await openSetFiles(folderOf(id), 'read')
      try {
        const told = rehearse(readEvidence(document, files.held, asked), loop)
        const { tried, deleted } = asked
        return {
          askedAt: asked.askedAt,
          startedAt: document.startedAt,
          requests: asked.requests,
          held: files.held.size,
          now: asked.list.length,
          tried: { modified: tried.modified.kind, touched: tried.touched.kind },
          deleted: deleted.kind === 'failed' ? 'failed' : deleted.isWhole ? 'whole' : 'part',
          wrong: await nameWrong(told, (one) => nameHeld(files, one)),
        }
      } finally {
        await files.close()
      }
    },
    async askLeavers(id, signal) {
      const document = await readWhole(id)
      if ('kind' in document) return err(document)
      const files = await openSetFiles(folderOf(id), 'read')
      try {
        const either = AbortSignal.any([signal, closing.signal])
        return await askLeavers(deps, { set: document, files }, either)
      } finally {
        await files.close()
      }
    },
    async close() {
      closing.abort()
      const runs = [...running.values()]
      for (const run of runs) run.stop()
      await Promise.allSettled([...runs.map(({ done }) => done), ...syncing.values()])
    },
  }
}

/** What a run begins with. */
interface Prepared {
  document: SetDocument
  mostRequests: number | null
}

interface Run {
  document: SetDocument
  files: SetFiles
  standing: SetStanding
  stop: () => void
  done: Promise<void>
}

const refusalOf = ({ why }: DamagedSet): HostRefusal =>
  why === 'newer-version'
    ? { kind: 'newer', version: setVersion + 1 }
    : { kind: 'other', code: 'unreadable' }

const pausedBy = ({ code }: WriteProblem): PauseReason => ({ kind: 'disk', problem: code })

const isSetId = (name: string): boolean => z.uuid().safeParse(name).success

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && isSetId(entry.name))
      .map(({ name }) => name)
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The list before; null where none is there, which costs no more than the names of what came. */
async function readList(path: string): Promise<NotedList | null> {
  try {
    return readNotedList(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

/** What a rehearsal asked; null where there is none, or one of another version: it is asked for again. */
async function readSync(path: string): Promise<SyncDocument | null> {
  try {
    const read = syncDocument.safeParse(readSummed(await readFile(path, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

const partBytes = 1_000_000

/** One list that holds all, in the order in which the items came, and nothing that a server said around them. */
function streamSet(document: SetDocument, files: SetFiles) {
  const items = [...files.held.values(), ...files.withoutId]
  const encoder = new TextEncoder()
  const end = encoder.encode(']}')
  const bodyBytes =
    items.reduce((sum, { length }) => sum + length + 1, 0) + '{"@graph":['.length + end.byteLength
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('{"@graph":['))
    },
    async pull(controller) {
      const parts: Uint8Array[] = []
      let size = 0
      for (; at < items.length && size < partBytes; at += 1) {
        const item = items[at]
        if (item === undefined) break
        if (at > 0) parts.push(encoder.encode(','))
        parts.push(await files.read(item))
        size += item.length
      }
      if (parts.length > 0) controller.enqueue(Buffer.concat(parts))
      if (at < items.length) return
      controller.enqueue(end)
      controller.close()
      await files.close()
    },
    cancel: () => files.close(),
  })
  return { stream: streamExchange(headOf(document), body), bodyBytes }
}

/** Nothing was sent for it: what stands there is the query that the set is made of. */
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
