import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'
import { shareDocumentedSample, shareCoreSample } from '../../support/shared-samples.ts'

/** A token that must not be found anywhere. */
const canary = 'canary-4711-never-shown'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
})

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCommand(['check', ...args], { cwd: folder, environment })

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
  return path
}

const http = (...targets: string[]) =>
  targets.map((target, at) => `### Request ${String(at + 1)}\nGET ${target}\n`).join('\n')

const onSample = (...more: string[]) => ['--base-url', sample.baseUrl, '--token-env', 'T', ...more]
const onDatacycle = (...more: string[]) => ['--base-url', core.baseUrl, '--token-env', 'T', ...more]
const sampleToken = () => ({ T: sample.tokens.full })
const coreToken = () => ({ T: core.tokens.editor })

test('requests without a fault end with 0, each with its total', async () => {
  const file = await write(
    'good.http',
    http(
      '/api/v4/endpoints/events?page[size]=5',
      '/api/v4/endpoints/places?page[size]=3&sort=name',
    ),
  )
  const ended = await run([file, ...onSample()], sampleToken())
  expect(ended).toMatchObject({ code: 0, error: '' })
  expect(ended.out).toContain('✓ Request 1 (good.http): ')
  expect(ended.out).toContain('2 queries: 0 with faults, 0 not judged.')
})

test('what dataCycle CORE ignores in silence is told, and ends with 1', async () => {
  const ignored = [
    'search=See',
    'lat=46.6',
    'radius=5000',
    'limit=10',
    'sort=startDate',
    'fields[image]=name',
    'filter[attribute][name][in][like]=See',
    'filters[q]=See',
    'language=DE',
    'include=image&include[]=image',
  ]
  const file = await write(
    'silent.http',
    http(...ignored.map((one) => `/api/v4/endpoints/alles?page[size]=5&${one}`)),
  )
  const json = join(folder, 'report.json')
  const ended = await run([file, ...onDatacycle('--json', json)], coreToken())
  expect(ended.code).toBe(1)
  const report = JSON.parse(await readFile(json, 'utf8')) as {
    outcome: string
    requests: { name: string; result: { parameters?: { parameter: string; isLoud: boolean }[] } }[]
  }
  expect(report.outcome).toBe('loud')
  const loud = report.requests.map(
    ({ result }) =>
      result.parameters?.filter(({ isLoud }) => isLoud).map((one) => one.parameter) ?? [],
  )
  expect(loud.slice(0, 9).map((one) => one.length > 0)).toEqual(ignored.slice(0, 9).map(() => true))
})

test('a token in a file is dropped and counted, and no token is in any report', async () => {
  const file = await write(
    'with-token.http',
    `### One\nGET ${sample.baseUrl}/api/v4/endpoints/events?page[size]=5\nAuthorization: Bearer ${canary}\n`,
  )
  const [json, junit] = [join(folder, 'r.json'), join(folder, 'r.xml')]
  const ended = await run([file, ...onSample('--json', json, '--junit', junit)], sampleToken())
  expect(ended.out).toContain('1 token in the files was not used.')
  const all = [ended.out, ended.error, await readFile(json, 'utf8'), await readFile(junit, 'utf8')]
  for (const text of all) {
    expect(text).not.toContain(canary)
    expect(text).not.toContain(sample.tokens.full)
  }
})

test('the request that finds the kind of server out is not sent again', async () => {
  const file = await write(
    'two.http',
    http('/api/v4/endpoints/alles?page[size]=5', '/api/v4/endpoints/alles?page[size]=6'),
  )
  const before = core.requestLines().length
  await run([file, ...onDatacycle()], coreToken())
  expect(core.requestLines().slice(before).toSorted()).toEqual([
    'GET /api/v4/endpoints/alles?page%5Bsize%5D=5 HTTP/1.1',
    'GET /api/v4/endpoints/alles?page%5Bsize%5D=6 HTTP/1.1',
  ])
})
