import { expect, test } from 'vitest'
import { createProject } from './small-project.ts'

interface Import {
  from: string
  to: string
}
interface Cycle {
  members: string[]
  imports: Import[]
}

// Commands are plain JavaScript, because they run before anything is installed.
const scripts = new URL('../../../scripts/structure/', import.meta.url)
const { readImports }: { readImports: (project: string, folders: readonly string[]) => Import[] } =
  await import(new URL('read-imports.mjs', scripts).href)
const cycles: {
  findFileCycles: (imports: readonly Import[]) => Cycle[]
  findFolderCycles: (imports: readonly Import[]) => Cycle[]
} = await import(new URL('find-cycles.mjs', scripts).href)

const importsOf = async (files: Record<string, string>) =>
  readImports(await createProject(files), ['src'])

test('types, lazy imports, workers, layers and the scripts of components are read; packages are not', async () => {
  expect(
    await importsOf({
      'src/core/a.ts': "import type { B } from './sub/b.ts'\nimport { z } from 'zod'\n",
      'src/core/sub/b.ts': "export { c } from '#core/c.ts'\nconst lazy = () => import('../d.ts')\n",
      'src/core/c.ts': "const worker = new Worker(new URL('./d.ts?worker', import.meta.url))\n",
      'src/core/d.ts': "// import { a } from './a.ts'\n",
      'src/core/E.vue': '<script setup lang="ts">\nimport { c } from \'./c.ts\'\n</script>\n',
    }),
  ).toEqual(
    expect.arrayContaining([
      { from: 'src/core/E.vue', to: 'src/core/c.ts' },
      { from: 'src/core/a.ts', to: 'src/core/sub/b.ts' },
      { from: 'src/core/c.ts', to: 'src/core/d.ts' },
      { from: 'src/core/sub/b.ts', to: 'src/core/c.ts' },
      { from: 'src/core/sub/b.ts', to: 'src/core/d.ts' },
    ]),
  )
})

test('a cycle of files is told with what ties it, and who only leads there is not in it', () => {
  const imports = [
    { from: 'src/a.ts', to: 'src/b.ts' },
    { from: 'src/b.ts', to: 'src/c.ts' },
    { from: 'src/c.ts', to: 'src/b.ts' },
    { from: 'src/c.ts', to: 'src/d.ts' },
  ]
  expect(cycles.findFileCycles(imports)).toEqual([
    { members: ['src/b.ts', 'src/c.ts'], imports: [imports[1], imports[2]] },
  ])
  expect(cycles.findFolderCycles(imports)).toEqual([])
})

test('a folder and a folder in it know each other in one direction only', () => {
  const down = { from: 'src/guards.ts', to: 'src/guards/origin.ts' }
  const up = { from: 'src/guards/session.ts', to: 'src/sessions.ts' }
  expect(cycles.findFolderCycles([down])).toEqual([])
  expect(cycles.findFolderCycles([down, up])).toEqual([
    { members: ['src', 'src/guards'], imports: [down, up] },
  ])
})
