import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from './run-program.ts'

/** The files that Node reads before a module runs: all that it imports, directly or not. */
async function filesOf(path: string, known = new Map<string, string>()) {
  if (known.has(path)) return known
  const text = await readFile(path, 'utf8')
  known.set(path, text)
  for (const [, imported = ''] of text.matchAll(/^import\b[^'"]*["'](\.[^'"]+)["']/gm))
    await filesOf(join(dirname(path), imported), known)
  return known
}

test('a check loads nothing of what serves the page, and at most 2.2 MB', async () => {
  const chunks = join(dirname(program), 'chunks')
  const command = (await readdir(chunks)).find((name) => name.startsWith('send-command'))
  const files = await filesOf(join(chunks, command ?? ''), await filesOf(program))
  const texts = [...files.values()]
  expect(texts.filter((text) => /\bfunction (?:createHost|runBrowserShell)\b/.test(text))).toEqual(
    [],
  )
  expect(texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(2_200_000)
})
