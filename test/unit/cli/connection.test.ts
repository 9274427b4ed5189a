import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import { runCommand } from './run-program.ts'
import { shareCoreSample } from '../../support/shared-samples.ts'

const core = await shareCoreSample()

let folder = ''
let data = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-connection-test-'))
  data = join(folder, 'data')
  await mkdir(data)
  onTestFinished(async () => {
    await chmod(data, 0o700)
    await rm(folder, { recursive: true })
  })
})

const saved = (name: string, more: object = {}) =>
  connectionSchema.parse({
    id: `id-${name}`,
    name,
    baseUrl: core.baseUrl,
    conventions: presets.core,
    server: 'datacycle-core',
    ...more,
  })

const save = (...connections: object[]) =>
  writeFile(
    join(data, 'connections.json'),
    JSON.stringify({ format: 'connections', version: 2, connections }),
  )

async function check(name: string, more: readonly string[] = ['--data-dir', data]) {
  await writeFile(
    join(folder, 'a.http'),
    '### Flat\nGET /api/v4/endpoints/alles?page[size]=5&fields=@id,name&sort=name\n',
  )
  return runCommand(['check', 'a.http', '--connection', name, '--token-env', 'T', ...more], {
    cwd: folder,
    environment: { T: core.tokens.editor },
  })
}

test('a saved connection gives its address and server type, from a folder that is only read', async () => {
  await save(saved('City'), saved('Other'))
  await writeFile(join(data, 'vault.json'), 'not to be touched')
  await chmod(join(data, 'vault.json'), 0o000)
  await chmod(data, 0o500)
  const before = await stat(data)
  expect(await check('City')).toMatchObject({ code: 0, error: '' })
  expect((await readdir(data)).toSorted()).toEqual(['connections.json', 'vault.json'])
  expect((await stat(data)).mtimeMs).toBe(before.mtimeMs)
})

test('the folder may stand in the environment, and a connection may go by its ID', async () => {
  await save(saved('City'))
  await writeFile(join(folder, 'b.http'), 'GET /api/v4/endpoints/alles?page[size]=5\n')
  const ended = await runCommand(
    ['check', 'b.http', '--connection', 'id-City', '--token-env', 'T'],
    {
      cwd: folder,
      environment: { T: core.tokens.editor, ENDPOINT_EXPLORER_DATA_DIR: data },
    },
  )
  expect(ended).toMatchObject({ code: 0, error: '' })
})

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown name', () => save(saved('City')), 'There is no connection "Town". There are: City.'],
  [
    'two of one name',
    () => save(saved('Town'), saved('Town', { id: 'b' })),
    'Several connections are called "Town".',
  ],
  ['a sample', () => save(saved('Town', { builtIn: 'sample' })), 'runs only inside the app'],
  ['no file', () => Promise.resolve(), 'cannot be read (ENOENT)'],
  ['another file', () => writeFile(join(data, 'connections.json'), '{'), 'holds no connections'],
  [
    'a newer version',
    () => writeFile(join(data, 'connections.json'), '{"format":"connections","version":99}'),
    'newer version',
  ],
])('%s is wrong use, and the file stays as it is', async (_, prepare, why) => {
  await prepare()
  const ended = await check('Town')
  expect(ended).toMatchObject({ code: 3, out: '', error: expect.stringContaining(why) })
  const names = await readdir(data)
  expect(names).toEqual(names.length === 0 ? [] : ['connections.json'])
})

test('a connection and an address together are wrong use', async () => {
  await save(saved('City'))
  const ended = await check('City', ['--data-dir', data, '--base-url', core.baseUrl])
  expect(ended).toMatchObject({ code: 3, out: '' })
})

test('the token is none of the connection: without a variable none is sent', async () => {
  await save(saved('City'))
  await check('City')
  const ended = await runCommand(['check', 'a.http', '--connection', 'City', '--data-dir', data], {
    cwd: folder,
  })
  expect(ended).toMatchObject({ code: 2 })
  expect(await readFile(join(data, 'connections.json'), 'utf8')).not.toContain(core.tokens.editor)
})
