/** `check FOLDER`: a folder of queries (docs/workspace-folder.md) as a person, git and CI have it. */
import { readFile, mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mebibyte } from '#core/exchange/limits.ts'
import { findJunitFaults } from '../core/query-check/junit-rules.ts'
import { isUnix } from '../../support/unix.ts'
import { runCommand, type Ended } from './run-program.ts'
import { startServer } from '../../support/start-server.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
const items = ['a', 'b', 'c'].map((id) => ({
  '@id': id,
  '@type': ['Place'],
  name: id,
  image: id === 'a' ? [] : [{ '@id': `${id}i`, contentUrl: 'x' }],
}))
const { baseUrl, close } = await startServer((request, response) => {
  let body = ''
  request.on('data', (bytes: Buffer) => (body += bytes.toString()))
  request.on('end', () => {
    received.push({ url: request.url ?? '', headers: request.headers, body })
    const isGone = request.url?.includes('/gone') === true
    const list = request.url?.includes('/empty') === true ? [] : items
    response
      .writeHead(isGone ? 404 : 200, { 'Content-Type': 'application/json' })
      .end(
        JSON.stringify(
          isGone ? { errors: [] } : { '@graph': list, meta: { total: list.length, pages: 1 } },
        ),
      )
  })
})
afterAll(close)

let folder = ''
beforeEach(async () => {
  received.length = 0
  folder = await makeFolder()
})

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'w', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

const document = () => `version: 1
name: Event cards
connections:
  - name: Staging
    address: ${baseUrl}
  - name: Production
    address: https://api.example.org
    type: core
`
const check = (...args: string[]): Promise<Ended> =>
  runCommand(['check', 'w', ...args], { cwd: folder, environment: { T: 'canary-token' } })
const onStaging = ['--connection', 'Staging', '--token-env', 'T']

test('every query of a folder is sent to the chosen connection, whichever it names for itself', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'Events/next.query.yaml': 'name: Next\nconnection: Production\nendpoint: events\nq: Wein\n',
    'all.query.yaml': 'endpoint: places\n',
    '.git/HEAD': 'hidden',
  })
  const ended = await check(...onStaging)
  expect(ended.error).toBe('')
  expect(ended.out).toContain('✓ Events / Next (Events/next.query.yaml): 3 items')
  expect(ended.out).toContain('✓ all: 3 items')
  expect(ended.code).toBe(0)
  expect(received.map(({ url }) => url).toSorted()).toEqual([
    '/api/v4/endpoints/events?filter%5Bq%5D=Wein',
    '/api/v4/endpoints/places',
  ])
  expect(received.every(({ headers }) => headers.authorization === 'Bearer canary-token')).toBe(
    true,
  )
})

test('a name that no connection has is wrong use, and the names that there are are said', async () => {
  await write({ 'endpoint-explorer.yaml': document(), 'a.query.yaml': 'endpoint: a\n' })
  expect(await check('--connection', 'Stagin')).toEqual({
    code: 3,
    out: '',
    error: 'There is no connection "Stagin". There are: Staging, Production.\n',
  })
  await write({ 'endpoint-explorer.yaml': 'version: 1\nconections: []\n' })
  expect(await check('--connection', 'Staging')).toEqual({
    code: 3,
    out: '',
    error: `${join('w', 'endpoint-explorer.yaml')} has a mistake in line 2.\n`,
  })
  expect(received).toEqual([])
})

test('a body is read as Import reads it', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'a.query.yaml':
      'endpoint: a\nmethod: POST\nbody: |\n  {"filter": {"a": ["x"]}, "page": {"size": 5}}\n',
  })
  expect((await check(...onStaging)).error).toBe('')
  expect(received.map(({ body }) => body)).toEqual(['{"filter":{"a":["x"]},"page":{"size":5}}'])
})

