import { renderFileName } from '#core/text/file-name.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readBody } from '#core/query/read-query-form.ts'
import { err, ok, type Result } from '#core/result.ts'
import { isSameForm } from './query-tabs.ts'
import { lastPosition } from './saved-order.ts'
import { folderSeparator, nameKeyOf } from './saved-name.ts'
import type { SavedRequest } from './saved-request.ts'
import { folderDocumentName, type FolderConnection } from '#core/folder/folder-document.ts'
import {
  queryFileEnding,
  queryNameOf,
  readQueryFile,
  type FolderQuery,
} from '#core/folder/query-file.ts'
import type { FileComplaint } from '#core/folder/read-file.ts'
import { renderQueryFile } from '#core/folder/write-query-file.ts'

/** A saved query as its file says it. Whose connection it is, and its ID, are matters of the app. */
export interface SavedFile {
  request: Omit<SavedRequest, 'id' | 'connectionId'>
  query: FolderQuery
}

/**
 * Reads the file of a saved query. `path` is its path in the folder, and `servers` are those of the folder's
 * document (null if it has none).
 */
export function readSavedFile(
  text: string,
  path: string,
  servers: readonly FolderConnection[] | null,
): Result<SavedFile, FileComplaint[]> {
  const read = readQueryFile(text)
  if (!read.ok) return read
  const query = read.value
  const server = servers?.find(({ name }) => name === query.connection)
  if (query.connection !== '' && servers !== null && server === undefined) {
    const names = servers.map((one) => one.name).join(', ')
    const complaint = `connection: not in ${folderDocumentName}, which has: ${names}`
    return err([complainAt(text, 'connection', complaint)])
  }
  const form = readForm(query, server)
  if (form === null)
    return err([complainAt(text, 'body', 'body: expected a JSON object that the form can show')])
  const name = query.name.trim()
  return ok({
    query,
    request: {
      name: name === '' ? queryNameOf(path) : name,
      note: query.notes,
      folder: folderOf(path, query.folder.trim()),
      position: query.position ?? lastPosition,
      baseUrl: query.address === '' ? (server?.baseUrl ?? '') : query.address,
      form,
      ...(Object.keys(query.expect).length > 0 && { expect: query.expect }),
    },
  })
}

/** null if the form would not send what the body says. */
function readForm(
  { form, body }: FolderQuery,
  server: FolderConnection | undefined,
): FolderQuery['form'] | null {
  if (body === null) return form
  const read = readBody(body, server?.conventions ?? presets.documented)
  if (!read.ok || read.value.leftOut.length > 0) return null
  return { ...read.value.form, endpoint: form.endpoint, method: form.method }
}

function complainAt(text: string, member: string, complaint: string): FileComplaint {
  const line = text.split('\n').findIndex((one) => one.startsWith(`${member}:`)) + 1
  return { line: Math.max(1, line), column: 1, text: complaint }
}

/** The directories of a folder of saved queries; [] for none. */
export const directoriesOf = (folder: string): string[] =>
  folder === '' ? [] : folder.split(folderSeparator).map(renderFileName)

/** The name in the file counts only where the file is in that folder: it may have been moved. */
function folderOf(path: string, named: string): string {
  const directories = path.split('/').slice(0, -1)
  const isThere = nameKeyOf(directoriesOf(named).join('/')) === nameKeyOf(directories.join('/'))
  return isThere && named !== '' ? named : directories.join(folderSeparator)
}

/** The path of a saved query in its folder, as far as no other has it. */
export const planQueryPath = ({ folder, name }: Pick<SavedRequest, 'folder' | 'name'>): string =>
  `${[...directoriesOf(folder), renderFileName(name)].join('/')}${queryFileEnding}`

/** The path with a number, for a name that another file has. */
export const numberPath = (path: string, number: number): string =>
  `${path.slice(0, -queryFileEnding.length)} ${String(number)}${queryFileEnding}`

/**
 * The file of a saved query, as `readSavedFile` reads it at this path. `before` is what the file says now: what the
 * window does not know of it stays.
 */
export function renderSavedFile(
  request: Omit<SavedRequest, 'id' | 'connectionId'>,
  path: string,
  {
    connection,
    servers = null,
    definitions = [],
    before = null,
  }: {
    /** The name of its connection; '' for none. */
    connection: string
    servers?: readonly FolderConnection[] | null
    definitions?: readonly FilterDefinition[]
    before?: SavedFile | null
  },
): string {
  const { name, note, folder, position, baseUrl, form, expect = {} } = request
  const server = servers?.find((one) => one.name === connection && one.baseUrl === baseUrl)
  const body = before !== null && isSameForm(before.request.form, form) ? before.query.body : null
  const keepsNoName = before?.query.name === '' && name === queryNameOf(path)
  return renderQueryFile(
    {
      name: keepsNoName ? '' : name,
      folder: folder === folderOf(path, '') ? '' : folder,
      position: position === lastPosition ? null : position,
      notes: note,
      connection:
        servers !== null && !servers.some((one) => one.name === connection) ? '' : connection,
      address: server === undefined ? baseUrl : '',
      form: before !== null && body !== null ? before.query.form : form,
      body,
      expect,
    },
    definitions,
  )
}
