import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNpm, makeNpmPackage, packFolder } from './packaging.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
let archive: string
let prefix: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-npm-'))
  prefix = join(folder, 'prefix')
  archive = makeNpmPackage(folder)
  const dependencies = (await readdir(join(project, 'node_modules', '@napi-rs')))
    .filter((name) => name.startsWith('keyring'))
    .map((name) => packFolder(join(project, 'node_modules', '@napi-rs', name), folder))
  const { command, args } = findNpm()
  const options = ['install', '--offline', '--no-audit', '--no-fund', '--prefix', prefix]
  // A cache of its own: what another installation has left must not help.
  const cache = ['--cache', join(folder, 'cache')]
  execFileSync(command, [...args, ...options, ...cache, archive, ...dependencies], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the package holds what runs, and nothing else', () => {
  const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n')
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

test('installed into an empty prefix without a network, the command prints its address and answers', async () => {
  const program = join(prefix, 'node_modules', '.bin', 'endpoint-explorer')
  const dataDir = join(folder, 'data')
  const app = spawn(program, ['--no-open', '--port', '0', '--data-dir', dataDir], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(app, 'exit')
  try {
    const [line] = (await once(createInterface(app.stdout), 'line')) as [string]
    const address = /^Endpoint Explorer: (http:\/\/127\.0\.0\.1:\d+\/)#launch=/.exec(line)?.[1]
    const page = await fetch(address ?? '')
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<title>Endpoint Explorer</title>'),
    ])
  } finally {
    app.kill()
  }
  expect(await ended).toEqual([0, null])
})
