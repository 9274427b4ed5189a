import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createHolder, sweepLocks } from '#host/storage/file-lock.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('locks of processes that are gone are removed, and no others', async () => {
  const dead = JSON.stringify({ ...createHolder(), pid: deadPid(), birth: '' })
  const living = JSON.stringify(createHolder())
  const elsewhere = JSON.stringify({ ...createHolder(), pid: deadPid(), host: 'another computer' })
  const files = {
    'connections.json.lock': dead,
    'vault.json.key-lock': dead,
    'settings.json.lock': living,
    'tabs.json.lock': elsewhere,
    'odd.lock': 'not ours',
    'connections.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder(), name), text)
  await sweepLocks(folder())
  expect((await readdir(folder())).sort()).toEqual([
    'connections.json',
    'odd.lock',
    'settings.json.lock',
    'tabs.json.lock',
  ])
})

test('a folder that is not there has none', async () => {
  await sweepLocks(join(folder(), 'missing'))
})
