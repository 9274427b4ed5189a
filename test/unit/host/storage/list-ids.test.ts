import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listIds } from '#host/storage/read-regular-file.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const [one, two] = ['6f1f2c1e-0000-4000-8000-000000000001', '6F1F2C1E-0000-4000-8000-00000000000A']

test('lists the IDs of files with the ending, and no other names', async () => {
  const names = [`${one}.json`, `${two}.json`, `${one}.json.tmp`, `x${one}.json`, 'notes.json', one]
  for (const name of names) await writeFile(join(folder(), name), '')
  expect(new Set(await listIds(folder(), '.json'))).toEqual(new Set([one, two]))
})

test('a folder that is missing, or is a file, has none', async () => {
  await writeFile(join(folder(), 'file'), '')
  await mkdir(join(folder(), 'empty'))
  const found = ['missing', 'file', 'empty'].map((name) => listIds(join(folder(), name), '.json'))
  expect(await Promise.all(found)).toEqual([[], [], []])
})
