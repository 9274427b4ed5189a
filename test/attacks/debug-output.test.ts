import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../out/main/browser.js', import.meta.url))

test('where Node would print requests with their tokens, the app does not start, and says why', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [program, '--no-open', '--port', '0', '--data-dir', tmpdir()],
    { env: { ...process.env, NODE_DEBUG: 'http,net' }, encoding: 'utf8', timeout: 20_000 },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('NODE_DEBUG is set, which makes Node print every request')
})
