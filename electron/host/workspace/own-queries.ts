import { createHash } from 'node:crypto'
import { access, constants, lstat, realpath, rename, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Connection } from '#core/connection/connection.ts'
import { folderDocumentName, readFolderDocument } from '#core/folder/folder-document.ts'
import { queryNameOf } from '#core/folder/query-file.ts'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type {
  FolderFault,
  FolderProblem,
  MovedQueries,
  OwnPlace,
} from '#core/workspace/opened-folder.ts'
import { readSavedFile, renderSavedFile } from '#core/workspace/saved-query.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { readDocument, renderDocument } from '#host/storage/document-text.ts'
import { withFileLock } from '#host/storage/file-lock.ts'
import { setAside } from '#host/storage/json-document.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { describeWriteError, readErrorCode, requireErrorCode } from '#host/storage/write-problem.ts'
import { moveSavedRequests } from './move-saved-requests.ts'
import { listQueryFiles, readText } from './query-files.ts'
import { createQueryFolder, type QueryFolder, type QueryProblem } from './query-folder.ts'
import { createQueryIndex, replaceEntries } from './query-index.ts'
import { createPathChooser, createQueryPlaces } from './query-places.ts'

/** The app's own saved queries: in the data folder, or in a folder that the user chose for them. */
export interface OwnQueries extends QueryFolder {
  place(): Promise<OwnPlace>
  /**
   * Copies the queries into another folder (null: the one in the data folder), reads the copies, and only then uses
   * them. Nothing there is written over: queries that are there already are the user's own from then on, and a copy
   * whose name another query has gets a number. The files that were copied stay.
   *
   * @param path - Absolute, as the system spells it.
   */
  moveTo(path: string | null): Promise<Result<MovedQueries, MoveProblem>>
}

type MoveProblem = SaveProblem | { kind: 'folder'; reason: FolderProblem }

interface Place {
  root: string
  /** Chosen by the user. */
  isElsewhere: boolean
  indexFile: string
}

const nothingCopied = { copied: 0, there: 0, renamed: 0, left: [] }
const maxFiles = 100_000
const placeRules = {
  format: 'own-folder',
  version: 1,
  schema: z.object({ path: z.string().nullable() }),
}

export function createOwnQueries({
  dataDir,
  connections,
  now,
}: {
  dataDir: string
  connections: () => Promise<readonly Connection[]>
  now: () => Date
}): OwnQueries {
  const places = createOwnPlaces(dataDir, now)
  let used: { root: string; queries: QueryFolder } | null = null
  let versionBefore = 0

  /** Another process may have moved the queries. */
  async function current(): Promise<{ place: Place; queries: QueryFolder } | null> {
    const place = await places.load()
    if ('kind' in place) return null
    if (used?.root !== place.root) {
      versionBefore += (used?.queries.version() ?? -1) + 1
      used?.queries.close()
      const queries = createQueryFolder({
        root: place.root,
        place: {
          kind: 'own',
          isElsewhere: place.isElsewhere,
          isStillUsed: async () => isDeepStrictEqual(await places.load(), place),
        },
        indexFile: place.indexFile,
        connections,
      })
      used = { root: place.root, queries: moveSavedRequests({ dataDir, queries }) }
    }
    return { place, queries: used.queries }
  }

  /** Changes the queries, where something can be written now. */
  async function change<T>(
    apply: (queries: QueryFolder) => Promise<Result<T, QueryProblem>>,
  ): Promise<Result<T, QueryProblem>> {
    const found = await current()
    if (found === null || (await findProblem(found.place)) !== null)
      return err({ kind: 'folder', reason: 'own-away' })
    return apply(found.queries)
  }

  return {
    async load() {
      const found = await current()
      if (found !== null) return found.queries.load()
      const unknown = { kind: 'unavailable', file: 'own-folder.json', detail: '' } as const
      return { requests: [], unreadable: [unknown] }
    },
    save: (...given) => change((queries) => queries.save(...given)),
    saveNew: (requests) => change((queries) => queries.saveNew(requests)),
    async remove(id) {
      const removed = await change(async (queries) => ok(await queries.remove(id)))
      // Where nothing is read, no query of it is shown.
      return removed.ok ? removed.value : ok(null)
    },
    version: () => versionBefore + (used?.queries.version() ?? 0),
    name: () => used?.queries.name() ?? '',
    connections: () => used?.queries.connections() ?? [],
    close: () => used?.queries.close(),
    async place() {
      const place = await places.load()
      if ('kind' in place) return { path: '', isUsual: false, problem: 'unknown' }
      const { root, isElsewhere } = place
      return { path: root, isUsual: !isElsewhere, problem: await findProblem(place) }
    },
    async moveTo(path) {
      // Moves those of an earlier version of the app first.
      await (await current())?.queries.load()
      const usual = await realpath(places.at(null).root).catch(() => null)
      const moved = await withFileLock(`${places.file}.lock`, () =>
        move(places, path === usual ? null : path),
      )
      return moved.ok ? moved.value : moved
    },
  }
}

