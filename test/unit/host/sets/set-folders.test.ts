import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSetFolders } from '#host/sets/set-folders.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

test('what a writer that was killed left in a set is removed, and does not count', async () => {
  await mkdir(join(folder(), id))
  await writeFile(join(folder(), id, 'list.json'), '12345')
  // No process has this number.
  await writeFile(join(folder(), id, '.list.json.4194305.0123456789ab.tmp'), 'half')
  expect(await createSetFolders(folder()).sizeOf(id)).toBe(5)
  expect(await readdir(join(folder(), id))).toEqual(['list.json'])
})
