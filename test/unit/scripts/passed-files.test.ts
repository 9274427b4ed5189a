import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'
import { createProject } from './small-project.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

interface PassedFiles {
  has: (hash: string) => boolean
  keep: (hashes: readonly string[]) => void
}
interface Import {
  from: string
  to: string
}
const { openCache } = (await loadScript('setup/cache.mjs')) as {
  openCache: (folder: string) => object
}
const { openPassedFiles } = (await loadScript('setup/passed-files.mjs')) as {
  openPassedFiles: (step: string, settings: readonly string[], cache: object) => PassedFiles
}
const { listFiles } = (await loadScript('structure/list-files.mjs')) as {
  listFiles: (project: string) => string[]
}
const { readImports } = (await loadScript('structure/read-imports.mjs')) as {
  readImports: (project: string, folders: readonly string[]) => Import[]
}
const { hashWithImports } = (await loadScript('structure/hash-with-imports.mjs')) as {
  hashWithImports: (
    project: string,
    files: readonly string[],
    imports: readonly Import[],
  ) => Map<string, string>
}

test('what passed is known to later runs, for the same step by the same settings', async () => {
  const folder = await makeFolder()
  const open = (step: string, ...settings: string[]) =>
    openPassedFiles(step, settings, openCache(join(folder, 'cache')))
  open('lint', 'package.json').keep(['one'])
  open('lint', 'package.json').keep(['two'])
  const known = (passed: PassedFiles) => ['one', 'two', 'three'].filter(passed.has)
  expect([
    known(open('lint', 'package.json')),
    known(open('format', 'package.json')),
    known(open('lint', 'package.json', 'README.md')),
  ]).toEqual([['one', 'two'], [], []])
})

const files = {
  'src/core/a.ts': "import { b } from '#core/b.ts'\n",
  'src/core/b.ts': "import data from './data.json' with { type: 'json' }\n",
  'src/core/alone.ts': 'export const alone = 1\n',
  'src/core/data.json': '{}',
}

async function hashesOf(changed: Record<string, string>) {
  const project = await createProject({ ...files, ...changed })
  const sources = listFiles(project).filter((file) => file.endsWith('.ts'))
  return hashWithImports(project, sources, readImports(project, ['src']))
}

test('a file passes anew when it or anything that it imports has changed, or what is declared for all', async () => {
  const before = await hashesOf({})
  const waitingAfter = async (changed: Record<string, string>) => {
    const after = await hashesOf(changed)
    return [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
  }
  const all = ['src/core/a.ts', 'src/core/alone.ts', 'src/core/b.ts']
  expect([
    await waitingAfter({}),
    await waitingAfter({ 'src/core/a.ts': '' }),
    await waitingAfter({ 'src/core/alone.ts': '' }),
    await waitingAfter({ 'src/core/b.ts': '' }),
    await waitingAfter({ 'src/core/data.json': '[]' }),
    await waitingAfter({ 'src/core/env.d.ts': '' }),
    await waitingAfter({ 'src/core/global.ts': 'declare global {\n}\n' }),
  ]).toEqual([
    [],
    ['src/core/a.ts'],
    ['src/core/alone.ts'],
    ['src/core/a.ts', 'src/core/b.ts'],
    ['src/core/a.ts', 'src/core/b.ts'],
    [...all, 'src/core/env.d.ts'],
    [...all, 'src/core/global.ts'],
  ])
})

test('folders that git ignores are not looked into', async () => {
  const project = await createProject({
    'a.ts': '',
    'out/a.js': '',
    'sub/node_modules/a.js': '',
    '.git/a.js': '',
  })
  expect(listFiles(project).toSorted()).toEqual(['.gitignore', 'a.ts', 'package.json'])
})
