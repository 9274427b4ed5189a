import { createHash, randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '#core/connection/connection.ts'
import {
  folderDocumentName,
  readFolderDocument,
  type FolderConnection,
  type FolderDocument,
} from '#core/folder/folder-document.ts'
import { sayComplaint } from '#core/folder/read-file.ts'
import { readSavedFile, renderSavedFile, type SavedFile } from '#core/workspace/saved-query.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { FolderProblem, OpenedFolder } from '#core/workspace/opened-folder.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import {
  savedRequest,
  type SavedRequest,
  type UnreadableRequest,
} from '#core/workspace/saved-request.ts'
import { retryWhileBlocked, saveAtomically } from '#host/storage/atomic-write.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { createQueue } from '#host/storage/json-document.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'
import { describeFile, listQueryFiles, readText } from './query-files.ts'
import { createQueryIndex, findMovedFrom, replaceEntries, type QueryEntry } from './query-index.ts'
import { createQueryPlaces } from './query-places.ts'
import { watchFolder } from './watch-folder.ts'

/** Saved requests as a folder of plain files (docs/workspace-folder.md). Its writers take turns, also across processes. */
export interface QueryFolder {
  /** Reads the files that changed since the last time. */
  load(): Promise<SavedRequests>
  /**
   * Adds the request, or replaces the one with its ID. If `expected` is given and the file says something else or is
   * gone, nothing is written. Resolves with what the file says then.
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
  servers: () => readonly FolderConnection[]
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
  /** The request cannot be said in a file, for example because it is too long. */
  | { kind: 'invalid-request'; detail: string }

interface QueryFolderOptions {
  root: string
  /** For an opened folder: its ID, and the own connections that the user chose for its addresses. */
  shared?: { id: string; loadLinks: () => Promise<OpenedFolder['links']> }
  /** Whose file names what the app knows of the files: outside of the folder, because it is nothing to share. */
  indexFile: string
  connections: () => Promise<readonly Connection[]>
  maxFiles?: number
  /** The user chose the place for the own queries: it is not made anew, and others may read it as usual. */
  isElsewhere?: boolean
  /** Asked before each change. */
  isStillUsed?: () => Promise<boolean>
}

type ReadFile =
  | { kind: 'read'; file: SavedFile; hash: string }
  | { kind: 'unread'; why: UnreadableRequest }

export function createQueryFolder({
  root,
  shared,
  indexFile,
  connections,
  maxFiles = 100_000,
  isElsewhere = false,
  isStillUsed = () => Promise.resolve(true),
}: QueryFolderOptions): QueryFolder {
  const index = createQueryIndex(indexFile)
  const inTurn = createQueue()
  const watch = watchFolder(root, maxFiles)
  const isShared = shared !== undefined
  const places = createQueryPlaces(root, isShared || isElsewhere)
  const inRoot = shared ? { root: shared.id } : {}
  let unread = new Map<string, UnreadableRequest>()
  let document: { text: string; value: FolderDocument | null } = { text: '', value: null }

  const locked = async <T>(work: () => Promise<Result<T, QueryProblem>>) => {
    const done = await inTurn(() =>
      withFileLock(`${indexFile}.folder.lock`, async () =>
        (await isStillUsed()) ? work() : err({ kind: 'changed-elsewhere' as const }),
      ),
    )
    return done.ok ? done.value : done
  }

  const loadLinks = () => shared?.loadLinks() ?? Promise.resolve([])

  /** Its problem, if it cannot be read. */
  async function loadDocument(): Promise<UnreadableRequest | null> {
    const found = await readText(root, folderDocumentName)
    if (found !== null && 'kind' in found) return found
    const text = found?.text ?? ''
    if (text === document.text) return null
    const read = text === '' ? ok(null) : readFolderDocument(text)
    if (!read.ok) return mistake(folderDocumentName, read.error.map(sayComplaint))
    document = { text, value: read.value }
    return null
  }

  async function readQuery(path: string): Promise<ReadFile | null> {
    const found = await readText(root, path)
    if (found === null) return null
    if ('kind' in found) return { kind: 'unread', why: found }
    const file = readSavedFile(found.text, path, document.value?.connections ?? null)
    return file.ok
      ? { kind: 'read', file: file.value, hash: hashOf(found.text) }
      : { kind: 'unread', why: mistake(path, file.error.map(sayComplaint)) }
  }

  /** As the page gets it; the detail of what is wrong with it as a request otherwise. */
  function toRequest(
    { request, query }: SavedFile,
    id: string,
    entry: QueryEntry | null,
    own: readonly Connection[],
  ): Result<SavedRequest, string> {
    const isKnown = entry?.connection === query.connection && entry.baseUrl === request.baseUrl
    const connectionId = isKnown
      ? entry.connectionId
      : isShared
        ? ''
        : findConnectionId(query.connection, request.baseUrl, own)
    const read = savedRequest.safeParse({ ...request, id, ...inRoot, connectionId })
    if (read.success) return ok(read.data)
    const [issue] = read.error.issues
    return err(`line 1, column 1: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
  }

  const entryOf = (
    path: string,
    id: string,
    file: SavedFile,
    about: Pick<QueryEntry, 'hash' | 'state' | 'request'>,
  ): QueryEntry => ({
    id,
    path,
    connection: file.query.connection,
    connectionId: about.request?.connectionId ?? '',
    baseUrl: file.request.baseUrl,
    ...about,
  })

  /** Writes a request that is said by this file; the file is renamed after that, so that each moment has one whole file. */
  async function put(
    request: SavedRequest,
    before: { entry: QueryEntry | null; file: SavedFile | null },
  ): Promise<Result<SavedRequest, QueryProblem>> {
    const own = await connections()
    const path = await places.createPathChooser()(request, before)
    const rendered = render(request, path, before.file, own)
    if (!rendered.ok) return rendered
    const { text, file, saved } = rendered.value
    const writtenTo = before.file === null || before.entry === null ? path : before.entry.path
    try {
      await places.prepareFolders([path, writtenTo])
    } catch (error) {
      return err(describeWriteError(error))
    }
    const entry = entryOf(path, request.id, file, {
      hash: hashOf(text),
      state: '',
      request: saved,
    })
    const note = () => index.change((entries) => replaceEntries(entries, [entry]))
    // A new file is noted first, so that whoever is killed in between leaves no file with another ID.
    const isAdded = before.file === null
    const isMoved = before.entry?.path !== path || before.entry.connectionId !== saved.connectionId
    const notedFirst = isAdded ? await note() : ok(null)
    if (!notedFirst.ok) return notedFirst
    const written = await saveAtomically(
      join(root, writtenTo),
      text,
      await places.accessOf(writtenTo),
    )
    if (!written.ok) return written
    const noted = !isAdded && isMoved ? await note() : ok(null)
    if (!noted.ok) return noted
    if (writtenTo !== path)
      try {
        await retryWhileBlocked(() => rename(join(root, writtenTo), join(root, path)))
        await places.removeEmptyFolders(writtenTo)
      } catch (error) {
        return err(describeWriteError(error))
      }
    const state = (await describeFile(join(root, path))) ?? ''
    index.remember(replaceEntries(index.entries(), [{ ...entry, state }]))
    return ok(saved)
  }

  /** The file of a request, and what is read of it; it is written only if that is the request. */
  function render(
    request: SavedRequest,
    path: string,
    before: SavedFile | null,
    own: readonly Connection[],
  ): Result<{ text: string; file: SavedFile; saved: SavedRequest }, QueryProblem> {
    const servers = document.value?.connections ?? null
    const connection = own.find(({ id }) => id === request.connectionId)
    const sameServer = servers?.find(({ baseUrl }) => baseUrl === request.baseUrl)
    // What the user calls a connection is not for a folder of others.
    const ownName = isShared ? undefined : connection?.name
    const name = ownName ?? before?.query.connection ?? ''
    const text = renderSavedFile(request, path, {
      connection: sameServer?.name ?? name,
      servers,
      definitions: connection?.filterDefinitions ?? [],
      before,
    })
    const file = readSavedFile(text, path, servers)
    if (!file.ok) return err({ kind: 'invalid-request', detail: file.error[0]?.text ?? '' })
    const { connectionId } = request
    const said = savedRequest.safeParse({
      ...file.value.request,
      id: request.id,
      ...inRoot,
      connectionId,
    })
    if (!said.success || !isDeepStrictEqual(said.data.form, request.form))
      return err({
        kind: 'invalid-request',
        detail: said.error?.issues[0]?.path.join('.') ?? 'form',
      })
    return ok({ text, file: file.value, saved: said.data })
  }

  async function loadChanged(): Promise<SavedRequests> {
    const listed = await listQueryFiles(root, maxFiles)
    watch.cover(listed.folders)
    const documentProblem = await loadDocument()
    const own = await connections()
    const links = await loadLinks()
    const { isSameDocument } = await index.load(document.text)
    const known = index.entries()
    const found = new Map<string, QueryEntry>()
    const nextUnread = new Map<string, UnreadableRequest>()
    const added: { path: string; state: string; read: ReadFile & { kind: 'read' } }[] = []
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
      const read = await readQuery(path)
      changes += 1
      if (read === null) continue
      if (read.kind === 'unread') {
        nextUnread.set(path, read.why)
        if (entry !== null) found.set(path, { ...entry, state, request: null })
      } else if (entry === null) added.push({ path, state, read })
      else {
        const request = toRequest(read.file, entry.id, entry, own)
        if (!request.ok) nextUnread.set(path, mistake(path, [request.error]))
        const about = { hash: read.hash, state, request: request.ok ? request.value : null }
        found.set(path, entryOf(path, entry.id, read.file, about))
      }
    }
    if (added.length > 0) await index.reload()
    const gone = new Map([...index.entries()].filter(([path]) => !listed.files.has(path)))
    for (const { path, state, read } of added) {
      const before = index.entries().get(path) ?? findMovedFrom(gone, read.hash)
      if (before) gone.delete(before.path)
      const id = before?.id ?? randomUUID()
      const request = toRequest(read.file, id, before, own)
      if (!request.ok) nextUnread.set(path, mistake(path, [request.error]))
      const about = { hash: read.hash, state, request: request.ok ? request.value : null }
      found.set(path, entryOf(path, id, read.file, about))
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
      ].map((one) => ({ ...one, ...inRoot })),
    }
  }

  /** What the file of a request says now. */
  async function readNow(id: string) {
    await loadDocument()
    await index.load(document.text)
    const find = () => [...index.entries().values()].find((one) => one.id === id) ?? null
    let entry = find()
    let read = entry === null ? null : await readQuery(entry.path)
    if (entry === null || read === null) {
      // Another process may have added or renamed it.
      await index.reload()
      entry = find()
      read = entry === null ? null : await readQuery(entry.path)
    }
    const file = read?.kind === 'read' ? read.file : null
    const request = file && toRequest(file, id, entry, await connections())
    return {
      entry,
      file,
      request: request?.ok ? linked(request.value, await loadLinks()) : null,
      isUnread: read?.kind === 'unread',
    }
  }

  return {
    async load() {
      const loaded = await locked(async () => ok(await loadChanged()))
      if (loaded.ok) return loaded.value
      // Where nothing can be written, there is no lock, but there may be queries.
      return inTurn(loadChanged)
    },
    save: (request, expected) =>
      locked(async () => {
        const { entry, file, request: current } = await readNow(request.id)
        const wanted = expected ? withoutNoExpectations(expected) : expected
        if (wanted !== undefined && !isDeepStrictEqual(current, wanted))
          return err({ kind: 'changed-elsewhere' })
        return put(withoutNoExpectations(request), { entry, file })
      }),
    saveNew: (requests) =>
      locked(async () => {
        await loadDocument()
        await index.load(document.text)
        const own = await connections()
        const byId = new Map([...index.entries().values()].map((entry) => [entry.id, entry]))
        const choosePath = places.createPathChooser()
        const files: { path: string; text: string; entry: QueryEntry }[] = []
        for (const request of requests.map(withoutNoExpectations)) {
          const known = byId.get(request.id)
          // A killed writer had noted it, and may have written it.
          if (known && (await describeFile(join(root, known.path))) !== null) continue
          const path = known?.path ?? (await choosePath(request, { entry: null, file: null }))
          const rendered = render(request, path, null, own)
          if (!rendered.ok) return rendered
          const { text, file, saved } = rendered.value
          const about = { hash: hashOf(text), state: '', request: saved }
          files.push({ path, text, entry: entryOf(path, request.id, file, about) })
        }
        try {
          await places.prepareFolders(files.map(({ path }) => path))
        } catch (error) {
          return err(describeWriteError(error))
        }
        // Noted first, so that who was killed in between writes the same files again.
        const noted = await index.change((entries) =>
          replaceEntries(
            entries,
            files.map(({ entry }) => entry),
          ),
        )
        if (!noted.ok) return noted
        const written = await places.writeAll(files)
        return written.ok ? ok(null) : written
      }),
    remove: (id) =>
      locked(async () => {
        const { entry, request, isUnread } = await readNow(id)
        if (entry === null || (request === null && !isUnread)) return ok(null)
        const known = entry.request && linked(entry.request, await loadLinks())
        if (isUnread || !isDeepStrictEqual(request, known))
          return err({ kind: 'changed-elsewhere' })
        try {
          await places.prepareFolders([entry.path])
          await retryWhileBlocked(() => rm(join(root, entry.path), { force: true }))
          await places.removeEmptyFolders(entry.path)
          return ok(null)
        } catch (error) {
          return err(describeWriteError(error))
        }
      }),
    version: watch.version,
    name: () => {
      const named = document.value?.name ?? ''
      return named === '' ? basename(root) : named
    },
    servers: () => document.value?.connections ?? [],
    close: watch.close,
  }
}

/** With the connection that the user chose for its address. A folder gets none by itself. */
function linked(request: SavedRequest, links: OpenedFolder['links']): SavedRequest {
  const link = links.find(({ address }) => address === request.baseUrl)
  return request.connectionId === '' && link
    ? { ...request, connectionId: link.connectionId }
    : request
}

const mistake = (file: string, complaints: readonly string[]): UnreadableRequest => ({
  kind: 'mistake',
  file,
  detail: complaints[0] ?? '',
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Without an empty list of expectations, which a file does not have. */
function withoutNoExpectations({ expect, ...request }: SavedRequest): SavedRequest {
  return expect === undefined || Object.keys(expect).length === 0 ? request : { ...request, expect }
}

/** By name, else by address; '' if there is none. */
function findConnectionId(name: string, baseUrl: string, own: readonly Connection[]): string {
  const named = own.filter((one) => one.name === name)
  const found =
    named.find((one) => one.baseUrl === baseUrl) ??
    named[0] ??
    own.find((one) => one.baseUrl === baseUrl)
  return found?.id ?? ''
}
