import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { createQueryFolder } from '#host/workspace/query-folder.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const kills = rounds(100)
const folder = temporaryFolder()
const script = bundledChild(new URL('./children/query-writer.ts', import.meta.url))

interface Said {
  kind: string
  id: string
  request: SavedRequest | null
}

test(
  `killed at any moment of writing, no query that was acknowledged is lost, changed or there twice (${kills} kills)`,
  async () => {
    let confirmed = new Map<string, SavedRequest>()
    for (let round = 0; round < kills; round += 1) {
      const writer = startChild(script(), [folder(), String(round * 1000)])
      let begun: Said | null = null
      const take = (message: unknown) => {
        const said = message as Said
        expect(['begun', 'done']).toContain(said.kind)
        begun = said.kind === 'begun' ? said : null
        if (said.kind === 'begun') return
        if (said.request) confirmed.set(said.id, said.request)
        else confirmed.delete(said.id)
      }
      for (let wanted = 1 + (round % 9); wanted > 0; wanted -= 1) take(await writer.next())
      await delay(Math.random() * 12)
      await writer.kill()
      for (let late = await writer.next(); late !== null; late = await writer.next()) take(late)

      const loaded = await createQueryFolder({
        root: join(folder(), 'queries'),
        place: { kind: 'own', isElsewhere: false },
        indexFile: join(folder(), 'queries.json'),
        connections: () => Promise.resolve([]),
      }).load()
      expect(loaded.unreadable).toEqual([])
      const found = new Map(loaded.requests.map((one) => [one.id, one]))
      const open = begun as Said | null
      if (open !== null) {
        // The write under way may have been done, or not, or all but the new folder.
        const is = found.get(open.id)
        if (is) confirmed.set(open.id, resemble(is, open.request, confirmed.get(open.id)))
        else if (open.request === null) confirmed.delete(open.id)
      }
      expect(found).toEqual(confirmed)
      confirmed = found
    }
    const files = await readdir(join(folder(), 'queries'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.yaml'))).toHaveLength(confirmed.size)
  },
  60_000 + kills * 5_000,
)

/** What is there, if it is one of the two, or the new one in the folder of the old one. */
function resemble(
  is: SavedRequest,
  after: SavedRequest | null,
  before: SavedRequest | undefined,
): SavedRequest {
  const allowed = [before, after, after && before && { ...after, folder: before.folder }]
  expect(allowed).toContainEqual(is)
  return is
}
