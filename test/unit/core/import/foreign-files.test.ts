import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { Import, ImportFile } from '#core/import/import.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { unzipFiles, decodeFile } from '#core/import/unzip-files.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const folder = join(import.meta.dirname, '../../../fixtures/foreign')

/** A file, or all files of a folder, as a person chooses them. */
function choose(name: string): ImportFile[] {
  const path = join(folder, name)
  if (statSync(path).isDirectory())
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(folder, file), text: decodeFile(readFileSync(file)) }))
      .sort((one, other) => one.path.localeCompare(other.path))
  const bytes = new Uint8Array(readFileSync(path))
  if (!name.endsWith('.zip')) return [{ path: name, text: decodeFile(bytes) }]
  const unzipped = unzipFiles(bytes)
  return unzipped.ok ? unzipped.value : [{ path: name, archive: unzipped.error }]
}

/** What came of a file, a line for each request and for each part of it that stayed out. */
function tell(read: Import): string[] {
  if (read.kind === 'problem')
    return [
      `refused: ${read.problem.kind} ${'name' in read.problem ? read.problem.name : ''}`.trim(),
    ]
  const requests = read.requests.flatMap(({ name, folderPath, baseUrl, form, leftOut, notes }) => {
    const planned = planRequest(resolveForm(form, '2026-11-22'), presets.documented)
    if (!planned.ok) return ['no request']
    const body = planned.value.kind === 'post' ? ` ${JSON.stringify(planned.value.body)}` : ''
    const target = decodeURIComponent(renderTarget(planned.value))
    return [
      `${[...folderPath, name].join('/')}: ${form.method} ${baseUrl ?? '?'}${target}${body}`,
      ...leftOut.map(({ what, reason }) => `  without ${what}: ${reason}`),
      ...notes.map((note) => `  note ${note.kind}`),
    ]
  })
  return [
    ...requests,
    ...read.leftOut.map(({ name, folderPath, reason }) => {
      const why = reason.kind === 'file' ? `file ${reason.problem.kind}` : reason.kind
      return `left out ${[...folderPath, name].join('/')}: ${why}`
    }),
    ...read.tokens.map(({ token }) => `token ${token}`),
  ]
}

test.each(readdirSync(folder))('%s is read right, or refused by name and reason', (name) => {
  expect(
    tell(readImportFiles(choose(name), () => presets.documented, codeParsers)),
  ).toMatchSnapshot()
})
