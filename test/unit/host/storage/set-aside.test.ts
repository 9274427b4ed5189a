import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyAside, setAside } from '#host/storage/json-document.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()
const now = new Date('2026-08-22T09:15:00.007Z')
const aside = 'a.json.unreadable-2026-08-22T09-15-00-007Z'

async function contents(): Promise<Record<string, string>> {
  const names = (await readdir(folder())).toSorted()
  const read = names.map(async (name): Promise<[string, string]> => [
    name,
    await readFile(join(folder(), name), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(read))
}

test('files that are set aside at one time are numbered from the second one on, and none is replaced', async () => {
  const path = join(folder(), 'a.json')
  const moved: string[] = []
  for (const text of ['one', 'two', 'three']) {
    await writeFile(path, text)
    moved.push(await setAside(path, now))
  }
  expect(moved).toEqual([aside, `${aside}-2`, `${aside}-3`].map((name) => join(folder(), name)))
  expect(await contents()).toEqual({
    [aside]: 'one',
    [`${aside}-2`]: 'two',
    [`${aside}-3`]: 'three',
  })
})

test('a file that is copied aside stays where it is', async () => {
  const path = join(folder(), 'a.json')
  await writeFile(path, 'one')
  expect(await copyAside(path, now)).toBe(join(folder(), aside))
  await writeFile(path, 'two')
  expect(await copyAside(path, now)).toBe(join(folder(), `${aside}-2`))
  expect(await contents()).toEqual({ 'a.json': 'two', [aside]: 'one', [`${aside}-2`]: 'two' })
})

test('a file that is not there cannot be set aside', async () => {
  const path = join(folder(), 'a.json')
  await expect(setAside(path, now)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(stat(join(folder(), aside))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a name that cannot be looked at is no free one', async () => {
  await writeFile(join(folder(), 'file'), '')
  const path = join(folder(), 'file', 'a.json')
  await expect(copyAside(path, now)).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'lstat' })
})
