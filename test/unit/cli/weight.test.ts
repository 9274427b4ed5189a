import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { program, start } from './run-program.ts'

/** The files that Node reads before a module runs: all that it imports, directly or not. */
async function filesOf(path: string, known = new Map<string, string>()) {
  if (known.has(path)) return known
  const text = await readFile(path, 'utf8')
  known.set(path, text)
  for (const [, imported = ''] of text.matchAll(/^import\b[^'"]*["'](\.[^'"]+)["']/gm))
    await filesOf(join(dirname(path), imported), known)
  return known
}

test('a check loads nothing of what serves the page, and at most 2.1 MB', async () => {
  const chunks = join(dirname(program), 'chunks')
  const command = (await readdir(chunks)).find((name) => name.startsWith('send-command'))
  const files = await filesOf(join(chunks, command ?? ''), await filesOf(program))
  const texts = [...files.values()]
  expect(texts.filter((text) => /\bfunction (?:createHost|runBrowserShell)\b/.test(text))).toEqual(
    [],
  )
  expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(2_100_000)
})

test('a check formats no number as it loads, which takes longest the first time', async () => {
  const refuse = `Number.prototype.toLocaleString = () => { throw new Error('formatted') }`
  const watched = `data:text/javascript,${encodeURIComponent(refuse)}`
  const args = ['--import', watched, program, 'check', '--help']
  const { code, error } = await start(process.execPath, args, { cwd: tmpdir() }).ended
  expect({ code, error }).toEqual({ code: 0, error: '' })
})
