import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseLaunchFolder, createLaunchFiles } from '#browser/launch-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { isUnix } from '../../support/unix.ts'

const dataDir = temporaryFolder()
const folder = () => join(dataDir(), 'launch')
const url = (letter: string) => `http://127.0.0.1:4711/#launch=${letter.repeat(43)}`

test('a launch file leads to its address, and is gone with its folder once that was used', async () => {
  const files = createLaunchFiles(folder())
  expect(await files.write(url('a'))).toBe('open.html')
  expect(await readFile(join(folder(), 'open.html'), 'utf8')).toContain(
    `<meta http-equiv="refresh" content="0; url=${url('a')}">`,
  )
  await files.remove(url('a'))
  expect(await readdir(dataDir())).toEqual([])
})

test.runIf(isUnix)('only its user can read a launch file and list its folder', async () => {
  await mkdir(folder(), { mode: 0o755 })
  await createLaunchFiles(folder()).write(url('a'))
  const modes = await Promise.all(
    [folder(), join(folder(), 'open.html')].map(async (path) => (await stat(path)).mode & 0o777),
  )
  expect(modes).toEqual([0o700, 0o600])
})

test('two launches at once have a file each; one that was used leaves the other its file', async () => {
  const files = createLaunchFiles(folder())
  expect([await files.write(url('a')), await files.write(url('b'))]).toEqual([
    'open.html',
    'open-2.html',
  ])
  await files.remove(url('a'))
  expect(await readdir(folder())).toEqual(['open-2.html'])
  await files.close()
  expect(await readdir(dataDir())).toEqual([])
})

test('the file of an app that was killed gives way after a minute', async () => {
  await createLaunchFiles(folder()).write(url('a'))
  const aMinuteAgo = Date.now() / 1000 - 61
  await utimes(join(folder(), 'open.html'), aMinuteAgo, aMinuteAgo)
  expect(await createLaunchFiles(folder()).write(url('b'))).toBe('open.html')
  expect(await readFile(join(folder(), 'open.html'), 'utf8')).toContain(url('b'))
})

test('where no file can be written there is none', async () => {
  await writeFile(folder(), 'not a folder')
  expect(await createLaunchFiles(folder()).write(url('a'))).toBeNull()
})

test('the folder is one that the browser can read', () => {
  expect([
    chooseLaunchFolder('linux', '/home/anna/.local/share/x', false),
    chooseLaunchFolder('linux', '/home/anna/.local/share/x', true),
    chooseLaunchFolder('win32', 'C:\\data'),
  ]).toEqual([
    join('/home/anna/.local/share/x', 'launch'),
    join(homedir(), 'endpoint-explorer-launch'),
    join(tmpdir(), 'endpoint-explorer-launch'),
  ])
})