test('what is expected is judged with its value and its bound', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'met.query.yaml':
      'endpoint: a\nexpect: { status: 200, total: 3, items: "> 2", each: [name], within: 1min }\n',
    'unmet.query.yaml':
      'endpoint: a\nexpect: { total: ">= 5", items: 5..50, each: [image.contentUrl] }\n',
    'gone.query.yaml': 'endpoint: gone\nexpect: { status: 404 }\n',
    'named.query.yaml': 'endpoint: empty\nexpect: { each: [name] }\n',
    'empty.query.yaml': 'endpoint: empty\nexpect: { total: 0 }\n',
  })
  const ended = await check(...onStaging, '--junit', 'report.xml')
  expect(ended.out).toContain(`✗ unmet: 3 items
    expected: total: 3, expected >= 5
    expected: items: 3, expected 5..50
    expected: each: 1/3 items without image.contentUrl
`)
  expect(ended.out).toContain('✓ met: 3 items')
  expect(ended.out).toContain('✓ gone: Error (404)')
  expect(ended.out).toContain('✓ empty: No items to check')
  expect(ended.out).toContain('    expected: each: no items, expected name\n')
  expect(ended.out).toContain('5 queries: 2 with faults, 0 not judged.')
  expect(ended.code).toBe(1)
  expect((await check(...onStaging, '--language', 'de')).out).toContain(`✗ unmet: Inhalte: 3
    Erwartete Gesamtzahl: mindestens 5, erhalten: 3
    Erwartete Inhalte auf der Seite: 5 bis 50, erhalten: 3
    Inhalte ohne „image.contentUrl“: 1 von 3
`)
  const junit = await readFile(join(folder, 'report.xml'), 'utf8')
  expect(findJunitFaults(junit)).toEqual([])
  expect(junit).toContain('<testsuite name="unmet.query.yaml" file="unmet.query.yaml"')
  expect(junit).toContain('<failure message="total: 3, expected &gt;= 5"/>')
})

test('whatever is not read is named with its reason and its line, in JUnit too, and does not pass', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'fine.query.yaml': 'endpoint: a\n',
    'typo.query.yaml': 'endpoint: a\nfilters: { a: b }\n',
    'body.query.yaml': 'endpoint: a\nmethod: POST\nbody: "{"\n',
    'secret.query.yaml': 'endpoint: a\ntoken: canary-in-file\n',
    'server.query.yaml': 'endpoint: a\nconnection: Test\n',
    'wrong.http': 'GET /api/v4/endpoint/a\n',
    'list.txt': '# those of the cards\n/api/v4/endpoints/b\n/api/v4/endpoints/c\n',
    'old.endpoint.json':
      '{"format": "endpoint-explorer/endpoint", "version": 3, "form": {"endpoint": "a", "pageSize": 10}}',
    'unknown.endpoint.json':
      '{"format": "endpoint-explorer/endpoint", "version": 3, "form": {"endpoint": "a", "serach": "x"}, "connection": {"baseUrl": "https://a.example"}}',
    'README.md': 'How to use it',
  })
  const ended = await check(...onStaging, '--junit', 'report.xml')
  expect(ended.out.split('\n').filter((line) => line.startsWith('?'))).toEqual([
    '? README.md: not read (no query recognized)',
    '? body.query.yaml: not read (a mistake in a file of the app: body: expected a JSON object)',
    '? old.endpoint.json: not read (a mistake in a file of the app: connection.baseUrl: expected an http or https address without user name, query and fragment; form.pageSize: expected a text, got a number)',
    '? secret.query.yaml: not read (a mistake in a file of the app: line 2, column 1: token: a folder holds no token; remove it, and replace the token if it was shared)',
    '? server.query.yaml: not read (a mistake in a file of the app: connection: not in endpoint-explorer.yaml, which has: Staging, Production)',
    '? typo.query.yaml: not read (a mistake in a file of the app: line 2, column 1: filters: unknown; did you mean "filter"?)',
    '? unknown.endpoint.json: not read (a mistake in a file of the app: form.serach: unknown)',
    '? wrong.http: not read (no endpoint of this API)',
  ])
  expect([ended.code, ended.error]).toEqual([2, ''])
  expect(received.map(({ url }) => url).toSorted()).toEqual(
    ['a', 'b', 'c'].map((name) => `/api/v4/endpoints/${name}`),
  )
  const junit = await readFile(join(folder, 'report.xml'), 'utf8')
  expect(findJunitFaults(junit)).toEqual([])
  expect(junit.match(/<error /g)).toHaveLength(8)
  expect(junit).toContain(
    '<error message="wrong-shape: line 2, column 1: filters: unknown; did you mean &quot;filter&quot;?"/>',
  )
  expect(ended.out + junit).not.toContain('canary')
  const allowed = await check(...onStaging, '--allow-other')
  expect(allowed.out).toContain('- README.md: not read (no query recognized)')
  expect(allowed.out).toContain('2 entries contain no query of this API.')
  expect(allowed.code).toBe(2)
})