/** Where the queries are: a document of the data folder names the place that the user chose. */
function createOwnPlaces(dataDir: string, now: () => Date) {
  const file = join(dataDir, 'own-folder.json')

  function at(path: string | null): Place {
    if (path === null)
      return {
        root: join(dataDir, 'queries'),
        isElsewhere: false,
        indexFile: join(dataDir, 'queries.json'),
      }
    const name = createHash('sha256').update(path).digest('hex').slice(0, 16)
    const indexFile = join(dataDir, 'folders', `own-${name}.json`)
    return { root: path, isElsewhere: true, indexFile }
  }

  return {
    file,
    dataDir,
    /** The place at a path; null: in the data folder. */
    at,
    /** 'unknown' if the file that names it cannot be read: another place would be taken for empty. */
    async load(): Promise<Place | { kind: 'unknown'; newer: number | null }> {
      try {
        const read = readDocument(await readRegularFile(file), placeRules)
        if (read.kind === 'value') return at(read.value.path)
        return { kind: 'unknown', newer: read.kind === 'newer' ? read.version : null }
      } catch (error) {
        return readErrorCode(error) === 'ENOENT' ? at(null) : { kind: 'unknown', newer: null }
      }
    },
    /** Names another place. `isLost`: what the file says cannot be read, and is set aside. */
    async save(
      path: string | null,
      { isLost }: { isLost: boolean },
    ): Promise<Result<void, SaveProblem>> {
      try {
        if (isLost) await setAside(file, now())
      } catch (error) {
        return err(describeWriteError(error))
      }
      return saveAtomically(file, renderDocument({ path }, placeRules))
    },
  }
}

async function findProblem(place: Place): Promise<OwnPlace['problem']> {
  if (!place.isElsewhere) return null
  const found = await findFolder(place.root)
  if (found.ok) return null
  return found.error === 'not-absolute' ? 'missing' : found.error
}

async function move(
  places: ReturnType<typeof createOwnPlaces>,
  path: string | null,
): Promise<Result<MovedQueries, MoveProblem>> {
  const found = await places.load()
  const from = 'kind' in found ? null : found
  const newer = 'kind' in found ? found.newer : null
  if (newer !== null) return err({ kind: 'newer', version: newer })
  const to = places.at(path)
  const overlap = path === null ? null : await findOverlap(path, from, places.dataDir)
  if (overlap !== null || from?.root === to.root)
    return err({ kind: 'folder', reason: overlap ?? 'own' })
  const use = () => places.save(path, { isLost: from === null })
  const copied = from === null ? await use() : await copyQueries(from, to, use)
  if (!copied.ok) return copied
  // Whoever comes back to the data folder finds it empty, and no older versions of the same queries.
  const keptIn = from === null || from.isElsewhere ? from?.root : await putAway(from.root)
  return ok({ ...nothingCopied, ...copied.value, path: to.root, keptIn: keptIn ?? '' })
}

async function findOverlap(
  path: string,
  from: Place | null,
  dataDir: string,
): Promise<FolderProblem | null> {
  const real = (one: string) => realpath(one).catch(() => one)
  const root = from && (await real(from.root))
  if (path === root) return 'own'
  const isWithin = (one: string, other: string) => `${one}${sep}`.startsWith(other + sep)
  const others = [await real(dataDir), ...(root === null ? [] : [root])]
  return others.some((other) => isWithin(path, other) || isWithin(other, path)) ? 'nested' : null
}

/** Copies query files and the document, and then uses the copies, while nobody writes in either place. */
async function copyQueries(
  from: Place,
  to: Place,
  use: () => Promise<Result<void, SaveProblem>>,
): Promise<Result<Omit<MovedQueries, 'path' | 'keptIn'>, MoveProblem>> {
  const lockOf = ({ indexFile }: Place) => `${indexFile}.folder.lock`
  const copied = await withFileLock(lockOf(from), async () => {
    const inBoth = await withFileLock(lockOf(to), async () => {
      const done = await copyWhileLocked(from, to)
      const switched = done.ok ? await use() : ok(undefined)
      return switched.ok ? done : switched
    })
    return inBoth.ok ? inBoth.value : inBoth
  })
  return copied.ok ? copied.value : copied
}

