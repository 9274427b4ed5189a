import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../out/main/browser.js', import.meta.url))

test.each([
  ['Node would print requests with their tokens', { NODE_DEBUG: 'http,net' }, 'NODE_DEBUG is set'],
  [
    'Node would send them to any server',
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    'NODE_TLS_REJECT_UNAUTHORIZED is 0',
  ],
])('where %s, the app does not start, and says why', (_, environment, reason) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [program, '--no-open', '--port', '0', '--data-dir', tmpdir()],
    { env: { ...process.env, ...environment }, encoding: 'utf8', timeout: 20_000 },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(reason)
})
