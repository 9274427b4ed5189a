import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '#core/connection/connection.ts'
import {
  folderDocumentName,
  readFolderDocument,
  type FolderDocument,
} from '#core/folder/folder-document.ts'
import { sayComplaint } from '#core/folder/read-file.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readSavedFile, renderSavedFile, type SavedFile } from '#core/workspace/saved-query.ts'
import {
  savedRequest,
  type SavedRequest,
  type UnreadableRequest,
} from '#core/workspace/saved-request.ts'
import { readText } from './query-files.ts'
import type { QueryEntry } from './query-index.ts'

type ReadQuery =
  | { kind: 'read'; file: SavedFile; hash: string }
  | { kind: 'unread'; why: UnreadableRequest }

/** The request cannot be said in a file, for example because it is too long. */
export interface InvalidRequest {
  kind: 'invalid-request'
  detail: string
}

/** What the files of a folder say as requests, and how requests are said in them. `sharedId` is that of an opened folder. */
export function createQueryTexts(root: string, sharedId: string | undefined) {
  const isShared = sharedId !== undefined
  const inRoot = isShared ? { root: sharedId } : {}
  let document: { text: string; value: FolderDocument | null } = { text: '', value: null }

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

  return {
    inRoot,
    toRequest,
    document: () => document,
    /** Reads the document of the folder, by which its queries are read; its problem, if it cannot be read. */
    async loadDocument(): Promise<UnreadableRequest | null> {
      const found = await readText(root, folderDocumentName)
      if (found !== null && 'kind' in found) return found
      const text = found?.text ?? ''
      if (text === document.text) return null
      const read = text === '' ? ok(null) : readFolderDocument(text)
      if (!read.ok) return mistake(folderDocumentName, read.error.map(sayComplaint))
      document = { text, value: read.value }
      return null
    },
    /** The query in a file, or why it is none; null if there is no file. */
    async loadQuery(path: string): Promise<ReadQuery | null> {
      const found = await readText(root, path)
      if (found === null) return null
      if ('kind' in found) return { kind: 'unread', why: found }
      const file = readSavedFile(found.text, path, document.value?.connections ?? null)
      return file.ok
        ? { kind: 'read', file: file.value, hash: hashOf(found.text) }
        : { kind: 'unread', why: mistake(path, file.error.map(sayComplaint)) }
    },
    /** What the index notes of a query that was read, and why it is no request. `before` is what was noted of it. */
    describe(
      { path, state, file, hash }: { path: string; state: string; file: SavedFile; hash: string },
      { id, before, own }: { id: string; before: QueryEntry | null; own: readonly Connection[] },
    ): { entry: QueryEntry; why: UnreadableRequest | null } {
      const read = toRequest(file, id, before, own)
      const request = read.ok ? read.value : null
      return {
        entry: entryOf(file, { id, path, hash, state, request }),
        why: read.ok ? null : mistake(path, [read.error]),
      }
    },
    /** The file of a request, and what is read of it; it is written only if that is the request. */
    render(
      request: SavedRequest,
      path: string,
      before: SavedFile | null,
      own: readonly Connection[],
    ): Result<{ text: string; entry: QueryEntry; saved: SavedRequest }, InvalidRequest> {
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
      const { id, connectionId } = request
      const said = savedRequest.safeParse({ ...file.value.request, id, ...inRoot, connectionId })
      if (!said.success || !isDeepStrictEqual(said.data.form, request.form))
        return err({
          kind: 'invalid-request',
          detail: said.error?.issues[0]?.path.join('.') ?? 'form',
        })
      const about = { id, path, hash: hashOf(text), state: '', request: said.data }
      return ok({ text, entry: entryOf(file.value, about), saved: said.data })
    },
  }
}

const entryOf = (
  { query, request }: SavedFile,
  { id, path, ...about }: Pick<QueryEntry, 'id' | 'path' | 'hash' | 'state' | 'request'>,
): QueryEntry => ({
  id,
  path,
  connection: query.connection,
  connectionId: about.request?.connectionId ?? '',
  baseUrl: request.baseUrl,
  ...about,
})

const mistake = (file: string, complaints: readonly string[]): UnreadableRequest => ({
  kind: 'mistake',
  file,
  detail: complaints[0] ?? '',
})

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** By name, else by address; '' if there is none. */
function findConnectionId(name: string, baseUrl: string, own: readonly Connection[]): string {
  const named = own.filter((one) => one.name === name)
  const found =
    named.find((one) => one.baseUrl === baseUrl) ??
    named[0] ??
    own.find((one) => one.baseUrl === baseUrl)
  return found?.id ?? ''
}
