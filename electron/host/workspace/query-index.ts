import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { SaveProblem } from '#core/refusal/host-refusal.ts'
import { ok, type Result } from '#core/result.ts'
import { savedRequest, type SavedRequest } from '#core/workspace/saved-request.ts'
import { createJsonDocument, type DocumentPlace } from '#host/storage/json-document.ts'

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

/** The IDs of the query files of a folder, in one document of the data folder. Without it, they get new ones. */
export function createQueryIndex(place: DocumentPlace) {
  const store = createJsonDocument<z.infer<typeof stored>>({
    ...place,
    format: 'query-index',
    version: 1,
    schema: stored,
    empty: () => ({ document: '', entries: [] }),
  })
  let known: Entries | null = null
  let document = ''

  const entries = (): Entries => known ?? new Map()

  async function write(): Promise<Result<null, SaveProblem>> {
    const own = [...entries().values()]
    const ids = new Set(own.map(({ id }) => id))
    const written = await store.update((current) => {
      // Another process may have added some.
      const others = current.entries.filter(({ id, path }) => !ids.has(id) && !entries().has(path))
      return { document, entries: [...others, ...own].slice(-maxEntries) }
    })
    return written.ok ? ok(null) : written
  }

  async function reload(): Promise<string> {
    const { value } = await store.load()
    const merged = new Map(entries())
    const byId = new Map([...merged.values()].map((entry) => [entry.id, entry]))
    for (const read of value.entries) {
      const own = byId.get(read.id)
      if (own?.path === read.path) continue
      if (own) merged.delete(own.path)
      merged.set(read.path, readEntry(read))
    }
    known = merged
    return value.document
  }

  return {
    entries,
    /** Reads the entries if they are not known yet. False if they were read by another document of the folder. */
    async load(documentText: string): Promise<{ isSameDocument: boolean }> {
      const sign = createHash('sha256').update(documentText).digest('base64')
      if (known === null) document = await reload()
      const isSameDocument = document === sign
      document = sign
      return { isSameDocument }
    },
    /** Reads what another process noted. */
    reload,
    remember(next: Entries) {
      known = next
    },
    /** Resolves once it is on the disk. */
    async change(apply: (entries: Entries) => Entries): Promise<Result<null, SaveProblem>> {
      const before = known
      known = apply(entries())
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

/** The only file of this text that is gone. */
export function findMovedFrom(gone: Entries, hash: string): QueryEntry | null {
  const [first, second] = [...gone.values()].filter((entry) => entry.hash === hash)
  return first !== undefined && second === undefined ? first : null
}
