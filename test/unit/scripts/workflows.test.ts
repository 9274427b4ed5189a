import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import packageJson from '../../../package.json' with { type: 'json' }

const step = z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })
const permissions = z.record(z.string(), z.string())
const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.optional(permissions),
      'timeout-minutes': z.number(),
      steps: z.array(step),
    }),
  ),
})
const action = z.object({ runs: z.object({ steps: z.array(step) }) })

const at = (path: string) => fileURLToPath(new URL(`../../../.github/${path}`, import.meta.url))
const read = (path: string) => readFileSync(at(path), 'utf8')
const files = (folder: string) => readdirSync(at(folder)).map((name) => `${folder}/${name}`)

const workflows = files('workflows').map((path) => ({
  name: basename(path, '.yml'),
  text: read(path),
  ...workflow.parse(parse(read(path))),
}))
const actions = readdirSync(at('actions')).map((name) => ({
  name,
  text: read(`actions/${name}/action.yml`),
  ...action.parse(parse(read(`actions/${name}/action.yml`))),
}))
const steps = [
  ...workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps)),
  ...actions.flatMap(({ runs }) => runs.steps),
]
const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]))

test('every action of others is pinned by a commit, and its version stands beside it', () => {
  const lines = [...workflows, ...actions].flatMap(({ text }) => text.match(/uses: .*/g) ?? [])
  const pinned = /^uses: (\.\/\.github\/actions\/[\w-]+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d[\w.]*)$/
  expect(lines.filter((line) => !pinned.test(line))).toEqual([])
})

test('an action has the same commit and version wherever it is used', () => {
  const lines = [...workflows, ...actions].flatMap(({ text }) => text.match(/uses: \S+@.*/g) ?? [])
  const names = new Set(lines.map((line) => line.split('@')[0]))
  expect(new Set(lines).size).toBe(names.size)
})

test('every script that a workflow runs is there', () => {
  const named = commands.flatMap((run) =>
    [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name = '']) => name),
  )
  const known = [...Object.keys(packageJson.scripts), 'ci']
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('every local action that a workflow uses is there', () => {
  const used = steps.flatMap(
    ({ uses = '' }) => /^\.\/\.github\/actions\/(.+)$/.exec(uses)?.[1] ?? [],
  )
  expect([...new Set(used)]).toEqual(actions.map(({ name }) => name))
})

test('no step puts a name that others choose into its commands', () => {
  const free = commands.filter((run) => /\$\{\{(?!\s*matrix\.)/.test(run))
  expect(free).toEqual([])
})

test('only the draft of a release may write, and only what it needs', () => {
  const granted = workflows.flatMap(({ name, permissions: all, jobs }) => [
    [name, all],
    ...Object.entries(jobs).flatMap(([job, own]) =>
      own.permissions === undefined ? [] : [[`${name}.${job}`, own.permissions]],
    ),
  ])
  expect(Object.fromEntries(granted)).toEqual({
    ci: { contents: 'read' },
    nightly: { contents: 'read' },
    release: { contents: 'read' },
    'release.draft': { contents: 'write', 'id-token': 'write', attestations: 'write' },
  })
})

describe('the package tests', () => {
  test('run in CI on the three systems, with the packages of that system', () => {
    const text = workflows.find(({ name }) => name === 'ci')?.text ?? ''
    expect(text).toContain('os: [ubuntu-24.04, windows-2025, macos-15]')
    expect(text.indexOf('npm run package -- electron')).toBeLessThan(
      text.lastIndexOf('npm run test:packages'),
    )
  })
})

const form = z.object({
  name: z.string(),
  description: z.string(),
  body: z.array(
    z.object({
      type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
      id: z.string(),
      attributes: z.object({ label: z.string() }),
    }),
  ),
})

test('every form for an issue is well formed and has no field twice', () => {
  const forms = files('ISSUE_TEMPLATE').filter((path) => !path.endsWith('/config.yml'))
  const doubled = forms.flatMap((path) => {
    const ids = form.parse(parse(read(path))).body.map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
  expect([forms.length, doubled]).toEqual([3, []])
})
