import { execFileSync } from 'node:child_process'
import { mkdir, truncate, writeFile, open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mebibyte } from '#core/exchange/limits.ts'
import { readRegularFile, listIds, readPart } from '#host/storage/read-regular-file.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { isUnix } from '../../../support/unix.ts'

const folder = temporaryFolder()

const read = (path: string): Promise<string | null> =>
  readRegularFile(path).then(
    (bytes) => bytes.toString(),
    (error: unknown) => readErrorCode(error),
  )

test('a file is read, also through a link', async () => {
  await writeFile(join(folder(), 'a'), 'text')
  expect(await read(join(folder(), 'a'))).toBe('text')
})

test('what is missing keeps the code of the system', async () => {
  expect(await read(join(folder(), 'none'))).toBe('ENOENT')
})

test('a file of 64 MiB is read, a byte more is refused before it is read', async () => {
  const path = join(folder(), 'large')
  await writeFile(path, '')
  await truncate(path, 64 * mebibyte)
  expect((await read(path))?.length).toBe(64 * mebibyte)
  await truncate(path, 64 * mebibyte + 1)
  expect(await read(path)).toBe('too-large')
})

test.runIf(isUnix)(
  'a folder, a device, a pipe that nobody writes to and a socket are refused at once',
  async () => {
    const at = (name: string) => join(folder(), name)
    await mkdir(at('folder'))
    execFileSync('mkfifo', [at('pipe')])
    const server = createServer().listen(at('socket'))
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    expect(
      await Promise.all([at('folder'), '/dev/zero', at('pipe'), at('socket')].map(read)),
    ).toEqual(['folder', 'device', 'pipe', 'socket'])
  },
)

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
