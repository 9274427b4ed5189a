/** Adds, changes, renames, moves and removes queries; says what it is about to do, and what is acknowledged. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { createQueryFolder } from '#host/workspace/query-folder.ts'

const [, , folder = '', first = '0'] = process.argv
const queries = createQueryFolder({
  root: join(folder, 'queries'),
  place: { kind: 'own', isElsewhere: false },
  indexFile: join(folder, 'queries.json'),
  connections: () => Promise.resolve([]),
})
const { requests } = await queries.load()

async function put(request: SavedRequest) {
  process.send?.({ kind: 'begun', id: request.id, request })
  const saved = await queries.save(request)
  process.send?.({ kind: saved.ok ? 'done' : saved.error.kind, id: request.id, request })
  return request
}

for (let number = Number(first); ; number += 1) {
  const added = await put({
    id: randomUUID(),
    name: `query ${String(number % 5)}`,
    note: 'x'.repeat(number % 3000),
    folder: ['', 'A', 'A / B'][number % 3] ?? '',
    position: number,
    connectionId: 'one',
    baseUrl: 'https://api.example',
    form: { ...emptyForm, endpoint: 'events', pageNumber: String(number) },
  })
  const renamed = await put({ ...added, name: `renamed ${String(number)}`, note: 'renamed' })
  await put({ ...renamed, folder: 'Moved / here', position: number / 3 })
  const old = requests.shift()
  if (old === undefined) continue
  process.send?.({ kind: 'begun', id: old.id, request: null })
  const removed = await queries.remove(old.id)
  process.send?.({ kind: removed.ok ? 'done' : removed.error.kind, id: old.id, request: null })
}
