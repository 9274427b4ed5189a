import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

interface Cache {
  read: (name: string, key: string) => Buffer | null
  write: (name: string, key: string, bytes: Buffer) => void
}
const { cacheFolder, keyOf, openCache } = (await loadScript('setup/cache.mjs')) as {
  cacheFolder: (platform: string, environment: Record<string, string>, home: string) => string
  keyOf: (...parts: string[]) => string
  openCache: (folder: string) => Cache
}

async function createFolder() {
  const parent = await makeFolder()
  return join(parent, 'caches', 'of-this-project')
}

const key = keyOf('all', 'it follows from')
const bytes = Buffer.from('what was worked out')
const readText = (folder: string, name = 'build', of = key) =>
  openCache(folder).read(name, of)?.toString() ?? null

test('an entry is found under its own name and key, by another run too', async () => {
  const folder = await createFolder()
  expect(readText(folder)).toBe(null)
  openCache(folder).write('build', key, bytes)
  expect([
    readText(folder),
    readText(folder, 'types'),
    readText(folder, 'build', keyOf('something', 'else')),
  ]).toEqual(['what was worked out', null, null])
})

test('an entry that is cut, changed or in the place of another one is not used', async () => {
  const folder = await createFolder()
  openCache(folder).write('build', key, bytes)
  const [name = ''] = await readdir(folder)
  const whole = await readFile(join(folder, name))
  for (let length = 0; length < whole.length; length += 1) {
    await writeFile(join(folder, name), whole.subarray(0, length))
    expect([length, readText(folder)]).toEqual([length, null])
    const changed = Buffer.from(whole)
    changed[length] = (changed[length] ?? 0) ^ 1
    await writeFile(join(folder, name), changed)
    expect([length, readText(folder)]).toEqual([length, null])
  }
  await writeFile(join(folder, name.replace('build', 'types')), whole)
  expect(readText(folder, 'types')).toBe(null)
  openCache(folder).write('build', key, bytes)
  expect(readText(folder)).toBe('what was worked out')
})

test('a folder that cannot be made holds nothing, and nothing fails', async () => {
  const folder = await createFolder()
  await mkdir(join(folder, '..'), { recursive: true })
  await writeFile(folder, 'a file')
  openCache(folder).write('build', key, bytes)
  expect(readText(folder)).toBe(null)
  expect(readText(join(folder, 'below'))).toBe(null)
})

test.skipIf(process.getuid?.() === undefined)(
  'a folder that others may write to is not used',
  async () => {
    const folder = await createFolder()
    openCache(folder).write('build', key, bytes)
    await chmod(folder, 0o777)
    expect(readText(folder)).toBe(null)
    await chmod(folder, 0o700)
    expect(readText(folder)).toBe('what was worked out')
  },
)

test.skipIf(process.getuid?.() !== 0)('a folder of another person is not used', async () => {
  const folder = await createFolder()
  openCache(folder).write('build', key, bytes)
  await chown(folder, 65_534, 65_534)
  expect(readText(folder)).toBe(null)
  openCache(folder).write('build', keyOf('another'), bytes)
  expect(await readdir(folder)).toHaveLength(1)
})

test('of each name the last eight entries stay, and nothing half written', async () => {
  const folder = await createFolder()
  const cache = openCache(folder)
  cache.write('types', key, bytes)
  for (let at = 0; at < 12; at += 1) cache.write('build', keyOf(String(at)), bytes)
  const names = await readdir(folder)
  expect(names.map((name) => name.split('-')[0]).toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 'build'),
    'types',
  ])
  expect(cache.read('build', keyOf('11'))).toEqual(bytes)
})

test('caches are where the system wants them', () => {
  const folders = [
    cacheFolder('linux', {}, '/home/a'),
    cacheFolder('linux', { XDG_CACHE_HOME: '/caches' }, '/home/a'),
    cacheFolder('linux', { XDG_CACHE_HOME: 'here' }, '/home/a'),
    cacheFolder('linux', { XDG_CACHE_HOME: '' }, '/home/a'),
    cacheFolder('darwin', {}, '/Users/a'),
    cacheFolder('win32', { LOCALAPPDATA: '/Users/a/AppData/Local' }, '/Users/a'),
  ]
  expect(folders.map((folder) => folder.replaceAll('\\', '/'))).toEqual([
    '/home/a/.cache/endpoint-explorer-dev',
    '/caches/endpoint-explorer-dev',
    '/home/a/.cache/endpoint-explorer-dev',
    '/home/a/.cache/endpoint-explorer-dev',
    '/Users/a/Library/Caches/endpoint-explorer-dev',
    '/Users/a/AppData/Local/endpoint-explorer-dev',
  ])
})
