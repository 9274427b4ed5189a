import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyAside, setAside } from '#host/storage/set-aside.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()

test('what is set aside in the same second gets a number, and nothing is replaced', async () => {
  const path = join(folder(), 'settings.json')
  const now = new Date('2026-11-25T08:00:00Z')
  const names: string[] = []
  for (const text of ['first', 'second', 'third']) {
    await writeFile(path, text)
    names.push(basename(await (text === 'second' ? copyAside : setAside)(path, now)))
  }
  const [first = ''] = names
  expect(names).toEqual([first, `${first}-2`, `${first}-3`])
  expect((await readdir(folder())).toSorted()).toEqual(names)
  expect(await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')))).toEqual([
    'first',
    'second',
    'third',
  ])
})
