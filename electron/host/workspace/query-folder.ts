import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '#core/connection/connection.ts'
import type { FolderConnection } from '#core/folder/folder-document.ts'
import type { SavedFile } from '#core/workspace/saved-query.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { FolderProblem, OpenedFolder } from '#core/workspace/opened-folder.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { createQueue } from '#host/storage/json-document.ts'
import { describeFile, listQueryFiles } from './query-files.ts'
import { createQueryIndex, replaceEntries, type QueryEntry } from './query-index.ts'
import {
  createLoader,
  linked,
  readNow,
  type FolderParts,
  type SavedRequests,
} from './query-loader.ts'
import { createPathChooser, createQueryPlaces } from './query-places.ts'
import { createQueryTexts, type InvalidRequest } from './query-texts.ts'
import { watchFolder } from './watch-folder.ts'

/** Saved requests as a folder of plain files (docs/workspace-folder.md). Its writers take turns, also across processes. */
export interface QueryFolder {
  /** Reads the files that changed since the last time. */
  load(): Promise<SavedRequests>
  /**
   * Adds the request, or replaces the one with its ID. Resolves with what the file says then. If the file says anything
   * but `expected`, nothing is written (`changed-elsewhere`); null expects no file that can be read, and without
   * `expected` nothing is compared.
   */
  save(
    request: SavedRequest,
    expected?: SavedRequest | null,
  ): Promise<Result<SavedRequest, QueryProblem>>
  /** Adds requests with new IDs. On a problem some may already be saved; `load` shows which. */
  saveNew(requests: readonly SavedRequest[]): Promise<Result<null, QueryProblem>>
  /** Does nothing for an unknown ID. A file that changed since it was read stays. */
  remove(id: string): Promise<Result<null, QueryProblem>>
  /** Changes when another program may have changed something, from the first call on. */
  version: () => number
  /** By its document, else by its folder. */
  name: () => string
  /** Those of its document. */
  connections: () => readonly FolderConnection[]
  close: () => void
}

export type QueryProblem =
  | SaveProblem
  | { kind: 'changed-elsewhere' }
  | { kind: 'folder'; reason: FolderProblem }
  | InvalidRequest

interface QueryFolderOptions {
  root: string
  place: FolderPlace
  /** Keeps what the app knows of the folder's files: IDs, hashes, connections. Outside of it, because it is not shared. */
  indexFile: string
  connections: () => Promise<readonly Connection[]>
  maxFiles?: number
}

type FolderPlace =
  /** An opened folder, with the own connections that the user chose for its addresses. */
  | { kind: 'opened'; id: string; loadLinks: () => Promise<OpenedFolder['links']> }
  | {
      kind: 'own'
      /** The user chose the place: it is not made anew, and others may read it as usual. */
      isElsewhere: boolean
      /** Asked before the folder is read or changed; without it, the place is never left. */
      isStillUsed?: () => Promise<boolean>
    }

export function createQueryFolder({
  root,
  place,
  indexFile,
  connections,
  maxFiles = 100_000,
}: QueryFolderOptions): QueryFolder {
  const inTurn = createQueue()
  const watch = watchFolder(root, maxFiles)
  const opened = place.kind === 'opened' ? place : null
  const isStillUsed = async () => place.kind === 'opened' || ((await place.isStillUsed?.()) ?? true)
  const texts = createQueryTexts(root, opened?.id)
  const folder: FolderParts = {
    root,
    texts,
    index: createQueryIndex(indexFile),
    places: createQueryPlaces(root, place.kind === 'opened' || place.isElsewhere),
    connections,
    loadLinks: () => opened?.loadLinks() ?? Promise.resolve([]),
  }
  const loadChanged = createLoader(folder, async () => {
    const listed = await listQueryFiles(root, maxFiles)
    watch.cover(listed.folders)
    return listed
  })

  const locked = async <T>(work: () => Promise<Result<T, QueryProblem>>) => {
    const done = await inTurn(() =>
      withFileLock(`${indexFile}.folder.lock`, async () =>
        (await isStillUsed()) ? work() : err({ kind: 'changed-elsewhere' as const }),
      ),
    )
    return done.ok ? done.value : done
  }

  return {
    async load() {
      const loaded = await locked(async () => ok(await loadChanged()))
      if (loaded.ok) return loaded.value
      // Where nothing can be written, there is no lock, but there may be queries. A folder that was left meanwhile is
      // read once more, which changes nothing in it.
      return inTurn(loadChanged)
    },
    save: (request, expected) =>
      locked(async () => {
        const { entry, file, request: current } = await readNow(folder, request.id)
        const wanted = expected ? withoutEmptyExpectations(expected) : expected
        if (wanted !== undefined && !isDeepStrictEqual(current, wanted))
          return err({ kind: 'changed-elsewhere' })
        return saveRequest(folder, withoutEmptyExpectations(request), { entry, file })
      }),
    saveNew: (requests) => locked(() => saveNew(folder, requests.map(withoutEmptyExpectations))),
    remove: (id) => locked(() => removeRequest(folder, id)),
    version: watch.version,
    name: () => {
      const named = texts.document().value?.name ?? ''
      return named === '' ? basename(root) : named
    },
    connections: () => texts.document().value?.connections ?? [],
    close: watch.close,
  }
}

