import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { shareDocumentedSample } from '../support/shared-samples.ts'
import { startAttackedServer } from '../attacks/support/attacked-server.ts'
import { countBytes, openHostClient } from '../attacks/support/host-client.ts'
import { findNpm, makeNpmPackage, packFolder } from './packaging.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
let prefix: string
let dependencies: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-npm-'))
  prefix = join(folder, 'prefix')
  dependencies = (await readdir(join(project, 'node_modules', '@napi-rs')))
    .filter((name) => name.startsWith('keyring'))
    .map((name) => packFolder(join(project, 'node_modules', '@napi-rs', name), folder))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function runNpm(...args: readonly string[]) {
  const npm = findNpm()
  // A cache of its own: what another installation has left must not help.
  const options = ['--offline', '--no-audit', '--no-fund', '--prefix', prefix]
  const cache = ['--cache', join(folder, 'cache')]
  execFileSync(npm.command, [...npm.args, ...args, ...options, ...cache], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Starts what is installed, as its command does, and asks it as its page would. */
async function use<Told>(
  dataDir: string,
  ask: (client: Awaited<ReturnType<typeof openHostClient>>) => Promise<Told>,
) {
  const program = join(prefix, 'node_modules', 'endpoint-explorer', 'out', 'main', 'browser.js')
  const app = await startAttackedServer([], { dataDir, program })
  try {
    const client = await openHostClient(app)
    const { appVersion, updateAddress } = (await (await client.ask('/api/about')).json()) as {
      appVersion: string
      updateAddress: string
    }
    return { appVersion, updateAddress, told: await ask(client) }
  } finally {
    await app.stop()
  }
}

test('the package holds what runs, and nothing else', () => {
  // With its folder as the current one, because tar takes the colon of a Windows drive for another computer.
  const name = makeNpmPackage(folder, '1.0.0').slice(folder.length + 1)
  const listed = execFileSync('tar', ['-tzf', name], { cwd: folder, encoding: 'utf8' })
  const list = listed.trim().split(/\r?\n/)
  const kinds = [
    /^package\/(package\.json|LICENSE|README\.md)$/,
    /^package\/out\/main\/(browser|sample|keyring-broker)\.js$/,
    /^package\/out\/main\/chunks\/[\w-]+\.js$/,
    /^package\/out\/renderer\/(index\.html|licences\.json)$/,
    /^package\/out\/renderer\/assets\/[\w.-]+\.(js|css|woff2|ttf|svg|png)$/,
    // The outlines under the map of items: of the world, and with provinces around Austria.
    /^package\/out\/renderer\/assets\/(countries-50m|provinces)-[\w-]+\.json$/,
  ]
  expect(list.filter((path) => !kinds.some((kind) => kind.test(path)))).toEqual([])
  expect(list).toContain('package/out/main/browser.js')
})

test('installed without a network, used, upgraded and removed, it keeps what a person has saved', async () => {
  const sample = await shareDocumentedSample()
  const dataDir = join(folder, 'data')
  const command = join(prefix, 'node_modules', '.bin', 'endpoint-explorer')

  runNpm('install', makeNpmPackage(folder, '0.9.0'), ...dependencies)
  expect(existsSync(command)).toBe(true)
  const before = await use(dataDir, async (client) => {
    const page = await client.ask('/')
    const id = await client.addConnection(sample.baseUrl, sample.token)
    const query = { kind: 'get' as const, endpoint: 'events', query: [] }
    const answer = await client.exchange(id, query)
    if (answer.kind === 'problem') throw new Error(JSON.stringify(answer.problem))
    const bytes = await countBytes(answer.body)
    return { page: page.status, id, status: answer.head.status, hasBody: bytes > 1_000 }
  })
  expect(before).toEqual({
    appVersion: '0.9.0',
    updateAddress: '',
    told: { page: 200, id: before.told.id, status: 200, hasBody: true },
  })

  vi.stubEnv('UPDATE_ADDRESS', 'https://updates.example')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  runNpm('install', makeNpmPackage(folder, '1.0.0'), ...dependencies)
  const after = await use(dataDir, async (client) => {
    const { connections } = (await (await client.ask('/api/connections')).json()) as {
      connections: { id: string; name: string }[]
    }
    return connections.find(({ id }) => id === before.told.id)?.name
  })
  expect(after).toEqual({
    appVersion: '1.0.0',
    updateAddress: 'https://updates.example',
    told: 'Attacked',
  })

  runNpm('uninstall', 'endpoint-explorer')
  expect([existsSync(command), existsSync(join(dataDir, 'connections.json'))]).toEqual([
    false,
    true,
  ])
})
