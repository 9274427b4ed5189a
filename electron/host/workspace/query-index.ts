import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import { savedRequest, type SavedRequest } from '#core/workspace/saved-request.ts'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { readDocument, renderDocument } from '#host/storage/document-text.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { describeFile } from './query-files.ts'

/** What the app knows of a query file besides what the file says. */
export interface QueryEntry {
  /** By which tabs know the query. */
  id: string
  /** In the folder, with `/`. */
  path: string
  /** The connection that is meant by this name and address in the file. */
  connectionId: string
  connection: string
  baseUrl: string
  /** Of the text: a file of the same text elsewhere is the file renamed. */
  hash: string
  /** What the file looked like when it was read as `request`; null if it could not be read. */
  state: string
  request: SavedRequest | null
}

type Entries = ReadonlyMap<string, QueryEntry>

/** Files that are gone keep their ID for when they come back, as with another branch of git. */
const maxEntries = 10_000

const stored = z.object({
  /** Of the folder's document, by which its queries were read. */
  document: z.string(),
  entries: z.array(
    z.object({
      id: z.uuid(),
      path: z.string(),
      connectionId: z.string(),
      connection: z.string(),
      baseUrl: z.string(),
      hash: z.string(),
      state: z.string(),
      // Read with care once, when it is loaded.
      request: z.unknown(),
    }),
  ),
})

const rules = { format: 'query-index', version: 1, schema: stored }

/**
 * The IDs of the query files of a folder, in one document of the data folder. Without it, they get new ones. Who
 * changes it holds the lock of the folder.
 */
export function createQueryIndex(file: string) {
  let known: Entries | null = null
  let document = ''
  /** What the file looked like when it was read or written. */
  let state: string | null = null

  const entries = (): Entries => known ?? new Map()

  /** Adds what another process noted; its version if a newer app wrote it. */
  async function reload(): Promise<{ document: string; newer: number | null }> {
    const now = await describeFile(file)
    if (now === null || now === state) return { document, newer: null }
    const bytes = await readRegularFile(file).catch(() => new Uint8Array())
    const read = readDocument(bytes, rules)
    if (read.kind === 'newer') return { document: '', newer: read.version }
    state = now
    if (read.kind === 'unreadable') return { document: '', newer: null }
    const merged = new Map(entries())
    const byId = new Map([...merged.values()].map((entry) => [entry.id, entry]))
    for (const one of read.value.entries) {
      const own = byId.get(one.id)
      if (own?.path === one.path) continue
      if (own) merged.delete(own.path)
      merged.set(one.path, readEntry(one))
    }
    known = merged
    return { document: read.value.document, newer: null }
  }

  async function write(): Promise<Result<null, SaveProblem>> {
    const { newer } = await reload()
    if (newer !== null) return err({ kind: 'newer', version: newer })
    const value = { document, entries: [...entries().values()].slice(-maxEntries) }
    const written = await saveAtomically(file, renderDocument(value, rules))
    if (!written.ok) return written
    state = await describeFile(file)
    return ok(null)
  }

  return {
    entries,
    /** Reads the entries if they are not known yet. False if they were read by another document of the folder. */
    async load(documentText: string): Promise<{ isSameDocument: boolean }> {
      const sign = createHash('sha256').update(documentText).digest('base64')
      if (known === null) document = (await reload()).document
      known ??= new Map()
      const isSameDocument = document === sign
      document = sign
      return { isSameDocument }
    },
    reload,
    remember(next: Entries) {
      known = next
    },
    /** Resolves once it is on the disk. */
    async change(apply: (entries: Entries) => Entries): Promise<Result<null, SaveProblem>> {
      await reload()
      const before = entries()
      known = apply(before)
      const written = await write()
      if (!written.ok) known = before
      return written
    },
    write,
  }
}

function readEntry({ request, ...entry }: z.infer<typeof stored>['entries'][number]): QueryEntry {
  const read = savedRequest.safeParse(request)
  return { ...entry, request: read.success ? read.data : null }
}

/** With these entries in place of those of their IDs or paths. */
export function replaceEntries(entries: Entries, replacing: readonly QueryEntry[]): Entries {
  const ids = new Set(replacing.map(({ id }) => id))
  return new Map([
    ...[...entries].filter(([, { id }]) => !ids.has(id)),
    ...replacing.map((entry) => [entry.path, entry] as const),
  ])
}

/** The only file of this text that is gone. */
export function findMovedFrom(gone: Entries, hash: string): QueryEntry | null {
  const [first, second] = [...gone.values()].filter((entry) => entry.hash === hash)
  return first !== undefined && second === undefined ? first : null
}
