import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hintRules } from '#core/dialect/instance-hint.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

interface Citation {
  from: string
  file: string
  sections: string[]
  isWordy: boolean
}
type Read = (project: string, from: string) => Citation[]
type Find = (
  project: string,
  citations: readonly Citation[],
  sources: readonly string[],
) => { from: string; cited: string; fault: string }[]

// Commands are plain JavaScript, because they run before anything is installed.
const structure = new URL('../../../scripts/structure/', import.meta.url)
const reader: { readSourceCitations: Read; readDocumentCitations: Read } = await import(
  new URL('read-citations.mjs', structure).href
)
const { findLostCitations }: { findLostCitations: Find } = await import(
  new URL('find-lost-citations.mjs', structure).href
)

const documents = {
  'docs/rules.md':
    '# Rules\n\n## 2. Two\n\n### 2.1 Part\n\n1. One.\n2. Either (a) this or (b) that.\n',
  'docs/table.md':
    '## 4. Attacks\n\n| row | what |\n| --- | ---- |\n| 15  | much |\n\n## 5b. More\n',
  'src/core/known.ts': '',
}

async function projectOf(files: Record<string, string>): Promise<string> {
  const project = await makeFolder()
  for (const [name, text] of Object.entries({ ...documents, ...files })) {
    await mkdir(dirname(join(project, name)), { recursive: true })
    await writeFile(join(project, name), text)
  }
  return project
}

// Written in capitals here, because the check reads this file as well.
const written = (text: string) =>
  text.replaceAll(/RULES|TABLE|GONE/g, (name) => `${name.toLowerCase()}.md`)

/** What is lost of a source, each without where it stands. */
async function lostIn(text: string, from = 'src/core/sub/a.ts'): Promise<string[]> {
  const project = await projectOf({ [from]: written(text) })
  const read = from.endsWith('.md') ? reader.readDocumentCitations : reader.readSourceCitations
  return findLostCitations(project, read(project, from), Object.keys(documents)).map(
    ({ cited }) => cited,
  )
}

describe('a citation that leads somewhere', () => {
  test.each([
    '/** As it stands there (RULES 2.1). */',
    '/** RULES 2.1.2, and its part (RULES 2.1.2a). */',
    '/** RULES 2, 2.1 and 2.1.1 say so. */',
    '/** What TABLE 4, row 15 and TABLE 5b say. */',
    '/**\n * A number on the next line: RULES\n * 2.1.\n */',
    '// A number on the next line: RULES\n// 2.1.\n',
    '/** Of core/known.ts and known.ts. */',
    "test('RULES 2.1: as told', () => {})",
    '/** Without a number: RULES. */',
  ])('%s', async (text) => {
    expect(await lostIn(text)).toEqual([])
  })
})

describe('a citation that is lost', () => {
  test.each([
    ['/** (GONE 1) */', ['GONE']],
    ['/** (RULES 3) */', ['RULES 3']],
    ['/** (RULES 2, 2.2 to 4) */', ['RULES 2.2', 'RULES 4']],
    ['/** (RULES 2.1.3) and (RULES 2.1.2c) */', ['RULES 2.1.3', 'RULES 2.1.2c']],
    ['/** (TABLE 5) */', ['TABLE 5']],
    ['/** (TABLE 4, row 16) */', ['TABLE row 16']],
    ['/** (RULES section 2) */', ['RULES']],
    ['// RULES\n// 3\n', ['RULES 3']],
    ['const a = 1 // RULES 3\n', ['RULES 3']],
    ['/** (core/gone.ts) */', ['core/gone.ts']],
    ["test('RULES 7: as told', () => {})", ['RULES 7']],
  ])('%j', async (text, lost) => {
    expect(await lostIn(text)).toEqual(lost.map(written))
  })

  test('in a component, be it in the script or the markup', async () => {
    const component =
      '<script setup lang="ts">\n/** RULES 8 */\n</script>\n<template><!-- RULES 9 --></template>\n'
    expect(await lostIn(component, 'src/app/A.vue')).toEqual(['RULES 8', 'RULES 9'].map(written))
  })

  test('in a document: a section, a link, a path, a name', async () => {
    const text =
      'See RULES 9, [rules](RULES), [gone](GONE#part), `src/core/gone.ts`, `known.ts`, `gone.ts` and `gone.test.ts`.'
    expect(await lostIn(text, 'docs/any.md')).toEqual(
      ['RULES 9', 'GONE', 'src/core/gone.ts', 'gone.ts', 'gone.test.ts'].map(written),
    )
  })
})

test('a text that is no comment names no document', async () => {
  expect(await lostIn("download('All events.md')\nopen('docs/GONE')\n")).toEqual([])
})

test('every hint names a section that people can read', () => {
  const project = join(import.meta.dirname, '../../..')
  const sections = Object.values(hintRules).flatMap(({ section }) => section ?? [])
  const from = 'src/core/dialect/instance-hint.ts'
  expect(
    findLostCitations(project, [{ from, file: 'datacycle-core.md', sections, isWordy: false }], []),
  ).toEqual([])
  expect(sections.length).toBeGreaterThan(10)
})
