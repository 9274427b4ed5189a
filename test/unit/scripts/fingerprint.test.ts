import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadScript } from './load-script.ts'
import { createProject } from './small-project.ts'

const { fingerprint } = (await loadScript('setup/fingerprint.mjs')) as {
  fingerprint: (paths: readonly string[], root: string) => string
}

test('a fingerprint follows from names and contents, not from dates and installed packages', async () => {
  const files = { 'src/a.ts': 'a', 'src/sub/b.ts': '', 'src/node_modules/c.js': 'c' }
  const project = await createProject(files)
  const now = () => fingerprint(['src', 'missing'], project)
  const before = now()
  await utimes(join(project, 'src', 'a.ts'), 1, 1)
  await writeFile(join(project, 'src', 'node_modules', 'c.js'), 'changed')
  await writeFile(join(project, 'elsewhere'), '')
  expect(now()).toBe(before)

  const seen = new Set([before])
  for (const [name, text] of [
    ['src/a.ts', 'b'],
    ['src/a.ts', ''],
    ['src/sub/b.ts', 'a'],
    ['src/sub/c.ts', ''],
    ['missing', ''],
  ] as const) {
    await writeFile(join(project, name), text)
    seen.add(now())
  }
  expect(seen.size).toBe(6)
})
