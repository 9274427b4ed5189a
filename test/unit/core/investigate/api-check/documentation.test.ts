import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sectionOfCheck } from '#core/investigate/api-check/line.ts'

const project = fileURLToPath(new URL('../../../../../', import.meta.url))
const documentation = readFileSync(join(project, 'docs', 'api.md'), 'utf8')

/** Sections (`4.5`) and their numbered rules (`4.5.4`). */
function listSections(): Set<string> {
  const sections = new Set<string>()
  let section = ''
  for (const line of documentation.split('\n')) {
    section = /^#+ ([\d.]*\d)\.? /.exec(line)?.[1] ?? section
    const rule = /^(\d+)\. /.exec(line)?.[1]
    sections.add(rule === undefined ? section : `${section}.${rule}`)
  }
  return sections
}

test('every section that the card names stands in the documentation', () => {
  const sections = listSections()
  expect(Object.values(sectionOfCheck).filter((clause) => !sections.has(clause))).toEqual([])
})

test('every section that a comment names stands in the documentation', () => {
  const sections = listSections()
  const unknown = ['src', 'electron', 'test'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(vue|ts)$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(project, folder, path), 'utf8')
        const named = text.matchAll(/api\.md (?:section )?(\d+(?:\.\d+)*)/g)
        return Array.from(named, ([, section = '']) => section)
          .filter((section) => !sections.has(section))
          .map((section) => `${folder}/${path}: ${section}`)
      }),
  )
  expect(unknown).toEqual([])
})
