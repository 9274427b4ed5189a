import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { shareDocumentedSample } from '../support/shared-samples.ts'
import { findPrograms } from './packaging.ts'
import { makeFolder } from '../support/temporary-folder.ts'

/**
 * The program with Electron that `npm run package -- electron` has left, as a terminal starts it; or in place of it the
 * built browser shell, which has the same commands. So the test itself is tried where there is no Electron.
 */
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const [packaged] = findPrograms(inProject('dist'))
const inApp = packaged?.endsWith('.app') === true ? 'Contents/MacOS/Endpoint Explorer' : ''
const program =
  packaged === undefined
    ? { command: process.execPath, args: [inProject('out/main/browser.js')] }
    : {
        command: join(packaged, inApp),
        // Chromium's sandbox refuses to run for root.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      }
if (packaged === undefined) console.warn('There is no packaged program with Electron in dist.')

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(program.command, [...program.args, ...args], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory', ...env },
    timeout: 60_000,
  })

test('the program says its version', async () => {
  expect((await run(['--version'])).stdout.trim()).toBe(packageJson.version)
})

test('the program sends one query, reports on it, and leaves nothing behind', async () => {
  const sample = await shareDocumentedSample()
  const folder = await makeFolder()
  const dataDir = await makeFolder()
  const queries = join(folder, 'queries.http')
  const report = join(folder, 'report.json')
  await writeFile(queries, `GET ${sample.baseUrl}/api/v4/endpoints/events?page[size]=2\n`)
  const server = ['--base-url', sample.baseUrl, '--token-env', 'SAMPLE_TOKEN']
  const { stdout } = await run(
    ['check', queries, ...server, '--json', report, '--language', 'en'],
    { SAMPLE_TOKEN: sample.token, ENDPOINT_EXPLORER_DATA_DIR: dataDir },
  )
  expect(stdout.trim()).toMatch(/: 0 with faults, 0 not judged\.$/)
  expect(await readdir(dataDir)).toEqual([])
  expect((await readdir(folder)).toSorted()).toEqual(['queries.http', 'report.json'])
})
