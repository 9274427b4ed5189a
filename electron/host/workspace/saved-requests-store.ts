import { rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import type { SaveProblem, WriteProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isUuid } from '#core/text/uuid.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import {
  savedRequest,
  type SavedRequest,
  type UnreadableRequest,
} from '#core/workspace/saved-request.ts'
import { saveAllAtomically } from '#host/storage/atomic-write.ts'
import { renderDocument } from '#host/storage/document-text.ts'
import { createJsonDocument } from '#host/storage/json-document.ts'
import { listIds } from '#host/storage/read-regular-file.ts'
import { createPrivateFolder } from '#host/storage/private-folder.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'

/** Saved requests, each in its own document, so that saving one writes only that file. */
export interface SavedRequestsStore {
  load(): Promise<SavedRequests>
  /**
   * Adds the request, or replaces the one with its ID. If `expected` is given and the saved version differs
   * or is gone, nothing is written.
   */
  save(
    request: SavedRequest,
    expected?: SavedRequest | null,
  ): Promise<Result<SavedRequest, SaveProblem | { kind: 'changed-elsewhere' }>>
  /** Adds requests with new IDs. On a problem some may already be saved; `load` shows which. */
  saveNew(requests: readonly SavedRequest[]): Promise<Result<null, WriteProblem>>
  /** Does nothing for an unknown ID. */
  remove(id: string): Promise<Result<null, WriteProblem>>
}

export interface SavedRequests {
  requests: SavedRequest[]
  /**
   * Files that could not be read. Those set aside are reported for the life of the store.
   */
  unreadable: UnreadableRequest[]
}

interface KnownFile {
  id: string
  /** Size and modification time; every write changes one of them. */
  state: string
  request: SavedRequest | null
  /** null if the file could be read or was set aside. */
  unreadable: UnreadableRequest | null
}

/** Reads lazily and only changed files. Unreadable files are set aside. */
export function createSavedRequestsStore({
  folder,
  now,
}: {
  folder: string
  now: () => Date
}): SavedRequestsStore {
  let known = new Map<string, KnownFile>()
  const setAside: UnreadableRequest[] = []

  const pathOf = (id: string) => join(folder, `${id}${ending}`)

  const documentOf = (id: string) =>
    createJsonDocument<{ request: SavedRequest | null }>({
      file: pathOf(id),
      now,
      ...rules,
      empty: () => ({ request: null }),
    })

  async function readFile(id: string): Promise<KnownFile> {
    const state = await stat(pathOf(id)).then(
      ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
      () => 'gone',
    )
    const before = known.get(id)
    // A change of access rights changes neither size nor time.
    if (before?.state === state && before.unreadable?.kind !== 'unavailable') return before
    const found = await documentOf(id).load()
    if (found.kind === 'set-aside')
      setAside.push({ kind: found.kind, file: basename(found.movedTo) })
    const isLeftInPlace = found.kind === 'newer' || found.kind === 'unavailable'
    const unreadable = isLeftInPlace ? { kind: found.kind, file: basename(pathOf(id)) } : null
    return { id, state, request: found.value.request, unreadable }
  }

  return {
    async load() {
      const ids = await listIds(folder, ending)
      const files: KnownFile[] = []
      // In groups, so that other file operations are not delayed.
      for (let at = 0; at < ids.length; at += filesAtOnce)
        files.push(...(await Promise.all(ids.slice(at, at + filesAtOnce).map(readFile))))
      known = new Map(files.map((file) => [file.id, file]))
      return {
        requests: files.flatMap(({ request }) => request ?? []).sort(compareSaved),
        unreadable: [...setAside, ...files.flatMap(({ unreadable }) => unreadable ?? [])],
      }
    },
    async save(request, expected) {
      const created = await createPrivateFolder(folder)
      if (!created.ok) return created
      const found = { isExpected: true }
      const saved = await documentOf(request.id).update((current) => {
        found.isExpected = expected === undefined || isSame(current.request, expected)
        return found.isExpected ? { request } : current
      })
      if (!found.isExpected) return err({ kind: 'changed-elsewhere' })
      return saved.ok ? ok(request) : saved
    },
    async saveNew(requests) {
      const created = await createPrivateFolder(folder)
      if (!created.ok) return created
      // No other process writes to a new ID, so no lock is needed.
      const files = requests.map((request) => ({
        name: `${request.id}${ending}`,
        content: renderDocument({ request }, rules),
      }))
      const written = await saveAllAtomically(folder, files)
      return written.ok ? ok(null) : written
    },
    async remove(id) {
      if (!isUuid(id)) return ok(null)
      try {
        await rm(pathOf(id), { force: true })
        return ok(null)
      } catch (error) {
        return err(describeWriteError(error))
      }
    },
  }
}

/** Comparing JSON is safe, because both were parsed by the same schema and have the same member order. */
const isSame = (one: SavedRequest | null, other: SavedRequest | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const ending = '.request.json'
const filesAtOnce = 20
const rules = {
  format: 'saved-request',
  // Version 2 added relative dates, and version 3 expectations, which the versions before would lose.
  version: 3,
  schema: z.object({ request: savedRequest.nullable() }),
  migrations: { 1: (old: unknown) => old, 2: (old: unknown) => old },
}
