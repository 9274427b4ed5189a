import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { rounds } from '../../../support/rounds.ts'
import { seed } from '../../../support/seed.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const kills = rounds(18)
const folder = temporaryFolder()
const fetcher = bundledChild(new URL('./children/fetcher.ts', import.meta.url), ['undici'])

const byName = { sort: [{ attribute: 'name', direction: 'ascending' }] } as const

/** Up to 80 ms. */
const momentOf = (kill: string): number =>
  (createHash('sha256').update(`${seed}/${kill}`).digest()[0] ?? 0) * (80 / 256)

const sumOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

test.each(['ids', 'pages'] as const)(
  `by %s: killed ${kills} times at any moment, a set ends with what an undisturbed one holds`,
  async (way) => {
    const size = 400
    const server = await startMovingCore({ store: createMovingStore({ items: size }), delayMs: 4 })
    const id = crypto.randomUUID()
    for (let round = 0; round < kills; round += 1) {
      const child = startChild(fetcher(), [folder(), server.baseUrl, id, way])
      const begun = await child.next()
      await sleep(momentOf(`${way}/${round}`))
      await child.kill()
      expect(begun).toBe('begun')
    }
    const opened = openSets(folder(), server.baseUrl)
    await opened.sets.resume(id)
    expect(await opened.settled(id)).toMatchObject({
      kind: 'ended',
      verdict: { state: way === 'ids' ? 'whole' : 'counted', items: size },
    })
    const requested = server.book.length
    // Byte for byte what an undisturbed one holds: the items, what is noted of them, and what is exported.
    const calm = await opened.begin(way, { pageSize: '10', ...byName })
    await opened.settled(calm)
    for (const name of ['items', 'index'])
      expect([name, await sumOf(join(folder(), id, name))]).toEqual([
        name,
        await sumOf(join(folder(), calm, name)),
      ])
    expect(await opened.body(id)).toBe(await opened.body(calm))
    const held = await opened.versions(id)
    expect([...held].toSorted()).toEqual([...server.store.versions()].toSorted())
    // Every start asks for a count and a list, or for the last page; besides, at most what was under way again.
    const undisturbed = way === 'ids' ? 20 : 42
    expect(requested).toBeLessThanOrEqual(undisturbed + (kills + 1) * (way === 'ids' ? 6 : 5))
  },
  60_000 + kills * 5_000,
)
