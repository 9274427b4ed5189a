import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { createMovingStore } from '../../../servers/core/moving-store.ts'
import { startMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 12)
const folder = temporaryFolder()
const fetcher = bundledChild(new URL('./children/fetcher.ts', import.meta.url), ['undici'])

test.each(['ids', 'pages'] as const)(
  `by %s: killed ${rounds} times at any moment, a set ends with what an undisturbed one holds`,
  async (way) => {
    const size = 400
    const server = await startMovingCore({ store: createMovingStore({ items: size }), delayMs: 4 })
    onTestFinished(() => server.close())
    const id = crypto.randomUUID()
    for (let round = 0; round < rounds; round += 1) {
      const child = startChild(fetcher(), [folder(), server.baseUrl, id, way])
      const begun = await child.next()
      await sleep((round * 13) % 60)
      await child.kill()
      expect(begun).toBe('begun')
    }
    const opened = openSets(folder(), server.baseUrl)
    await opened.sets.resume(id)
    expect(await opened.settled(id)).toMatchObject({
      kind: 'ended',
      verdict: { state: way === 'ids' ? 'whole' : 'counted', items: size },
    })
    const held = await opened.versions(id)
    expect([...held].toSorted()).toEqual([...server.store.versions()].toSorted())
    // Every start asks for a count and a list, or for the last page; besides, at most what was under way again.
    const undisturbed = way === 'ids' ? 20 : 42
    expect(server.book.length).toBeLessThanOrEqual(
      undisturbed + (rounds + 1) * (way === 'ids' ? 6 : 5),
    )
  },
  60_000 + rounds * 5_000,
)
