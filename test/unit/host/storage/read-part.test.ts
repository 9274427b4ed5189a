import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPart } from '#host/storage/read-regular-file.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()

test.each([
  ['a part inside', 2, 3, 'cde'],
  ['nothing', 2, 0, ''],
  ['what there is of a file that ends before', 4, 10, 'ef'],
  ['nothing from behind the end', 10, 3, ''],
])('reads %s', async (_name, offset, length, text) => {
  const path = join(folder(), 'letters')
  await writeFile(path, 'abcdef')
  const file = await open(path)
  try {
    expect((await readPart(file, offset, length)).toString()).toBe(text)
  } finally {
    await file.close()
  }
})