test('entries that are no queries of this API count by name alone where they are allowed', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'fine.query.yaml': 'endpoint: a\n',
    'README.md': 'How to use it',
  })
  expect((await check(...onStaging)).code).toBe(2)
  expect((await check(...onStaging, '--allow-other')).code).toBe(0)
})

test('of a collection, a description is named, and only a script that may change its requests counts', async () => {
  const writeCollection = (more: object) =>
    write({
      'endpoint-explorer.yaml': document(),
      'all.json': JSON.stringify({
        info: { name: 'All', description: 'Ours' },
        item: [{ name: 'One', request: `${baseUrl}/api/v4/endpoints/a` }],
        ...more,
      }),
    })
  await writeCollection({})
  const described = await check(...onStaging)
  expect(described.out).toContain('- All: not read (a part that is not read: info.description)')
  expect(described.code).toBe(0)
  await writeCollection({ event: [{ listen: 'prerequest', script: { exec: ['pm.x()'] } }] })
  const changed = await check(...onStaging)
  expect(changed.out).toContain('? All: not read (a script, which is not run)')
  expect(changed.code).toBe(2)
})

test('a query that cannot be sent says why', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'a.query.yaml': 'endpoint: a\npage: { size: many }\n',
  })
  const ended = await check(...onStaging)
  expect(ended.out).toContain('? a: Not sent: incomplete query (page-size-not-whole)')
  expect([ended.code, received]).toEqual([2, []])
})

test('what nothing confirms is named without --strict', async () => {
  await write({
    'endpoint-explorer.yaml': document(),
    'a.query.yaml': 'endpoint: a\nfilter: { serach: x, other: y }\nsort: [-nmae]\n',
  })
  const { out } = await check(...onStaging)
  expect(out).toMatch(/not confirmed: .*filter\[serach\]|not confirmed: .*serach/)
})

test.runIf(isUnix)(
  'a hostile folder sends nothing anywhere else, and is told in time',
  async () => {
    await write({
      'endpoint-explorer.yaml': document(),
      'fine.query.yaml': 'endpoint: a\n',
      'dots.query.yaml': 'endpoint: ../../../admin\n',
      'slash.query.yaml': 'endpoint: a/../../b\n',
      'con.query.yaml': 'endpoint: con\n',
      'CON.query.yaml': 'endpoint: con\n',
      'bomb.query.yaml': [
        'a: &a [x,x,x,x,x,x,x,x,x]',
        ...'bcdefgh'
          .split('')
          .map((one, at) => `${one}: &${one} [${`*${'abcdefg'[at] ?? ''},`.repeat(9)}]`),
      ].join('\n'),
      '../outside.query.yaml': 'endpoint: outside\n',
    })
    const at = (name: string) => join(folder, 'w', name)
    execFileSync('mkfifo', [at('pipe.query.yaml')])
    await symlink('/dev/zero', at('zero.query.yaml'))
    await symlink(join(folder, 'outside.query.yaml'), at('link.query.yaml'))
    await symlink(folder, at('loop'))
    await writeFile(at('large.query.yaml'), '')
    await truncate(at('large.query.yaml'), 1024 * mebibyte)
    await writeFile(at('long.query.yaml'), `endpoint: a\nq: ${'x'.repeat(10 * mebibyte)}`)
    const started = performance.now()
    const ended = await check(...onStaging)
    expect(performance.now() - started).toBeLessThan(4000)
    expect(ended.out.split('\n').filter((line) => line.startsWith('?'))).toEqual([
      '? large.query.yaml: not read (larger than 64 MB)',
      '? link.query.yaml: not read (a link that leads out of the folder)',
      '? loop: not read (a folder)',
      '? pipe.query.yaml: not read (a pipe)',
      '? zero.query.yaml: not read (a device)',
      expect.stringMatching(/^\? bomb\.query\.yaml: not read \(a mistake .* no valid YAML\)$/),
      '? long.query.yaml: not read (a mistake in a file of the app: line 1, column 1: expected at most 2000000 characters)',
    ])
    expect(received.map(({ url }) => url).toSorted()).toEqual([
      '/api/v4/endpoints/..%2F..%2F..%2Fadmin',
      '/api/v4/endpoints/a',
      '/api/v4/endpoints/a%2F..%2F..%2Fb',
      '/api/v4/endpoints/con',
      '/api/v4/endpoints/con',
    ])
  },
)
