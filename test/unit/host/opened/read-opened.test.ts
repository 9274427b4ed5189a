import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isFolderDocument } from '#core/folder/folder-document.ts'
import { maxOpenedLength } from '#core/share/opened.ts'
import { canBeOpened, findOpenedFile, readOpened } from '#host/opened/read-opened.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { isUnix } from '../../../support/unix.ts'

const folder = temporaryFolder()
const link = 'endpoint-explorer://open?query=%7B%7D'

test('the link on a command line is taken as it stands, and nothing else on it', async () => {
  const read = (...args: string[]) => readOpened(args, folder())
  expect(await read('--allow-file-access', '--data-dir', '/x', link)).toEqual({
    kind: 'text',
    text: link,
  })
  expect(await read('--data-dir', '/etc/passwd', 'other.json', 'https://x.example/')).toBeNull()
  expect(await read()).toBeNull()
  expect(await read(`${link}${'x'.repeat(maxOpenedLength)}`)).toEqual({ kind: 'too-large' })
})

test('a file is read from the folder of the command line, up to a limit', async () => {
  await writeFile(join(folder(), 'a.endpoint.json'), '{"ä":1}')
  await writeFile(join(folder(), 'b.endpoint.json'), 'x'.repeat(maxOpenedLength + 1))
  await mkdir(join(folder(), 'c.endpoint.json'))
  const read = (name: string) => readOpened(['app', name], folder())
  expect(await read('a.endpoint.json')).toEqual({ kind: 'text', text: '{"ä":1}' })
  expect(await read('b.endpoint.json')).toEqual({ kind: 'too-large' })
  expect(await read('c.endpoint.json')).toEqual({ kind: 'unreadable' })
  expect(await read('none.endpoint.json')).toEqual({ kind: 'unreadable' })
})

test('a file and a folder are also named by their URL, and a folder by a document in the root', async () => {
  const url = (name: string) => pathToFileURL(join(folder(), name)).href
  await writeFile(join(folder(), 'a ä.endpoint.json'), '{}')
  await writeFile(join(folder(), 'endpoint-explorer.yaml'), '')
  const file = url('a ä.endpoint.json')
  expect(file).toContain('a%20')
  expect([
    await readOpened([file], '/home'),
    findOpenedFile([file], '/home'),
    await readOpened([url('endpoint-explorer.yaml')], '/home'),
    await readOpened([url('')], '/home'),
    await readOpened([resolve('/endpoint-explorer.yaml')], folder()),
    await readOpened(['file://other.example/a%2Fb.endpoint.json'], folder()),
  ]).toEqual([
    { kind: 'text', text: '{}' },
    join(folder(), 'a ä.endpoint.json'),
    { kind: 'folder', path: folder() },
    { kind: 'folder', path: folder() },
    { kind: 'folder', path: resolve('/') },
    { kind: 'unreadable' },
  ])
})

test.each([
  ['endpoint-explorer.yaml', true],
  ['Endpoint-Explorer.YAML', true],
  ['endpoint-explorer.yml', false],
  ['my-endpoint-explorer.yaml', false],
  ['endpoint-explorer.yaml.txt', false],
])('%s is a document of a folder: %j, for the shells as for the import', (name, isOne) => {
  expect([canBeOpened(resolve('/', name)), isFolderDocument(`team/${name}`)]).toEqual([
    isOne,
    isOne,
  ])
})

test.runIf(isUnix)('a pipe that nobody writes to is not waited for', async () => {
  execFileSync('mkfifo', [join(folder(), 'a.endpoint.json')])
  expect(await readOpened(['app', 'a.endpoint.json'], folder())).toEqual({ kind: 'unreadable' })
})

test('the file that is read is told by its path, and none where a link follows it', () => {
  const find = (...args: string[]) => findOpenedFile(args, folder())
  const absolute = resolve(folder(), 'b.endpoint.json')
  expect(find('app', 'a.endpoint.json')).toBe(resolve(folder(), 'a.endpoint.json'))
  expect(find(link, 'a.endpoint.json', absolute, '--data-dir')).toBe(absolute)
  expect(find('a.endpoint.json', link)).toBeNull()
  expect(find('app', 'other.json')).toBeNull()
})
