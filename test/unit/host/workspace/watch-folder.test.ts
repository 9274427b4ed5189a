import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type * as QueryFiles from '#host/workspace/query-files.ts'
import { watchFolder } from '#host/workspace/watch-folder.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const slow = vi.hoisted(() => ({ now: 0, most: 0 }))

vi.mock('#host/workspace/query-files.ts', async (load) => {
  const real = await load<typeof QueryFiles>()
  return {
    ...real,
    listQueryFiles: async (...args: Parameters<typeof real.listQueryFiles>) => {
      slow.most = Math.max(slow.most, (slow.now += 1))
      await delay(2000)
      slow.now -= 1
      return real.listQueryFiles(...args)
    },
  }
})

test.each([
  ['removed', () => rm(join(folder(), 'A'), { recursive: true })],
  ['moved away', () => rename(join(folder(), 'A'), join(folder(), 'old'))],
])('a folder that was %s and made anew is watched again', async (_, takeAway) => {
  const [inner, all] = [join(folder(), 'A', 'B'), ['', 'A', 'A/B']]
  await mkdir(inner, { recursive: true })
  const watching = watchFolder(folder(), 10)
  watching.version()
  watching.cover(all)
  await takeAway()
  await mkdir(inner, { recursive: true })
  await delay(100)
  watching.cover(all)
  await delay(50)
  const before = watching.version()
  await writeFile(join(inner, 'a.query.yaml'), 'endpoint: a')
  await expect.poll(() => watching.version(), { timeout: 1000 }).not.toBe(before)
  watching.close()
})

test('a folder that is looked at again and again is not looked at twice at a time', async () => {
  const watching = watchFolder(join(folder(), 'missing'), 10)
  watching.cover([''])
  watching.version()
  await delay(2600)
  watching.close()
  expect(slow.most).toBe(1)
})
