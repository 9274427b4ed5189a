import * as z from 'zod/mini'
import { expectations } from '#core/folder/expectation-schema.ts'
import {
  folderDocumentName,
  isFolderDocument,
  readFolderDocument,
  type FolderConnection,
} from '#core/folder/folder-document.ts'
import { isQueryFile, queryNameOf, readQueryFile } from '#core/folder/query-file.ts'
import { sayComplaint, type FileComplaint } from '#core/folder/read-file.ts'
import { describeComplaint } from '#core/json/describe-complaint.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { conventions, conventionsOfVersion1 } from '#core/query/conventions-schema.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { storedForm } from '#core/query/form-schema.ts'
import { readBody } from '#core/query/read-query-form.ts'
import type { Reading } from '#core/query/reading.ts'
import { err, ok, type Result } from '#core/result.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { ImportFile, ImportedRequest, ImportProblem, LeftOutRequest } from './import.ts'
import { memberAt, scalarOf, textAt } from './foreign-json.ts'

/** A connection by which a query file names its server, by name or, in the app's own data, by ID. */
export interface NamedServer extends Pick<FolderConnection, 'name' | 'baseUrl' | 'conventions'> {
  id: string
}

/** The servers that the queries of a folder name; null if none has a document. */
export type FolderServers = readonly NamedServer[] | null

export interface Folders {
  title: string
  /** Documents that cannot be read. */
  leftOut: LeftOutRequest[]
  serversFor: (path: string) => FolderServers
  /** The folders of a query within its folder; a saved query of the app's data says its own. */
  foldersOf: (path: string) => string[]
}

/** The `connections.json` of the app's own data, beside its folder of saved queries. */
const isConnectionList = (path: string): boolean => /(?:^|\/)connections\.json$/.test(path)

export const isFolderSettingsPath = (path: string): boolean =>
  isFolderDocument(path) || isConnectionList(path)

/** Reads the documents of folders; the nearest one around a query counts. */
export function readFolders(files: readonly ImportFile[]): Folders {
  const servers = new Map<string, readonly NamedServer[]>()
  const leftOut: LeftOutRequest[] = []
  let title = ''
  for (const file of files) {
    if (!('text' in file) || !isFolderSettingsPath(file.path)) continue
    const read = isFolderDocument(file.path)
      ? readDocument(file.text)
      : readConnectionList(file.text)
    if (read.ok) {
      servers.set(folderOf(file.path), read.value.servers)
      if (title === '') title = read.value.title
    } else
      leftOut.push({
        name: file.path,
        folderPath: [],
        reason: { kind: 'file', problem: read.error },
      })
  }
  /** The folder of the nearest document around a file. */
  const rootOf = (path: string): string => {
    let folder = folderOf(path)
    while (folder !== '' && !servers.has(folder)) folder = folderOf(folder)
    return folder
  }
  return {
    title,
    leftOut,
    serversFor: (path) => servers.get(rootOf(path)) ?? null,
    foldersOf: (path) =>
      isQueryFile(path)
        ? folderOf(path)
            .slice(rootOf(path).length)
            .split('/')
            .filter((name) => name !== '')
        : [],
  }
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

type ReadServers = Result<{ title: string; servers: readonly NamedServer[] }, ImportProblem>

function readDocument(text: string): ReadServers {
  const read = readFolderDocument(text)
  if (!read.ok) return err(toProblem(read.error))
  const { name, connections } = read.value
  return ok({ title: name, servers: connections.map((one) => ({ ...one, id: one.name })) })
}

function toProblem(complaints: readonly FileComplaint[]): ImportProblem {
  const line = complaints[0]?.line ?? 1
  return { kind: 'wrong-shape', complaints: complaints.map(sayComplaint), line }
}

const connectionList = z.object({
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      baseUrl: z.string(),
      conventions: z._default(z.unknown(), {}),
    }),
  ),
})

function readConnectionList(text: string): ReadServers {
  const json = readJson(text)
  if (!json.ok) return err({ kind: 'not-json', fault: json.error })
  const read = parse(connectionList, json.value)
  if (!read.ok) return read
  const schema = isVersion1(json.value) ? conventionsOfVersion1 : conventions
  const servers = read.value.connections.flatMap((one): NamedServer[] => {
    const own = schema.safeParse(one.conventions)
    return own.success ? [{ ...one, conventions: own.data }] : []
  })
  return ok({ title: '', servers })
}

