/** Nothing that a check was given is dropped in silence: it is named with its reason, and the check does not pass. */
import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mebibyte } from '#core/exchange/limits.ts'
import { runCommand, runProgram, type Ended } from './run-program.ts'
import { isUnix } from '../../support/unix.ts'
import { startServer } from '../../support/start-server.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const items = [{ '@id': 'a', '@type': ['Place'], name: 'a' }]
const body = JSON.stringify({ '@graph': items, meta: { total: 1, pages: 1 } })
const { baseUrl, close } = await startServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
})
afterAll(close)

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
  await mkdir(join(folder, 'q'))
})

const at = (...names: string[]) => join(folder, ...names)
const fine = 'GET /api/v4/endpoints/fine\n'
const check = (...args: string[]): Promise<Ended> =>
  runCommand(['check', ...args, '--base-url', baseUrl, '--server-type', 'documented'], {
    cwd: folder,
  })
const unreadIn = ({ out }: Ended) => out.split('\n').filter((line) => line.includes(': not read ('))

test('every file of a folder that is not read is named with its reason, and the exit code is 2', async () => {
  await writeFile(at('q', 'fine.http'), fine)
  await writeFile(at('q', 'empty.http'), '')
  await writeFile(at('q', 'text.txt'), 'Remember the milk')
  await writeFile(at('q', 'broken.json'), '{"info": ')
  await writeFile(at('q', 'broken.zip'), 'PK')
  await writeFile(at('q', 'large.http'), '')
  await truncate(at('q', 'large.http'), 64 * mebibyte + 1)
  await mkdir(at('q', '.git'))
  await writeFile(at('q', '.git', 'HEAD'), 'hidden')
  const ended = await check('q')
  expect(unreadIn(ended)).toEqual([
    '? large.http: not read (larger than 64 MB)',
    '? broken.json: not read (no valid JSON)',
    '? broken.zip: not read (a damaged archive)',
    '? empty.http: not read (empty)',
    '? text.txt: not read (no query recognized)',
  ])
  expect([ended.code, ended.error]).toEqual([2, ''])
  expect(ended.out).toContain('5 files or entries were not read.')
})

test('without one of them the same folder passes', async () => {
  await writeFile(at('q', 'fine.http'), fine)
  expect(await check('q')).toMatchObject({ code: 0, error: '' })
})

test.runIf(isUnix)('devices, pipes, sockets and links to folders are refused by name', async () => {
  await writeFile(at('q', 'fine.http'), fine)
  execFileSync('mkfifo', [at('q', 'pipe.http')])
  await symlink('/dev/zero', at('q', 'zero.http'))
  await symlink(folder, at('q', 'loop'))
  await symlink(at('none'), at('q', 'gone.http'))
  await symlink(at('q', 'fine.http'), at('q', 'linked.http'))
  const ended = await check('q', '/dev/zero')
  expect(unreadIn(ended)).toEqual([
    '? gone.http: not read (the system refuses it)',
    '? loop: not read (a folder)',
    '? pipe.http: not read (a pipe)',
    '? zero.http: not read (a device)',
    '? zero: not read (a device)',
  ])
  expect([ended.code, ended.out.includes('2 queries')]).toEqual([2, true])
})

test.runIf(isUnix)('a device or a pipe alone is wrong use, said at once', async () => {
  execFileSync('mkfifo', [at('pipe')])
  await writeFile(at('fine.http'), fine)
  expect(await check('/dev/zero')).toEqual({
    code: 3,
    out: '? zero: not read (a device)\n',
    error: 'No query was found in /dev/zero.\n',
  })
  const inPlaceOfFile = await Promise.all([
    check('fine.http', '--baseline', '/dev/zero'),
    runCommand(['walk', 'fine.http', '--base-url', baseUrl, '--baseline', 'pipe'], { cwd: folder }),
    runCommand(['compare', 'pipe', '/dev/zero'], { cwd: folder }),
  ])
  expect(inPlaceOfFile.map(({ code, error }) => [code, error])).toEqual([
    [3, '/dev/zero cannot be read (a device).\n'],
    [3, 'pipe cannot be read (a pipe).\n'],
    [3, 'pipe cannot be read (a pipe).\n'],
  ])
})

test.runIf(isUnix)(
  'a list of connections that is a pipe, a device or too large is refused by name',
  async () => {
    await writeFile(at('fine.http'), fine)
    const of = (name: string) =>
      runCommand(['check', 'fine.http', '--connection', 'City', '--data-dir', name], {
        cwd: folder,
      })
    await mkdir(at('piped'))
    execFileSync('mkfifo', [at('piped', 'connections.json')])
    await mkdir(at('zero'))
    await symlink('/dev/zero', at('zero', 'connections.json'))
    await mkdir(at('large'))
    await writeFile(at('large', 'connections.json'), '')
    await truncate(at('large', 'connections.json'), 64 * mebibyte + 1)
    const ended = [await of('piped'), await of('zero'), await of('large')]
    expect(ended.map(({ code, error }) => [code, error])).toEqual([
      [3, `${at('piped', 'connections.json')} cannot be read (a pipe).\n`],
      [3, `${at('zero', 'connections.json')} cannot be read (a device).\n`],
      [3, `${at('large', 'connections.json')} cannot be read (larger than 64 MB).\n`],
    ])
  },
)

