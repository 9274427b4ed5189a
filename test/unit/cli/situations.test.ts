import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import * as tls from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isUnix } from '../../support/unix.ts'
import { findJunitFaults } from '../core/query-check/junit-rules.ts'
import { runCommand, runProgram, startProgram } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

/** A token that must not be found anywhere. */
const canary = 'canary-4711-never-shown'

const item = (id: string, more: object = {}) => ({
  '@id': id,
  '@type': ['Place'],
  name: id,
  ...more,
})
const page = (items: readonly object[], total = items.length) =>
  JSON.stringify({ '@graph': items, meta: { total, pages: 1 } })

/** What each endpoint does; those that are not here never answer, `half` not to its end. */
const endpoints: Record<string, () => { status: number; body: string }> = {
  fine: () => ({ status: 200, body: page([item('a'), item('b')]) }),
  changed: () => ({ status: 200, body: page(changedItems) }),
  empty: () => ({ status: 200, body: page([]) }),
  refused: () => ({ status: 401, body: '{"errors":[]}' }),
  forbidden: () => ({ status: 403, body: '' }),
  gone: () => ({ status: 404, body: '' }),
  broken: () => ({ status: 500, body: 'no' }),
  busy: () => ({ status: 503, body: '' }),
  page: () => ({ status: 200, body: '<!doctype html><title>Login</title>' }),
  short: () => ({ status: 200, body: page([item('a')], 5) }),
  cut: () => ({ status: 200, body: page([item('a'), item('b')]).slice(0, -9) }),
}
let changedItems = [item('a'), item('b')]

let server: Server
let baseUrl = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = /endpoints\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    if (name === 'half') response.write(page([item('a')]).slice(0, -9))
    const made = endpoints[name]?.()
    if (made === undefined) return
    response.writeHead(made.status, { 'Content-Type': 'application/json' }).end(made.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
})

const file = (name: string, text: string) => writeFile(join(folder, name), text)
const requests = (...names: readonly string[]) =>
  file(
    'all.http',
    names
      .map(
        (name) => `### ${name}\nGET ${name.includes(':') ? name : `/api/v4/endpoints/${name}`}\n`,
      )
      .join('\n'),
  )
const options = (environment: Record<string, string> = {}) => ({
  cwd: folder,
  environment: { T: canary, ...environment },
})
const onServer = () => ['--base-url', baseUrl, '--token-env', 'T']
const check = (...more: string[]) =>
  runCommand(['check', 'all.http', ...onServer(), ...more], options())

type Situation = readonly [
  name: string,
  code: number,
  endpoints: readonly string[],
  ...options: string[],
]

/** What stands in the file, what it ends with, and how it is run. */
const checks: readonly Situation[] = [
  ['one without a fault', 0, ['fine']],
  ['a total that is not met', 1, ['short']],
  ['401 everywhere', 2, ['refused', 'refused']],
  ['403', 2, ['forbidden']],
  ['404', 2, ['gone']],
  ['500', 2, ['broken']],
  ['503', 2, ['busy']],
  ['no items', 2, ['empty']],
  ['a page for people', 2, ['page']],
  ['a response that breaks off', 2, ['cut']],
  ['one of three refused', 2, ['fine', 'refused', 'fine']],
  ['a fault beside one that is refused', 1, ['short', 'refused']],
  ['nobody at the address', 2, ['fine'], '--base-url', 'http://127.0.0.1:9'],
  ['a request of another server', 2, ['https://other.example/api/v4/endpoints/fine']],
  ['what cannot be seen', 0, ['fine?filter[q]=See']],
  ['what cannot be seen, strictly', 1, ['fine?filter[q]=See'], '--strict'],
  ['a path that is not there', 3, ['fine'], 'nowhere'],
  ['a variable without a token', 3, ['fine'], '--token-env', 'NONE'],
  ['a server type that does not exist', 3, ['fine'], '--server-type', 'x'],
  ['a report in a folder that is not there', 3, ['fine'], '--junit', 'none/report.xml'],
  ['a report where a folder is', 3, ['fine'], '--html', '.'],
  ['an option of another command', 3, ['fine'], '--out', 'items.ndjson'],
  ['a baseline that is none', 3, ['fine'], '--baseline', 'all.http'],
  ['a baseline that is not there', 3, ['fine'], '--baseline', 'none.json'],
  ['a percent that is none', 3, ['fine'], '--drift', 'much'],
  ['two servers', 3, ['fine'], '--connection', 'City'],
]

