import * as z from 'zod'
import type { PreviousList } from './run-context.ts'
import { readWithChecksum, renderWithChecksum } from './json-with-checksum.ts'

const ids = z.array(z.string())

const listFile = z.object({
  ids,
  /** ID, `dct:modified` and `dc:touched` of each item that was to be fetched after this list. */
  awaited: z.array(z.tuple([z.string(), z.string(), z.string()])),
  /** The `differences` of the `PreviousList`, under the name that this file format has for them. */
  told: z.object({ came: ids, went: ids, changed: ids }),
})

/** The text of `list.json`. */
export const renderPreviousList = ({ ids: listed, awaited, differences }: PreviousList): string =>
  renderWithChecksum({
    ids: [...listed],
    awaited: Array.from(awaited, ([id, { modified, touched }]) => [id, modified, touched]),
    told: differences,
  })

/** null if the text has another format. */
export function readPreviousList(text: string): PreviousList | null {
  const read = listFile.safeParse(readWithChecksum(text))
  if (!read.success) return null
  const { ids: listed, awaited, told } = read.data
  return {
    differences: told,
    ids: new Set(listed),
    awaited: new Map(awaited.map(([id, modified, touched]) => [id, { modified, touched }])),
  }
}
