/** A byte of what is written beside the items that is cut or turned: the set goes on, or is set aside by its name. */
import { cp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coreTransport } from '../../../servers/core/core-transport.ts'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { createMovingCore } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'
import { rounds } from '../../../support/rounds.ts'

const folder = temporaryFolder()
/** Of the last 4096 bytes; FULL=61 takes all. Some 8 000 open sets need NODE_OPTIONS=--max-old-space-size=8000. */
const step = Math.ceil(305 / rounds(5))

test.each(['set.json', 'list.json'])('%s', async (name) => {
  const store = createMovingStore({ items: 60 })
  const core = createMovingCore({
    store,
    script(number) {
      if (number === 4) void before.sets.pause(id)
    },
  })
  const openIn = (name: string) =>
    openSets(join(folder(), name), 'http://127.0.0.1:1', { transport: coreTransport(core) })
  const before = openIn('whole')
  const id: string = await before.begin('ids')
  await before.settled(id)
  await before.sets.close()
  store.edit(idOf(3))
  const path = join('set', id, name)
  const { size } = await stat(join(folder(), 'whole', id, name))
  const told: Record<string, number> = {}
  for (let back = 1; back <= Math.min(4096, size); back += step) {
    for (const harm of ['cut', 'flip'] as const) {
      await cp(join(folder(), 'whole'), join(folder(), 'set'), { recursive: true })
      const file = join(folder(), path)
      if (harm === 'cut') await truncate(file, size - back)
      else await flip(file, size - back)
      const opened = openIn('set')
      const { sets, damaged } = await opened.sets.list()
      expect([...sets, ...damaged].map((one) => one.id)).toEqual([id])
      if (sets.length === 1) {
        await opened.sets.resume(id)
        const { state, lines } = await opened.verdict(id)
        expect([back, harm, state]).toEqual([back, harm, 'whole'])
        const held = await opened.versions(id)
        expect([...held].toSorted()).toEqual([...store.versions()].toSorted())
        // What is named is what changed, or nobody: never another one.
        expect(
          lines.every((line) => 'ids' in line && line.ids.every((one) => one === idOf(3))),
        ).toBe(true)
      }
      const outcome = sets.length === 1 ? 'went on' : (damaged[0]?.why ?? '')
      told[outcome] = (told[outcome] ?? 0) + 1
      await opened.sets.close()
      await rm(join(folder(), 'set'), { recursive: true })
    }
  }
  expect(Object.keys(told).toSorted()).toEqual(
    name === 'set.json' ? ['unreadable', 'went on'] : ['went on'],
  )
  expect(await readdir(folder())).toEqual(['whole'])
})

async function flip(path: string, at: number) {
  const byte = (await readFile(path))[at] ?? 0
  const file = await open(path, 'r+')
  await file.write(Buffer.from([byte ^ 0x01]), 0, 1, at)
  await file.close()
}