test.each(checks.map(([name, code, names, ...more]) => ({ name, code, names, more })))(
  'check: $name ends with $code',
  async ({ code, names, more }) => {
    await requests(...names)
    const ended = await check(...more)
    expect(ended.code, ended.out + ended.error).toBe(code)
    expect(ended.out + ended.error).not.toContain(canary)
  },
)

test.each([
  ['walk', 0, 'fine'],
  ['walk', 1, 'short'],
  ['walk', 2, 'refused'],
  ['walk', 2, 'gone'],
  ['walk', 2, 'cut'],
] as const)('%s ends with %i on %s', async (command, code, name) => {
  await requests(name)
  const ended = await runCommand([command, 'all.http', ...onServer()], options())
  expect(ended.code, ended.out + ended.error).toBe(code)
})

test.each<[code: number, name: string, ...more: string[]]>([
  [0, 'fine'],
  [1, 'short'],
  [2, 'refused'],
  [3, 'fine', '--drift', 'much'],
])('the program itself ends with %i and says the same', async (code, name, ...more) => {
  await requests(name)
  const ended = await runProgram(['check', 'all.http', ...onServer(), ...more], options())
  expect(ended).toEqual({ ...(await check(...more)), code })
})

test('an empty folder or none is wrong use, and a defect is 4, whenever it shows', async () => {
  await mkdir(join(folder, 'empty'))
  for (const path of [['empty'], []])
    expect(await runCommand(['check', ...path, ...onServer()], options())).toMatchObject({
      code: 3,
      out: '',
    })
  await requests('hang')
  const planted = [
    'globalThis.AbortController=class{constructor(){throw new RangeError("planted")}}',
    // Of a timer, once it runs: before, nothing of the app is there to catch it.
    'const once=process.once;process.once=function(name,...rest){if(name==="SIGTERM")setTimeout(()=>{throw new RangeError("planted")});return once.call(this,name,...rest)}',
  ]
  for (const code of planted) {
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`
    const ended = await runProgram(['check', 'all.http', ...onServer()], options({ NODE_OPTIONS }))
    expect(ended, code).toMatchObject({
      code: 4,
      out: '',
      error: expect.stringMatching(/^Endpoint Explorer failed: RangeError/),
    })
    expect(ended.error).not.toContain(canary)
  }
})

test('what drifted since an earlier check is a fault, told in every report', async () => {
  await requests('changed', 'fine')
  changedItems = Array.from({ length: 10 }, (_, at) => item(`i${at}`, { address: 'See' }))
  expect(await check('--json', 'before.json')).toMatchObject({ code: 0 })
  const compared = [
    '--baseline',
    'before.json',
    '--json',
    'after.json',
    '--junit',
    'a.xml',
    '--html',
    'a.html',
  ]
  expect(await check(...compared)).toMatchObject({ code: 0 })
  changedItems = changedItems.map((one, at) => (at === 0 ? item('i0') : one))
  const told = 'Place: address is missing in 10 % (was 0).'
  const drifted = await check(...compared)
  expect(drifted).toMatchObject({ code: 1, error: '' })
  expect(drifted.out).toContain(`≠ changed (all.http): ${told}\n`)
  for (const name of ['a.xml', 'a.html'])
    expect(await readFile(join(folder, name), 'utf8')).toContain(told)
  expect(await check(...compared, '--drift', '10')).toMatchObject({ code: 0 })
})

test('the same run gives the same bytes, in every report', async () => {
  await requests('fine', 'short', 'refused')
  const names = ['r.json', 'r.xml', 'r.html']
  const once = async () => {
    await check('--json', 'r.json', '--junit', 'r.xml', '--html', 'r.html')
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
  const first = await once()
  expect(await once()).toEqual(first)
  for (const text of first) expect(text).not.toContain(canary)
})

test('with no home folder and no terminal nothing is written but what was asked for', async () => {
  await requests('fine')
  const home = join(folder, 'no-home')
  const surroundings = options({ HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: home })
  const args = ['check', 'all.http', ...onServer(), '--json', 'r.json']
  expect(await runProgram(args, surroundings)).toMatchObject({ code: 0, error: '' })
  expect(await readdir(folder)).toEqual(['all.http', 'r.json'])
  const named = ['check', 'all.http', '--connection', 'City', '--token-env', 'T']
  expect(await runProgram(named, surroundings)).toMatchObject({
    code: 3,
    out: '',
    error: expect.stringContaining('cannot be read (ENOENT)'),
  })
  expect(await readdir(folder)).toEqual(['all.http', 'r.json'])
})

test.runIf(isUnix)(
  'SIGTERM ends a check within two seconds, with what it has in every report',
  async () => {
    await requests('fine', 'hang', 'fine', 'hang', 'hang', 'hang')
    const hanging = new Promise<void>((resolve) => {
      let count = 0
      server.on('request', ({ url = '' }: { url?: string }) => {
        if (url.endsWith('hang') && ++count === 3) resolve()
      })
    })
    const args = ['check', 'all.http', ...onServer(), '--server-type', 'documented']
    const { child, ended } = startProgram(
      [...args, '--json', 'r.json', '--junit', 'r.xml'],
      options(),
    )
    await hanging
    const before = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 2 })
    expect(performance.now() - before).toBeLessThan(2000)
    const report = JSON.parse(await readFile(join(folder, 'r.json'), 'utf8')) as {
      requests: readonly { result: { kind: string; why?: string } }[]
    }
    expect(report.requests.map(({ result }) => result.why ?? result.kind)).toEqual([
      'judged',
      'stopped',
      'judged',
      'stopped',
      'stopped',
      'stopped',
    ])
    const junit = await readFile(join(folder, 'r.xml'), 'utf8')
    expect(junit.match(/<error message="stopped"\/>/g)).toHaveLength(4)
    expect(findJunitFaults(junit)).toEqual([])
  },
)

test.runIf(isUnix)('a response that a signal cut short is stopped, not broken', async () => {
  await requests('half')
  const begun = new Promise<void>((resolve) => {
    server.once('request', () => {
      // What is written comes before what is asked next.
      setTimeout(resolve, 200)
    })
  })
  const args = ['check', 'all.http', ...onServer(), '--server-type', 'documented']
  const { child, ended } = startProgram(args, options())
  await begun
  child.kill('SIGTERM')
  expect(await ended).toEqual({
    code: 2,
    out: '? half (all.http): Stopped\n\n1 query: 0 with faults, 1 not judged.\n',
    error: '',
  })
})

test('an environment in which no token may be handled is wrong use', async () => {
  await requests('fine')
  const args = ['check', 'all.http', ...onServer()]
  const ended = await runCommand(args, options({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }))
  expect(ended).toMatchObject({
    code: 3,
    out: '',
    error: expect.stringContaining('NODE_TLS_REJECT_UNAUTHORIZED is 0'),
  })
})

// Node lists what the system trusts since 22.15; only on Linux does a variable say where that is.
test.runIf(process.platform === 'linux' && 'getCACertificates' in tls)(
  'a server is reached whose issuer only the system trusts, such as that of a company’s proxy',
  async () => {
    const pem = (name: string) =>
      fileURLToPath(new URL(`../../support/certificates/${name}.pem`, import.meta.url))
    const [cert, key] = await Promise.all(['valid', 'key'].map((name) => readFile(pem(name))))
    const trusted = createTlsServer({ cert, key }, (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(page([item('a')]))
    })
    await new Promise<void>((resolve) => trusted.listen(0, '127.0.0.1', resolve))
    const address = trusted.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    await requests('fine')
    const args = ['check', 'all.http', '--base-url', `https://localhost:${port}`]
    const ended = await Promise.all(
      [{ SSL_CERT_FILE: pem('issuer') }, { SSL_CERT_FILE: pem('wrong-host') }].map((environment) =>
        runProgram(args, options(environment)),
      ),
    )
    trusted.closeAllConnections()
    trusted.close()
    expect(ended.map(({ code }) => code)).toEqual([0, 2])
  },
)

test.runIf(isUnix)(
  'SIGTERM ends a walk within two seconds, and nothing temporary is left',
  async () => {
    await requests('hang')
    const hanging = new Promise<void>((resolve) => {
      server.once('request', () => {
        resolve()
      })
    })
    const args = ['walk', 'all.http', ...onServer(), '--out', 'items.ndjson']
    const { child, ended } = startProgram(args, options())
    await hanging
    const before = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 2,
      error: 'Paused. Items received: 0. It is unknown how many items are missing.\n',
    })
    expect(performance.now() - before).toBeLessThan(2000)
    expect(await readFile(join(folder, 'items.ndjson'), 'utf8')).toBe('')
  },
)
