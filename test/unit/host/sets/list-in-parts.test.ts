/** A list of IDs that a server does not give in one answer is asked for in parts (whole-set.md A4). */
import { expect, test } from 'vitest'
import { createMovingStore, idOf } from '../../../servers/core/moving-store.ts'
import { startMovingCore, type MovingCoreOptions } from '../../../servers/core/start-moving-core.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openSets } from './open-sets.ts'

const folder = temporaryFolder()

async function open(items: number, most: number, options: Partial<MovingCoreOptions> = {}) {
  const store = createMovingStore({ items: 0 })
  const begun = Date.UTC(2020, 0, 1)
  for (let at = 0; at < items; at += 1) store.insert({ created: begun + at * 7_200_137 })
  const server = await startMovingCore({
    store,
    // A list of more takes longer than its gateway waits.
    fault: (_, { target }) => {
      const size = Number(
        /page%5Bsize%5D=(\d+)|page\[size\]=(\d+)/.exec(target)?.slice(1).find(Boolean) ?? 0,
      )
      return size > most + 100 ? { status: 504 } : null
    },
    ...options,
  })
  return { store, server, ...openSets(folder(), server.baseUrl) }
}

test('a list that times out comes in parts, and the set is whole', async () => {
  const { server, ...opened } = await open(600, 200)
  const id = await opened.begin('ids')
  const verdict = await opened.verdict(id)
  expect(verdict).toMatchObject({ state: 'whole', items: 600, missing: '0' })
  const parts = verdict.lines.flatMap((line) => (line.kind === 'list-parts' ? line.parts : []))
  expect(parts[0]).toBeGreaterThan(2)
  const held = await opened.versions(id)
  expect([...held].toSorted()).toEqual([...server.store.versions()].toSorted())
  const numbers = opened
    .requestLog()
    .flatMap(({ purpose }) => (purpose.kind === 'set' ? purpose.number : []))
  expect(Math.max(...numbers)).toBeLessThanOrEqual(server.book.length)
})

test('what is edited and comes between the parts is held as the next list names it', async () => {
  const { server, ...opened } = await open(600, 200, {
    script(number, store) {
      if (number === 30) {
        store.edit(idOf(5))
        store.insert()
        store.remove(idOf(9))
      }
    },
  })
  const id = await opened.begin('ids')
  expect((await opened.verdict(id)).state).toBe('whole')
  const held = await opened.versions(id)
  expect([...held].toSorted()).toEqual([...server.store.versions()].toSorted())
})