const isVersion1 = (root: JsonValue): boolean => scalarOf(memberAt(root, 'version')) === '1'

function parse<T>(schema: z.ZodMiniType<T>, root: JsonValue): Result<T, ImportProblem> {
  const read = schema.safeParse(JSON.parse(renderJson(root, { indent: null })))
  if (read.success) return ok(read.data)
  const complaints = read.error.issues.map((issue) => describeComplaint(issue, root))
  return err({ kind: 'wrong-shape', complaints })
}

/** What stands for a request in a file that has a form already. */
export type FormRequest = Omit<ImportedRequest, 'duplicateOf'>

interface FolderContext {
  servers: FolderServers
  conventionsFor: (baseUrl: string | null) => Conventions
}

export function readFolderQuery(
  text: string,
  path: string,
  { servers, conventionsFor }: FolderContext,
): Result<FormRequest, ImportProblem> {
  const read = readQueryFile(text)
  if (!read.ok) return err(toProblem(read.error))
  const { name, notes, connection, address, form, body, expect } = read.value
  const server = findServer(servers, connection)
  if (server === 'unknown') {
    const names = (servers ?? []).map((one) => one.name).join(', ')
    return err(wrong(`connection: not in ${folderDocumentName}, which has: ${names}`))
  }
  const conventions = server?.conventions ?? conventionsFor(null)
  const inBody = body === null ? null : readBody(body, conventions)
  if (inBody?.ok === false) return err(wrong('body: expected a JSON object'))
  const reading: Pick<Reading, 'leftOut' | 'notes'> = inBody?.value ?? { leftOut: [], notes: [] }
  return ok({
    name: name === '' ? queryNameOf(path) : name,
    folderPath: [],
    note: notes,
    baseUrl: address === '' ? (server?.baseUrl ?? null) : address,
    connectionName: connection,
    conventions,
    form: inBody ? { ...inBody.value.form, endpoint: form.endpoint } : form,
    leftOut: reading.leftOut,
    notes: reading.notes,
    ...(Object.keys(expect).length > 0 && { expect }),
  })
}

const wrong = (complaint: string): ImportProblem => ({
  kind: 'wrong-shape',
  complaints: [complaint],
})

function findServer(servers: FolderServers, connection: string): NamedServer | 'unknown' | null {
  if (connection === '' || servers === null) return null
  return servers.find(({ name }) => name === connection) ?? 'unknown'
}

export const isSavedRequest = (root: JsonValue): boolean =>
  textAt(root, 'format') === 'saved-request'

const savedDocument = z.object({
  request: z.object({
    name: z.string(),
    note: z._default(z.string(), ''),
    folder: z._default(z.string(), ''),
    connectionId: z._default(z.string(), ''),
    baseUrl: z._default(z.string(), ''),
    form: storedForm,
    expect: z.exactOptional(expectations),
  }),
})

/** Reads a saved query as earlier versions of the app kept it: `saved/….request.json`. */
export function readSavedRequest(
  root: JsonValue,
  { servers, conventionsFor }: FolderContext,
): Result<FormRequest, ImportProblem> {
  const version = scalarOf(memberAt(root, 'version'))
  if (!['1', '2', '3'].includes(version)) return err({ kind: 'newer-version', version })
  const read = parse(savedDocument, root)
  if (!read.ok) return read
  const { name, note, folder, connectionId, baseUrl, form, expect } = read.value.request
  const server = servers?.find(({ id }) => id === connectionId) ?? null
  const address = baseUrl === '' ? (server?.baseUrl ?? null) : baseUrl
  return ok({
    name,
    folderPath: folder === '' ? [] : folder.split(' / '),
    note,
    baseUrl: address,
    connectionName: server?.name ?? '',
    conventions: server?.conventions ?? conventionsFor(address),
    form: withoutTokens(form),
    leftOut: [],
    notes: [],
    ...(expect && { expect }),
  })
}
