import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { CheckedRequest } from '#core/query-check/query-check-report.ts'
import { findJunitFaults } from '../core/query-check/junit-rules.ts'
import { planted } from './planted.ts'
import { formats } from './planted-files.ts'
import { runCommand } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

/** A token that must not be found anywhere. */
const canary = 'canary-4711-never-shown'

const core = await shareCoreSample()

test('there are sixty requests, and a fault in twenty-five of them', () => {
  expect([planted.length, planted.filter(({ told }) => told !== null).length]).toEqual([60, 25])
})

test.each(Object.entries(formats))(
  '%s: all twenty-five are told, and nothing of the other thirty-five',
  async (_, write) => {
    const folder = await makeFolder()
    for (const { name, text } of write(planted, core.baseUrl, canary)) {
      const path = join(folder, 'requests', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    const reports = ['report.json', 'report.xml', 'report.html']
    const [json = '', junit = '', html = ''] = reports
    const ended = await runCommand(
      [
        'check',
        'requests',
        '--base-url',
        core.baseUrl,
        '--token-env',
        'T',
        '--json',
        json,
        '--junit',
        junit,
        '--html',
        html,
      ],
      { cwd: folder, environment: { T: core.tokens.editor } },
    )
    expect(ended).toMatchObject({ code: 1, error: '' })
    const [text = '', xml = '', page = ''] = await Promise.all(
      reports.map((name) => readFile(join(folder, name), 'utf8')),
    )
    const { requests } = JSON.parse(text) as { requests: readonly CheckedRequest[] }
    expect(requests.map(toldOf)).toEqual(planted.map(({ told }) => told ?? '-'))
    expect(xml.match(/<failure /g)).toHaveLength(25)
    expect(findJunitFaults(xml)).toEqual([])
    expect(xml).not.toContain('<error ')
    expect(page).toContain('60 queries: 25 with faults, 0 not judged.')
    for (const one of [ended.out, text, xml, page])
      for (const token of [canary, core.tokens.editor]) expect(one).not.toContain(token)
  },
)

/** What is told of a request, each once: `-` for nothing. */
function toldOf({ result }: CheckedRequest): string {
  if (result.kind === 'not-judged') return result.why
  const loud = result.parameters.filter(({ isLoud }) => isLoud).map(({ parameter }) => parameter)
  // Of a union the path within is written in several ways.
  const names = loud.map((name) => (name.startsWith('filter.union') ? 'filter.union' : name))
  return [...new Set([...names, ...result.findings])].join(' ') || '-'
}
