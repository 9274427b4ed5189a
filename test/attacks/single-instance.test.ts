import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startAttackedServer } from './support/attacked-server.ts'
import { openSession } from './support/page-session.ts'
import { send, statusOf } from './support/send.ts'
import { isUnix } from '../support/unix.ts'

const program = fileURLToPath(new URL('../../out/main/browser.js', import.meta.url))

const server = await startAttackedServer()
afterAll(() => server.stop())

/** Starts the app once more on the same folder, where no browser can be found. */
function startAgain(...args: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [program, '--data-dir', server.dataDir, ...args],
    { env: { ...process.env, PATH: '' }, encoding: 'utf8', timeout: 60_000 },
  )
  const [, origin, token] =
    /^Endpoint Explorer runs already: (http:\/\/127\.0\.0\.1:\d+)\/#launch=(\S+)$/m.exec(stdout) ??
    []
  return { status, origin, token: token ?? '' }
}

const launch = async (token: string) => {
  const body = JSON.stringify({ token })
  return send(server, null, { method: 'POST', target: '/api/launch', body })
}

test('a second start hands over to the running one: a new address, once, with what was opened', async () => {
  const link = 'endpoint-explorer:v1/x'
  const { status, origin, token } = startAgain(link)
  expect({ status, origin }).toEqual({ status: 0, origin: server.origin })
  const answer = await launch(token)
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    200,
    {
      appToken: expect.any(String) as string,
      opened: { kind: 'text', text: link },
      first: {
        '/api/settings': expect.any(String) as string,
        '/api/connections': expect.any(String) as string,
        '/api/tabs': expect.any(String) as string,
      },
    },
  ])
  expect((await launch(token)).status).toBe(403)
})

test.runIf(isUnix)('the socket is for its owner only, and gives no session away', async () => {
  const { mode } = await stat(join(server.dataDir, 'shell.sock'))
  expect((await stat(server.dataDir)).mode & 0o777).toBe(0o700)
  expect(mode & 0o777).toBe(0o600)
  const first = await openSession(server)
  expect(startAgain().token).not.toBe(first.appToken)
  expect(await statusOf(server, first), 'the first page goes on').toBe(200)
})
