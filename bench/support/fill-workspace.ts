import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionDraft } from '#core/connection/connection.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import type { HistoryEntry } from '#core/workspace/history-entry.ts'
import { createConnectionStore } from '#host/workspace/connection-store.ts'
import { createHistoryLog } from '#host/workspace/history-log.ts'
import { createQueryFolder } from '#host/workspace/query-folder.ts'

export interface WorkspaceSize {
  connections: number
  saved: number
  history: number
}

const now = () => new Date('2026-01-01T00:00:00Z')
const entriesPerFile = 1_000

export async function fillWorkspace(dataDir: string, size: WorkspaceSize): Promise<void> {
  const connections = createConnectionStore({ file: join(dataDir, 'connections.json'), now })
  const ids: string[] = []
  for (let number = 0; number < size.connections; number += 1) {
    const added = await connections.add(
      connectionDraft.parse({ name: `Instance ${number}`, baseUrl: addressOf(number) }),
    )
    if (!added.ok) throw new Error(`Connection ${number}: ${added.error.kind}`)
    ids.push(added.value.id)
  }
  const connectionOf = (number: number) => ids[number % ids.length] ?? ''

  const saved = createQueryFolder({
    root: join(dataDir, 'queries'),
    place: { kind: 'own', isElsewhere: false },
    indexFile: join(dataDir, 'queries.json'),
    connections: async () => (await connections.load()).value.connections,
  })
  for (let number = 0; number < size.saved; number += 1) {
    const kept = await saved.save({
      id: randomUUID(),
      name: `Request ${number}`,
      note: 'What this is for, in a sentence or two, as people write it.',
      folder: `Folder ${number % 40}`,
      position: number,
      connectionId: connectionOf(number),
      baseUrl: addressOf(number % ids.length),
      form: formOf(number),
    })
    if (!kept.ok) throw new Error(`Request ${number}: ${kept.error.kind}`)
  }

  // Written directly in the log's format, because adding entries one by one, each with an fsync, would take
  // minutes.
  const folder = join(dataDir, 'history')
  await mkdir(folder, { recursive: true })
  for (let file = 0; file * entriesPerFile < size.history; file += 1) {
    const lines = Array.from({ length: entriesPerFile }, (_, line) => {
      const number = file * entriesPerFile + line
      return `${JSON.stringify(entryOf(number, connectionOf(number), number % ids.length))}\n`
    })
    const name = `history-${String(file + 1).padStart(6, '0')}.ndjson`
    await writeFile(join(folder, name), lines.join(''))
  }
  const { total } = await createHistoryLog(folder).find('', 1)
  if (total !== size.history) throw new Error(`The history has ${total} entries`)
}

const addressOf = (number: number) => `https://instance-${number}.example/api-of-it`

function entryOf(number: number, connectionId: string, connection: number): HistoryEntry {
  return {
    id: randomUUID(),
    at: new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString(),
    connectionId,
    connectionName: `Instance ${connection}`,
    baseUrl: addressOf(connection),
    form: formOf(number),
    result: {
      kind: 'answer',
      status: number % 17 === 0 ? 404 : 200,
      total: String(number % 5_000),
      durationMs: 80 + (number % 900),
      sizeBytes: 40_000 + number,
      isComplete: true,
    },
  }
}

const formOf = (number: number): QueryForm => ({
  ...emptyForm,
  endpoint: `endpoint-${number % 300}`,
  method: number % 3 === 0 ? 'POST' : 'GET',
  q: number % 4 === 0 ? `Sommerfest ${number}` : '',
  filters: [
    {
      key: 'category',
      value: { kind: 'list', items: ['music', 'market', `topic-${number % 90}`] },
    },
    { key: 'region', value: { kind: 'text', text: `Region ${number % 25}` } },
  ],
  include: ['location', 'image'],
  fields: [{ relation: 'image', attributes: ['name', 'contentUrl', 'copyrightHolder'] }],
  sort: [{ attribute: 'startDate', direction: 'ascending' }],
  pageSize: '25',
})
