import { cp, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const { archiveFolder, restoreFolder } = (await loadScript('setup/archive.mjs')) as {
  archiveFolder: (folder: string) => Buffer
  restoreFolder: (bytes: Buffer, folder: string) => void
}

async function createFolder(files: Record<string, string> = {}) {
  const folder = await makeFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

test('a folder is put back whole, in the place of what was there, with dates before all others', async () => {
  const bytes = archiveFolder(await createFolder({ 'a.js': 'ä', 'sub/deep/b': '\0' }))
  const folder = await createFolder({ 'old.js': '' })
  restoreFolder(bytes, folder)
  expect([
    await readFile(join(folder, 'a.js'), 'utf8'),
    await readFile(join(folder, 'sub', 'deep', 'b'), 'utf8'),
    (await stat(join(folder, 'a.js'))).mtime.toISOString(),
    await stat(join(folder, 'old.js')).catch(() => 'gone'),
  ]).toEqual(['ä', '\0', '2000-01-01T00:00:00.000Z', 'gone'])
})

test('what is no archive leaves the folder as it was', async () => {
  const folder = await createFolder({ 'old.js': 'old' })
  expect(() => {
    restoreFolder(Buffer.from('torn'), folder)
  }).toThrow()
  expect(await readFile(join(folder, 'old.js'), 'utf8')).toBe('old')
})

/** The codes of the errors, as of `tsc --build`. */
function check(folder: string): number[] {
  const errors: number[] = []
  const note = ({ code }: ts.Diagnostic) => void errors.push(code)
  const host = ts.createSolutionBuilderHost(ts.sys, undefined, note, () => undefined)
  ts.createSolutionBuilder(host, [folder], {}).build()
  return errors
}

const settings = { composite: true, emitDeclarationOnly: true, lib: ['es5'], types: [] }
const project = {
  'tsconfig.json': JSON.stringify({ files: [], references: [{ path: 'a' }, { path: 'b' }] }),
  'a/tsconfig.json': JSON.stringify({
    compilerOptions: { ...settings, rootDir: '.', outDir: '../notes/a' },
  }),
  'a/a.ts': 'export const a = 1\n',
  'b/tsconfig.json': JSON.stringify({
    compilerOptions: { ...settings, rootDir: '.', outDir: '../notes/b' },
    references: [{ path: '../a' }],
  }),
  'b/b.ts': "import { a } from '../a/a'\nexport const b: number = a\n",
}

// Where TypeScript goes by dates it would take a file that is older than its notes for the one it knows.
test('from its notes of another clone, TypeScript finds what changed there, also in a file of an older date', async () => {
  const clone = await createFolder(project)
  expect(check(clone)).toEqual([])
  const bytes = archiveFolder(join(clone, 'notes'))

  const changes: [string, string, number[]][] = [
    ['a/a.ts', "export const a = 'one'\n", [2322]],
    ['b/b.ts', 'export const b: string = 1\n', [2322]],
    ['b/b.ts', project['b/b.ts'], []],
  ]
  for (const [file, text, expected] of changes) {
    const other = await createFolder()
    await cp(clone, other, { recursive: true })
    await writeFile(join(other, file), text)
    const past = new Date('2020-01-01')
    await utimes(join(other, file), past, past)
    restoreFolder(bytes, join(other, 'notes'))
    expect([file, check(other)]).toEqual([file, expected])
  }
})