/** Writes a request that is said by this file; the file is renamed after that, so that each moment has one whole file. */
async function saveRequest(
  { root, texts, index, places, connections }: FolderParts,
  request: SavedRequest,
  before: { entry: QueryEntry | null; file: SavedFile | null },
): Promise<Result<SavedRequest, QueryProblem>> {
  const own = await connections()
  const path = await createPathChooser(root)(request, before)
  const rendered = texts.render(request, path, before.file, own)
  if (!rendered.ok) return rendered
  const { text, entry, saved } = rendered.value
  const writtenTo = before.file === null || before.entry === null ? path : before.entry.path
  const note = () => index.change((entries) => replaceEntries(entries, [entry]))
  // A new file is noted first, so that whoever is killed in between leaves no file with another ID.
  const isAdded = before.file === null
  const isMoved = before.entry?.path !== path || before.entry.connectionId !== saved.connectionId
  const prepared = await places.prepareFolders([path, writtenTo])
  if (!prepared.ok) return prepared
  if (isAdded) {
    const noted = await note()
    if (!noted.ok) return noted
  }
  const written = await saveAtomically(
    join(root, writtenTo),
    text,
    await places.accessOf(writtenTo),
  )
  if (!written.ok) return written
  if (!isAdded && isMoved) {
    const noted = await note()
    if (!noted.ok) return noted
  }
  if (writtenTo !== path) {
    const renamed = await places.rename(writtenTo, path)
    if (!renamed.ok) return renamed
  }
  const state = (await describeFile(join(root, path))) ?? ''
  index.remember(replaceEntries(index.entries(), [{ ...entry, state }]))
  return ok(saved)
}

interface NewFile {
  path: string
  text: string
  entry: QueryEntry
}

/** The files of new requests, without those that a killed writer has written. */
async function prepareNew(
  { root, texts, index, connections }: FolderParts,
  requests: readonly SavedRequest[],
): Promise<Result<NewFile[], QueryProblem>> {
  const own = await connections()
  const byId = new Map([...index.entries().values()].map((entry) => [entry.id, entry]))
  const choosePath = createPathChooser(root)
  const files: NewFile[] = []
  for (const request of requests) {
    const known = byId.get(request.id)
    if (known && (await describeFile(join(root, known.path))) !== null) continue
    const path = known?.path ?? (await choosePath(request, { entry: null, file: null }))
    const rendered = texts.render(request, path, null, own)
    if (!rendered.ok) return rendered
    files.push({ path, ...rendered.value })
  }
  return ok(files)
}

async function saveNew(
  folder: FolderParts,
  requests: readonly SavedRequest[],
): Promise<Result<null, QueryProblem>> {
  const { texts, index, places } = folder
  await texts.loadDocument()
  await index.load(texts.document().text)
  const planned = await prepareNew(folder, requests)
  if (!planned.ok) return planned
  const prepared = await places.prepareFolders(planned.value.map(({ path }) => path))
  if (!prepared.ok) return prepared
  // Noted first, so that who was killed in between writes the same files again.
  const entries = planned.value.map(({ entry }) => entry)
  const noted = await index.change((before) => replaceEntries(before, entries))
  if (!noted.ok) return noted
  const written = await places.writeAll(planned.value)
  return written.ok ? ok(null) : written
}

async function removeRequest(folder: FolderParts, id: string): Promise<Result<null, QueryProblem>> {
  const { places } = folder
  const { entry, request, isUnread } = await readNow(folder, id)
  if (entry === null || (request === null && !isUnread)) return ok(null)
  const known = entry.request && linked(entry.request, await folder.loadLinks())
  if (isUnread || !isDeepStrictEqual(request, known)) return err({ kind: 'changed-elsewhere' })
  const prepared = await places.prepareFolders([entry.path])
  if (!prepared.ok) return prepared
  const removed = await places.remove(entry.path)
  return removed.ok ? ok(null) : removed
}

/** Without an empty list of expectations, which a file does not have. */
function withoutEmptyExpectations({ expect, ...request }: SavedRequest): SavedRequest {
  return expect === undefined || Object.keys(expect).length === 0 ? request : { ...request, expect }
}
