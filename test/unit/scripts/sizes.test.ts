import { expect, test } from 'vitest'
import { createProject } from './small-project.ts'

// Commands are plain JavaScript, because they run before anything is installed.
const {
  readSizes,
}: { readSizes: (project: string) => Map<string, { lines: number; files: number }> } = await import(
  new URL('../../../scripts/structure/read-sizes.mjs', import.meta.url).href
)

test('lines and files are counted by part: features, folders of core and host, and what lies beside them', async () => {
  const project = await createProject({
    'src/app/main.ts': 'a\nb\n',
    'src/app/features/query/QueryForm.vue': 'a\n',
    'src/app/features/query/deep/part.ts': 'a\n',
    'src/core/query/form.ts': 'a\nb\nc\n',
    'electron/host/create-host.ts': 'a\n',
    'electron/host/vault/vault.ts': 'a\n',
    'electron/main/index.ts': 'a\n',
    'scripts/lint/rule.mjs': 'a\n',
    'src/core/coverage/attribute.ts': 'a\n',
    'coverage/report.mjs': 'not counted\n',
    'src/app/features/query/query.md': 'not counted\n',
    'scripts/node_modules/other.mjs': 'not counted\n',
  })
  expect([...readSizes(project)]).toEqual([
    ['electron/host', { lines: 1, files: 1 }],
    ['electron/host/vault', { lines: 1, files: 1 }],
    ['electron/main', { lines: 1, files: 1 }],
    ['scripts', { lines: 1, files: 1 }],
    ['src/app', { lines: 2, files: 1 }],
    ['src/app/features/query', { lines: 2, files: 2 }],
    // Only the folder at the top is what git ignores.
    ['src/core/coverage', { lines: 1, files: 1 }],
    ['src/core/query', { lines: 3, files: 1 }],
  ])
})
