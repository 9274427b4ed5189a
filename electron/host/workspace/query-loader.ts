import { randomUUID } from 'node:crypto'
import type { Connection } from '#core/connection/connection.ts'
import type { OpenedFolder } from '#core/workspace/opened-folder.ts'
import { compareSaved } from '#core/workspace/saved-order.ts'
import type { SavedRequest, UnreadableRequest } from '#core/workspace/saved-request.ts'
import type { ListedFiles } from './query-files.ts'
import { findMovedFrom, type createQueryIndex, type QueryEntry } from './query-index.ts'
import type { createQueryPlaces } from './query-places.ts'
import type { createQueryTexts } from './query-texts.ts'

/** What reading and writing in a folder share. */
export interface FolderParts {
  root: string
  texts: ReturnType<typeof createQueryTexts>
  index: ReturnType<typeof createQueryIndex>
  places: ReturnType<typeof createQueryPlaces>
  connections: () => Promise<readonly Connection[]>
  loadLinks: () => Promise<OpenedFolder['links']>
}

export interface SavedRequests {
  requests: SavedRequest[]
  unreadable: UnreadableRequest[]
}

/** So many changed files cost less to read again than what is known of them costs to write. */
const maxUnwritten = 50

/** What is known of a listed file: what the index keeps of it, and why it is not read as a request. */
interface FileNote {
  path: string
  entry: QueryEntry | null
  why: UnreadableRequest | null
}

/** Creates what loads a folder, and reads only what changed since the last time. */
export function createLoader(
  { texts, index, connections, loadLinks }: FolderParts,
  list: () => Promise<ListedFiles>,
) {
  type ReadFile = Parameters<typeof texts.describe>[0]
  let unread = new Map<string, UnreadableRequest>()

  /** null if the file changed since it was read, or if what it said is not known. */
  function noteUnchanged(path: string, state: string): FileNote | null {
    const entry = index.entries().get(path)
    const why = unread.get(path) ?? null
    if (entry?.state !== state || (entry.request === null && why === null)) return null
    return { path, entry, why }
  }

  function noteRead(file: ReadFile, before: QueryEntry | null, own: readonly Connection[]) {
    const described = texts.describe(file, { id: before?.id ?? randomUUID(), before, own })
    return { path: file.path, ...described }
  }

  /** Reads each file anew that changed. Those that the index does not know are `added`, without a note. */
  async function noteListed(
    files: ListedFiles['files'],
    own: readonly Connection[],
    isSameDocument: boolean,
  ) {
    const notes: FileNote[] = []
    const added: ReadFile[] = []
    let changes = 0
    for (const [path, state] of files) {
      const unchanged = isSameDocument ? noteUnchanged(path, state) : null
      if (unchanged !== null) {
        notes.push(unchanged)
        continue
      }
      changes += 1
      const entry = index.entries().get(path) ?? null
      const read = await texts.loadQuery(path)
      if (read?.kind === 'unread')
        notes.push({ path, entry: entry && { ...entry, state, request: null }, why: read.why })
      else if (read !== null && entry !== null)
        notes.push(noteRead({ path, state, ...read }, entry, own))
      else if (read !== null) added.push({ path, state, ...read })
    }
    return { notes, added, changes }
  }

  return async function loadChanged(): Promise<SavedRequests> {
    const listed = await list()
    const documentProblem = await texts.loadDocument()
    const own = await connections()
    const links = await loadLinks()
    const { isSameDocument } = await index.load(texts.document().text)
    const { notes, added, changes } = await noteListed(listed.files, own, isSameDocument)
    if (added.length > 0) await index.reload()
    const gone = new Map([...index.entries()].filter(([path]) => !listed.files.has(path)))
    for (const file of added) {
      // A file that was moved keeps its ID.
      const before = index.entries().get(file.path) ?? findMovedFrom(gone, file.hash)
      if (before) gone.delete(before.path)
      notes.push(noteRead(file, before, own))
    }
    const entries = notes.flatMap(({ entry }) => entry ?? [])
    index.remember(new Map([...gone, ...entries.map((entry) => [entry.path, entry] as const)]))
    if (added.length > 0 || changes > maxUnwritten) await index.write()
    unread = new Map(notes.flatMap(({ path, why }) => (why === null ? [] : [[path, why]])))
    return {
      requests: entries
        .flatMap(({ request }) => (request === null ? [] : linked(request, links)))
        .sort(compareSaved),
      unreadable: [
        ...(documentProblem ? [documentProblem] : []),
        ...listed.unread,
        ...unread.values(),
      ].map((one) => ({ ...one, ...texts.inRoot })),
    }
  }
}

/** What the file of a request says now. */
export async function readNow({ texts, index, connections, loadLinks }: FolderParts, id: string) {
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

/** With the connection that the user chose for its address. A folder gets none by itself. */
export function linked(request: SavedRequest, links: OpenedFolder['links']): SavedRequest {
  const link = links.find(({ address }) => address === request.baseUrl)
  return request.connectionId === '' && link
    ? { ...request, connectionId: link.connectionId }
    : request
}
