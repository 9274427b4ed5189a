import type * as FileSystem from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { saveAtomically } from '#host/storage/atomic-write.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const { steps } = vi.hoisted(() => ({ steps: Array<string>() }))

// The system's own functions, watched: that a disk was told to keep what it got shows nowhere else.
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FileSystem>()
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const file = await real.open(...args)
      const sync = file.sync.bind(file)
      file.sync = async () => {
        await sync()
        steps.push(`sync ${String(args[0])}`)
      }
      return file
    },
    rename: async (...[from, to]: Parameters<typeof real.rename>) => {
      await real.rename(from, to)
      steps.push(`rename ${String(from)} to ${String(to)}`)
    },
  }
})

test('the content is on the disk before it has its name, and the name before it counts as saved', async () => {
  const path = join(folder(), 'a.json')
  expect(await saveAtomically(path, 'new')).toEqual({ ok: true, value: undefined })
  expect(steps.map((step) => step.replaceAll(/\S+\.tmp/g, 'TEMPORARY'))).toEqual([
    'sync TEMPORARY',
    `rename TEMPORARY to ${path}`,
    ...(process.platform === 'win32' ? [] : [`sync ${folder()}`]),
  ])
})
