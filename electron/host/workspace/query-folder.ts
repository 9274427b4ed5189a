import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '#core/connection/connection.ts'
import type { FolderConnection } from '#core/folder/folder-document.ts'
import type { SavedFile } from '#core/workspace/saved-query.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { FolderProblem, OpenedFolder } from '#core/workspace/opened-folder.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import type { SavedRequest, UnreadableRequest } from '#core/workspace/saved-request.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { createQueue } from '#host/storage/json-document.ts'
import { describeFile, listQueryFiles, type ListedFiles } from './query-files.ts'
import { createQueryIndex, findMovedFrom, replaceEntries, type QueryEntry } from './query-index.ts'
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

export interface SavedRequests {
  requests: SavedRequest[]
  unreadable: UnreadableRequest[]
}

export type QueryProblem =
  | SaveProblem
  | { kind: 'changed-elsewhere' }
  | { kind: 'folder'; reason: FolderProblem }
  | InvalidRequest

interface QueryFolderOptions {
  root: string
  /** For an opened folder: its ID, and the own connections that the user chose for its addresses. */
  shared?: { id: string; loadLinks: () => Promise<OpenedFolder['links']> }
  /** Keeps what the app knows of the folder's files: IDs, hashes, connections. Outside of it, because it is not shared. */
  indexFile: string
  connections: () => Promise<readonly Connection[]>
  maxFiles?: number
  /** The user chose the place for the own queries: it is not made anew, and others may read it as usual. */
  isElsewhere?: boolean
  /** Asked before the folder is read or changed. */
  isStillUsed?: () => Promise<boolean>
}

export function createQueryFolder({
  root,
  shared,
  indexFile,
  connections,
  maxFiles = 100_000,
  isElsewhere = false,
  isStillUsed = () => Promise.resolve(true),
}: QueryFolderOptions): QueryFolder {
  const inTurn = createQueue()
  const watch = watchFolder(root, maxFiles)
  const texts = createQueryTexts(root, shared?.id)
  const folder: FolderParts = {
    root,
    texts,
    index: createQueryIndex(indexFile),
    places: createQueryPlaces(root, shared !== undefined || isElsewhere),
    connections,
    loadLinks: () => shared?.loadLinks() ?? Promise.resolve([]),
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

/** What reading and writing in a folder share. */
interface FolderParts {
  root: string
  texts: ReturnType<typeof createQueryTexts>
  index: ReturnType<typeof createQueryIndex>
  places: ReturnType<typeof createQueryPlaces>
  connections: () => Promise<readonly Connection[]>
  loadLinks: () => Promise<OpenedFolder['links']>
}

/** Creates what loads a folder, and reads only what changed since the last time. */
function createLoader(
  { texts, index, connections, loadLinks }: FolderParts,
  list: () => Promise<ListedFiles>,
) {
  let unread = new Map<string, UnreadableRequest>()

  return async function loadChanged(): Promise<SavedRequests> {
    const listed = await list()
    const documentProblem = await texts.loadDocument()
    const own = await connections()
    const links = await loadLinks()
    const { isSameDocument } = await index.load(texts.document().text)
    const known = index.entries()
    const found = new Map<string, QueryEntry>()
    const nextUnread = new Map<string, UnreadableRequest>()
    const added: Parameters<typeof texts.describe>[0][] = []
    const note = (read: (typeof added)[number], before: QueryEntry | null) => {
      const { entry, why } = texts.describe(read, { id: before?.id ?? randomUUID(), before, own })
      if (why !== null) nextUnread.set(read.path, why)
      found.set(read.path, entry)
    }
    let changes = 0
    for (const [path, state] of listed.files) {
      const entry = known.get(path) ?? null
      if (isSameDocument && entry?.state === state) {
        const why = unread.get(path)
        if (why !== undefined) nextUnread.set(path, why)
        if (why !== undefined || entry.request !== null) {
          found.set(path, entry)
          continue
        }
      }
      const read = await texts.loadQuery(path)
      changes += 1
      if (read === null) continue
      if (read.kind === 'unread') {
        nextUnread.set(path, read.why)
        if (entry !== null) found.set(path, { ...entry, state, request: null })
      } else if (entry === null) added.push({ path, state, ...read })
      else note({ path, state, ...read }, entry)
    }
    if (added.length > 0) await index.reload()
    const gone = new Map([...index.entries()].filter(([path]) => !listed.files.has(path)))
    for (const read of added) {
      const before = index.entries().get(read.path) ?? findMovedFrom(gone, read.hash)
      if (before) gone.delete(before.path)
      note(read, before)
    }
    index.remember(new Map([...gone, ...found]))
    // What is known of a few changed files costs less to read again than to write.
    if (added.length > 0 || changes > 50) await index.write()
    unread = nextUnread
    return {
      requests: [...found.values()]
        .flatMap(({ request }) => (request === null ? [] : linked(request, links)))
        .sort(compareSaved),
      unreadable: [
        ...(documentProblem ? [documentProblem] : []),
        ...listed.unread,
        ...nextUnread.values(),
      ].map((one) => ({ ...one, ...texts.inRoot })),
    }
  }
}

/** What the file of a request says now. */
async function readNow({ texts, index, connections, loadLinks }: FolderParts, id: string) {
  await texts.loadDocument()
  await index.load(texts.document().text)
  const find = async () => {
    const entry = [...index.entries().values()].find((one) => one.id === id) ?? null
    return { entry, read: entry === null ? null : await texts.loadQuery(entry.path) }
  }
  let { entry, read } = await find()
  if (read === null) {
    // Another process may have added or renamed it.
    await index.reload()
    ;({ entry, read } = await find())
  }
  const file = read?.kind === 'read' ? read.file : null
  const request = file && texts.toRequest(file, id, entry, await connections())
  return {
    entry,
    file,
    request: request?.ok ? linked(request.value, await loadLinks()) : null,
    isUnread: read?.kind === 'unread',
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
  const notedFirst = prepared.ok && isAdded ? await note() : prepared
  if (!notedFirst.ok) return notedFirst
  const written = await saveAtomically(
    join(root, writtenTo),
    text,
    await places.accessOf(writtenTo),
  )
  if (!written.ok) return written
  const noted = !isAdded && isMoved ? await note() : ok(null)
  if (!noted.ok) return noted
  const renamed = writtenTo === path ? ok(undefined) : await places.rename(writtenTo, path)
  if (!renamed.ok) return renamed
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
  const removed = prepared.ok ? await places.remove(entry.path) : prepared
  return removed.ok ? ok(null) : removed
}

/** With the connection that the user chose for its address. A folder gets none by itself. */
function linked(request: SavedRequest, links: OpenedFolder['links']): SavedRequest {
  const link = links.find(({ address }) => address === request.baseUrl)
  return request.connectionId === '' && link
    ? { ...request, connectionId: link.connectionId }
    : request
}

/** Without an empty list of expectations, which a file does not have. */
function withoutEmptyExpectations({ expect, ...request }: SavedRequest): SavedRequest {
  return expect === undefined || Object.keys(expect).length === 0 ? request : { ...request, expect }
}