test('a line of a list of addresses that is no query is named, one of a log that is another request is not, and each is sent once', async () => {
  const line = (method: string, path: string) =>
    `127.0.0.1 - - [28/Nov/2026] "${method} ${path} HTTP/1.1" 200 1`
  await writeFile(
    at('access.log'),
    [
      line('GET', '/api/v4/endpoints/fine'),
      line('GET', '/favicon.ico'),
      line('POST', '/api/v4/endpoints/fine'),
      line('GET', '/api/v4/endpoints/other'),
      'torn off',
      line('GET', '/api/v4/endpoints/third'),
      line('GET', '/api/v4/endpoints/fourth'),
      line('GET', '/api/v4/endpoints/fine'),
    ].join('\n'),
  )
  const ended = await check('access.log')
  expect(unreadIn(ended)).toEqual([
    '? access.log: not read (a POST without its body, line 3)',
    '? access.log: not read (no query, line 5)',
  ])
  expect(ended.out).toContain('4 queries: ')
  expect(ended.code).toBe(2)
})

test('a walk names what it did not read, and does not pass either', async () => {
  await writeFile(at('q', 'fine.http'), fine)
  await writeFile(at('q', 'text.txt'), 'Remember the milk')
  const ended = await runCommand(['walk', 'q', '--base-url', baseUrl], { cwd: folder })
  expect(unreadIn(ended)).toEqual(['? text.txt: not read (no query recognized)'])
  expect([ended.code, ended.error]).toEqual([2, ''])
})

test('a file that should hold items and does not is no set without items', async () => {
  await writeFile(at('items.ndjson'), '{"@id":"a"}\n')
  await writeFile(at('text'), '{"@id":"a"}\nRemember the milk\n')
  await writeFile(at('fine.http'), fine)
  const ended = [
    await runCommand(['compare', 'items.ndjson', 'text'], { cwd: folder }),
    await runCommand(['walk', 'fine.http', '--base-url', baseUrl, '--baseline', 'text'], {
      cwd: folder,
    }),
  ]
  expect(ended).toEqual(
    ended.map(() => ({
      code: 3,
      out: '',
      error: 'text is no file that walk wrote: line 2 is no item.\n',
    })),
  )
})

test('nothing that a command prints rewrites the terminal', async () => {
  const escape = '\u001b[2J\u001b]0;title\u0007\u202e'
  await writeFile(at(`a.http`), `### ${escape}name\n${fine}`)
  const ended = await check('a.http')
  expect(ended.out + ended.error).toMatch(/^[^\p{Cc}\u202e]*(?:\n[^\p{Cc}\u202e]*)*$/u)
  expect([ended.code, ended.out.includes('name')]).toEqual([0, true])
})

const canary = 'canary-6174-in-a-file'

/** Files whose content a library might quote when it complains, each holding the canary. */
const files: Readonly<Record<string, string>> = {
  'tags.yaml': `name: x\ntoken: !vault ${canary}\nother: !env "${canary}"\n`,
  'broken.yaml': `a: [${canary}\n  b: : ${canary}\n- ${canary}`,
  'anchors.yaml': `a: &${canary} 1\nb: *none-${canary}\n? ${canary}\n`,
  'collection.bru': `meta {\n  name: x\n}\nget {\n  url: ${canary}\n`,
  'broken.json': `{"token": "${canary}", ${canary}`,
  'endpoint.endpoint.json': `{"format":"endpoint-explorer","version":1,"${canary}":"${canary}"}`,
  'postman.json': `{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},"item":[{"name":"x","request":"${canary}"}]}`,
  'session.har': `{"log":{"entries":[{"request":{"url":"${canary}"}}]}}`,
  'page.html': `<html><script type="application/json">${canary}</script></html>`,
  'openapi.json': `{"openapi":"3.1.0","paths":{"/${canary}":{}}}`,
  'script.sh': `curl -H 'Authorization: Bearer ${canary}' "https://$HOST/${canary}\ncurl ${canary}\n`,
  'code.js': `fetch('https://api.example/api/v4/endpoints/x', ${canary}(`,
  'text.txt': canary,
}

test('nothing of a file’s content ever goes to stderr, nor a warning of Node', async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(at('q', name), text)
  await mkdir(at('data'))
  await writeFile(at('data', 'connections.json'), `{"format": "x", ${canary}`)
  await writeFile(at('fine.http'), fine)
  await writeFile(at('items.ndjson'), `{"@id":"${canary}"}\n${canary}\n`)
  await writeFile(at('items.ndjson.set.json'), `{"sum":"${canary}", ${canary}`)
  const onServer = ['--base-url', baseUrl, '--server-type', 'documented']
  const runs = [
    ['check', 'q', ...onServer],
    ...Object.keys(files).map((name) => ['check', `q/${name}`, ...onServer]),
    ['walk', 'q', ...onServer],
    ['check', 'fine.http', '--baseline', 'items.ndjson', ...onServer],
    ['walk', 'fine.http', '--baseline', 'items.ndjson', ...onServer],
    ['sync', 'items.ndjson', ...onServer],
    ['compare', 'items.ndjson', 'items.ndjson'],
    ['check', 'fine.http', '--connection', 'City', '--data-dir', 'data'],
  ]
  for (const run of runs) {
    const { error, code } = await runCommand(run, { cwd: folder })
    expect(error, run.join(' ')).not.toContain(canary)
    expect(code, run.join(' ')).toBeGreaterThan(0)
    expect(code, run.join(' ')).toBeLessThan(4)
  }
  // A process of its own shows what libraries and Node themselves print.
  const printed = await runProgram(['check', 'q', ...onServer], { cwd: folder })
  expect(printed.error).not.toMatch(new RegExp(`${canary}|Warning`))
})
