/** Imports that run at night as people write them, over the server that moves: what an import check is held against. */
import type { ImportFault, ImportSettings } from '#core/import-check/check-import.ts'
import { owner } from '../../../servers/core/moving-store.ts'
import type { createMovingCore } from '../../../servers/core/start-moving-core.ts'

type Core = ReturnType<typeof createMovingCore>
interface Row {
  modified: string
  touched: string
  version: string
}
export type Table = ReadonlyMap<string, Row>

const origin = 'http://127.0.0.1:9'

function ask(core: Core, target: string): Record<string, string>[] {
  const { answer } = core.answer(
    {
      method: 'GET',
      target: `/api/v4/${target}`,
      body: null,
      accept: 'application/json',
      contentType: '',
      authorization: `Bearer ${owner.token}`,
      requestId: '',
    },
    origin,
  )
  if (answer.status !== 200) throw new Error(`${String(answer.status)}: ${target}`)
  const read = JSON.parse(String(answer.body)) as { '@graph': Record<string, string>[] }
  return read['@graph']
}

const readRows = (items: readonly Record<string, string>[]): Table =>
  new Map(
    items.map((item) => [
      item['@id'] ?? '',
      {
        modified: item['dct:modified'] ?? '',
        touched: item['dc:touched'] ?? '',
        version: item.version ?? '',
      },
    ]),
  )

const room = 'fields=@id,dct:modified,dc:touched,version&page[size]=10000'
export const load = (core: Core, query: string): Table => readRows(ask(core, `${query}&${room}`))

export interface Loaded {
  table: Table
  startedAt: number
  endedAt: number
}

/** In Vienna, in winter. */
const hour = 3_600_000
const day = 24 * hour
const dayOf = (instant: number): string => new Date(instant + hour).toISOString().slice(0, 10)
const momentOf = (instant: number): string => new Date(instant).toISOString()

function markOf({ table, startedAt, endedAt }: Loaded, { mark, stamp }: ImportSettings): string {
  switch (mark) {
    case 'start':
      return momentOf(startedAt)
    case 'end':
      return momentOf(endedAt)
    case 'newest': {
      const newest = [...table.values()].map((row) => Date.parse(row[stamp]))
      return momentOf(Math.floor(Math.max(0, ...newest) / 1000) * 1000 + 1000)
    }
    case 'day':
      return dayOf(endedAt)
    case 'overlap':
      return momentOf(startedAt - day)
  }
}

/** One night of an import: the delta since its mark, then the removal; and what its table has wrong by the book. */
export function runNight(
  core: Core,
  query: string,
  { loaded, loop, truth }: { loaded: Loaded; loop: ImportSettings; truth: Table },
): Record<ImportFault, string[]> {
  const mark = markOf(loaded, loop)
  const attribute = loop.stamp === 'modified' ? 'dct:modified' : 'dc:touched'
  const delta = load(core, `${query}&filter[attribute][${attribute}][in][min]=${mark}`)
  const table = new Map([...loaded.table, ...delta])
  const gone = new Set<string>()
  if (loop.removal === 'deleted') {
    const from = mark.includes('T') ? dayOf(Date.parse(mark)) : mark
    const since = `filter[attribute][dct:deleted][in][min]=${from}`
    for (const entry of ask(core, `things/deleted?${since}`)) gone.add(entry['@id'] ?? '')
  }
  if (loop.removal === 'list') {
    const listed = load(core, query)
    for (const id of table.keys()) if (!listed.has(id)) gone.add(id)
  }
  for (const id of gone) table.delete(id)

  const there = [...truth.keys()]
  return {
    missed: there.filter((id) => !table.has(id) && !gone.has(id)),
    stale: there.filter((id) => {
      const row = table.get(id)
      const real = truth.get(id)
      return row !== undefined && JSON.stringify(row) !== JSON.stringify(real)
    }),
    kept: [...table.keys()].filter((id) => !truth.has(id)),
    removed: there.filter((id) => gone.has(id)),
  }
}
