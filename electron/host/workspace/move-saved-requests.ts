import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { compareSaved, cutIntoBatches } from '#core/workspace/saved-order.ts'
import {
  savedRequest,
  type SavedRequest,
  type UnreadableRequest,
} from '#core/workspace/saved-request.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { readDocument } from '#host/storage/document-text.ts'
import { listIds, readRegularFile } from '#host/storage/read-regular-file.ts'
import type { QueryFolder } from './query-folder.ts'

/**
 * The folder of queries, with the saved requests of versions that kept each in a JSON document, moved into it before
 * it is first read. The documents are kept in `saved-before-queries`. One that cannot be moved stays and is named.
 */
export function moveSavedRequests({
  dataDir,
  queries,
}: {
  dataDir: string
  queries: QueryFolder
}): QueryFolder {
  let moving: Promise<UnreadableRequest[]> | null = null
  const moved = () => (moving ??= move(dataDir, queries))
  return {
    async load() {
      const left = await moved()
      const { requests, unreadable } = await queries.load()
      return { requests, unreadable: [...unreadable, ...left] }
    },
    save: (...given) => moved().then(() => queries.save(...given)),
    saveNew: (requests) => moved().then(() => queries.saveNew(requests)),
    remove: (id) => moved().then(() => queries.remove(id)),
    version: queries.version,
    name: queries.name,
    connections: queries.connections,
    close: queries.close,
  }
}

const ending = '.request.json'
const rules = {
  format: 'saved-request',
  version: 3,
  schema: z.object({ request: savedRequest.nullable() }),
  migrations: { 1: (old: unknown) => old, 2: (old: unknown) => old },
}

async function move(dataDir: string, queries: QueryFolder): Promise<UnreadableRequest[]> {
  const from = join(dataDir, 'saved')
  const to = join(dataDir, 'saved-before-queries')
  const left: UnreadableRequest[] = []
  const requests: SavedRequest[] = []
  for (const id of await listIds(from, ending)) {
    const read = await readOld(join(from, id + ending))
    if (typeof read === 'object' && read.id === id)
      requests.push({ ...read, form: withoutTokens(read.form) })
    else
      left.push({
        kind: typeof read === 'object' ? 'not-moved' : read,
        file: `saved/${id}${ending}`,
        detail: '',
      })
  }
  if (requests.length === 0) return left
  requests.sort(compareSaved)
  for (const batch of cutIntoBatches(requests)) {
    const written = await queries.saveNew(batch)
    // One that a file cannot say does not keep the others.
    if (!written.ok) for (const request of batch) await queries.saveNew([request])
  }
  const now = new Map((await queries.load()).requests.map((one) => [one.id, one]))
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    for (const request of requests) {
      const name = request.id + ending
      if (isSame(now.get(request.id), request)) await rename(join(from, name), join(to, name))
      else left.push({ kind: 'not-moved', file: `saved/${name}`, detail: '' })
    }
    await rmdir(from)
  } catch {
    // What is still there is moved at the next start.
  }
  return left
}

async function readOld(
  file: string,
): Promise<SavedRequest | 'not-moved' | 'newer' | 'unavailable'> {
  try {
    const read = readDocument(await readRegularFile(file), rules)
    if (read.kind === 'newer') return 'newer'
    return (read.kind === 'value' ? read.value.request : null) ?? 'not-moved'
  } catch {
    return 'unavailable'
  }
}

function isSame(one: SavedRequest | undefined, { expect = {}, ...other }: SavedRequest): boolean {
  const { expect: ownExpect = {}, ...own } = one ?? {}
  return isDeepStrictEqual([own, ownExpect], [other, expect])
}
