import * as z from 'zod'
import type { NotedList } from './run-set.ts'
import { readSummed, renderSummed } from './summed-json.ts'

const ids = z.array(z.string())

const written = z.object({
  ids,
  awaited: z.array(z.tuple([z.string(), z.string(), z.string()])),
  told: z.object({ came: ids, went: ids, changed: ids }),
})

/** A list as its file holds it (`list.json`). */
export const renderNotedList = ({ ids: listed, awaited, told }: NotedList): string =>
  renderSummed({
    ids: [...listed],
    awaited: Array.from(awaited, ([id, { modified, touched }]) => [id, modified, touched]),
    told,
  })

/** null for a file that says something else. */
export function readNotedList(text: string): NotedList | null {
  const read = written.safeParse(readSummed(text))
  if (!read.success) return null
  const { ids: listed, awaited, told } = read.data
  return {
    told,
    ids: new Set(listed),
    awaited: new Map(awaited.map(([id, modified, touched]) => [id, { modified, touched }])),
  }
}