async function copyWhileLocked(
  from: Place,
  to: Place,
): Promise<Result<Omit<MovedQueries, 'path' | 'keptIn'>, MoveProblem>> {
  const listed = await listQueryFiles(from.root, maxFiles)
  const left = listed.unread.map(({ file }) => file)
  const places = createQueryPlaces(to.root, to.isElsewhere)
  const choosePath = createPathChooser(to.root, [...listed.files.keys()])
  const files: { path: string; text: string }[] = []
  /** By the path before. */
  const nowAt = new Map<string, string>()
  let there = 0
  let renamed = 0

  const [document, documentThere] = await Promise.all(
    [from, to].map(({ root }) => readText(root, folderDocumentName)),
  )
  const serversBefore = readServers(document)
  const servers = documentThere ? readServers(documentThere) : serversBefore
  if (document && 'text' in document && !documentThere)
    files.push({ path: folderDocumentName, text: document.text })
  else if (document && !isDeepStrictEqual(document, documentThere)) left.push(folderDocumentName)

  for (const path of listed.files.keys()) {
    const found = await readText(from.root, path)
    if (found === null) continue
    if ('kind' in found) {
      left.push(path)
      continue
    }
    const { text } = found
    const before = readSavedFile(text, path, serversBefore)
    const other = await readText(to.root, path)
    if (other === null || ('text' in other && other.text === text)) {
      const after = readSavedFile(text, path, servers)
      if (before.ok && (!after.ok || !isDeepStrictEqual(after.value.request, before.value.request)))
        return err({ kind: 'folder', reason: 'other-servers' })
      nowAt.set(path, path)
      if (other === null) files.push({ path, text })
      else there += 1
      continue
    }
    const folder = dirname(path) === '.' ? '' : dirname(path).replaceAll('/', ' / ')
    const named = before.ok ? before.value.request : { name: queryNameOf(path), folder }
    const free = await choosePath(named, { entry: null, file: null })
    let copy = text
    if (before.ok) {
      const { request, query } = before.value
      const { connection } = query
      copy = renderSavedFile(request, free, { connection, servers, before: before.value })
      const after = readSavedFile(copy, free, servers)
      if (!after.ok || !isDeepStrictEqual(after.value.request, request))
        return err({ kind: 'folder', reason: 'other-servers' })
    }
    nowAt.set(path, free)
    files.push({ path: free, text: copy })
    renamed += 1
  }

  const written = await writeCopies(to.root, places, files)
  if (!written.ok) return written
  const entries = await readEntries(from)
  const noted = await createQueryIndex(to.indexFile).change((known) =>
    replaceEntries(
      known,
      [...nowAt].flatMap(([path, now]) => {
        const entry = entries.get(path)
        return entry === undefined ? [] : [{ ...entry, path: now, state: '' }]
      }),
    ),
  )
  if (!noted.ok) return noted
  return ok({ copied: nowAt.size - there, there, renamed, left })
}

/** Writes the copies and reads them. On a problem, those that were written are removed again. */
async function writeCopies(
  root: string,
  places: ReturnType<typeof createQueryPlaces>,
  files: readonly { path: string; text: string }[],
): Promise<Result<void, SaveProblem>> {
  const isCopy = async ({ path, text }: (typeof files)[number]) => {
    const found = await readText(root, path)
    return found !== null && 'text' in found && found.text === text
  }
  async function write(): Promise<Result<void, SaveProblem>> {
    const prepared = await places.prepareFolders(files.map(({ path }) => path))
    if (!prepared.ok) return prepared
    const written = await places.writeAll(files)
    if (!written.ok) return written
    for (const file of files) if (!(await isCopy(file))) return err({ kind: 'other', code: 'EIO' })
    return ok(undefined)
  }
  const written = await write()
  if (written.ok) return written
  for (const file of files) if (await isCopy(file)) await places.remove(file.path)
  return written
}

function readServers(document: Awaited<ReturnType<typeof readText>> | undefined) {
  if (!document || 'kind' in document) return null
  const read = readFolderDocument(document.text)
  return read.ok ? read.value.connections : null
}

async function readEntries({ indexFile }: Place) {
  const index = createQueryIndex(indexFile)
  await index.reload()
  return index.entries()
}

/** Renames the folder in the data folder; resolves with where it is then, or '' if there is none. */
async function putAway(root: string): Promise<string> {
  if (!(await lstat(root).catch(() => null))) return ''
  for (let number = 1; ; number += 1) {
    const kept = `${root}-before-move${number === 1 ? '' : `-${String(number)}`}`
    if (await lstat(kept).catch(() => null)) continue
    try {
      await rename(root, kept)
      return kept
    } catch {
      return root
    }
  }
}

/** The folder at a path as a person typed or copied it. */
export async function findFolder(typed: string): Promise<Result<string, FolderFault>> {
  const plain = typed.trim().replace(/^"(.*)"$/, '$1')
  const path = plain.replace(/^~(?=$|[/\\])/, () => homedir())
  if (!isAbsolute(path) || path.includes('\0')) return err('not-absolute')
  try {
    const real = await realpath(path)
    if (!(await stat(real)).isDirectory()) return err('not-a-folder')
    await access(real, constants.R_OK)
    return ok(real)
  } catch (error) {
    const code = requireErrorCode(error)
    if (code === 'ENOENT') return err('missing')
    return err(code === 'ENOTDIR' ? 'not-a-folder' : 'no-access')
  }
}
