import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sendingCommands } from '#cli/command.ts'
import { readCommandArguments } from '#cli/command-arguments.ts'
import { en } from '#cli/words/en.ts'
import { startMovingCore } from '../../servers/core/start-moving-core.ts'
import { isUnix } from '../../support/unix.ts'
import { createMovingStore, idOf, owner } from '../../servers/core/moving-store.ts'
import { start, startCommand } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const folder = join(import.meta.dirname, '../../../docs/examples/nightly-check')
const read = (name: string) => readFile(join(folder, name), 'utf8')

/** The words of each command of the app in a file; none of these needs a shell to be told apart. */
const commandsIn = (text: string): string[][] =>
  Array.from(
    text.replaceAll('\\\n', ' ').matchAll(/endpoint-explorer (check|walk|sync) ([^\n']*)/g),
    ([, command = '', rest = '']) => [command, ...rest.trim().split(/\s+/)],
  ).map((words) => words.map((word) => word.replace(/^"\$\{?CHECK_URL.*"$/, 'https://api.example')))

test('every command of every example is one that the app takes', async () => {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => commandsIn(await read(name)).map((words) => ({ name, words }))),
  )
  const commands = found.flat()
  expect(commands.length).toBeGreaterThanOrEqual(7)
  for (const { name, words } of commands) {
    const [first, ...rest] = words.filter((word) => word !== '"$@"')
    const command = sendingCommands.find((one) => one === first)
    if (command === undefined) throw new Error(`${name}: ${words.join(' ')}`)
    const { ok } = readCommandArguments(command, rest, {
      environment: {},
      words: en.arguments,
    })
    expect({ name, command, ok }).toEqual({ name, command, ok: true })
    expect(rest).toContain('--token-env')
  }
})

test.each([
  ['https://api.example/api/', 'https://api.example'],
  ['https://api.example/x/api/v4/endpoints/a', 'https://api.example/x'],
  ['https://user:secret@api.example', null],
  ['https://api.example?token=secret', null],
  ['https://api.example/api/v3', null],
])('the address %s is read as in the window, and never told', (typed, baseUrl) => {
  const args = ['a.http', '--base-url', typed]
  const read = readCommandArguments('check', args, { environment: {}, words: en.arguments })
  expect(read).toMatchObject(
    baseUrl === null
      ? { ok: false, error: expect.not.stringContaining('secret') }
      : { ok: true, value: { server: { baseUrl } } },
  )
})

test('YAML is YAML, and the steps stand where their programs look for them', async () => {
  expect(parse(await read('github-actions.yml'))).toMatchObject({
    on: { schedule: [{ cron: '0 3 * * *' }] },
    jobs: { check: { 'runs-on': 'ubuntu-latest' } },
  })
  expect(parse(await read('gitlab-ci.yml'))).toMatchObject({
    'content-check': {
      artifacts: { reports: { junit: 'check.xml' } },
      allow_failure: { exit_codes: 2 },
    },
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
test.runIf(hasSystemd)('systemd takes the units', async () => {
  const made = await makeFolder()
  // The program of the package is not installed here; what systemd looks for is one that can be started.
  for (const name of ['content-check.service', 'content-check.timer'])
    await writeFile(
      join(made, name),
      (await read(name)).replace('/usr/bin/endpoint-explorer', '/bin/true'),
    )
  const verified = spawnSync('systemd-analyze', ['verify', join(made, 'content-check.timer')], {
    encoding: 'utf8',
  })
  expect(verified.stderr.split('\n').filter((line) => line.includes('content-check'))).toEqual([])
})

// Windows has no shell of this kind.
test.runIf(isUnix)(
  'the crontab has five times, a user and a command that a shell takes',
  async () => {
    const [line = ''] = (await read('crontab')).split('\n').filter((one) => /^[\d*]/.test(one))
    const [, command = ''] = /^(?:[\d*]+ ){5}content (.*)$/.exec(line) ?? []
    expect(command).toContain('nightly-check.sh')
    execFileSync('sh', ['-n', '-c', command])
  },
)

test.runIf(isUnix)(
  'the script runs for three nights: the first keeps, the second is quiet, the third tells',
  async () => {
    const made = await makeFolder()
    const bin = join(made, 'bin')
    await mkdir(join(made, 'requests'))
    await mkdir(bin)
    const [node, program] = startCommand
    await writeFile(join(bin, 'endpoint-explorer'), `#!/bin/sh\nexec '${node}' '${program}' "$@"\n`)
    await chmod(join(bin, 'endpoint-explorer'), 0o755)
    await cp(join(folder, 'nightly-check.sh'), join(made, 'nightly-check.sh'))

    const store = createMovingStore({
      items: Array.from({ length: 30 }, (_, at) => ({ id: idOf(at) })),
      endpoints: [
        { slug: 'list', kind: 'static', members: Array.from({ length: 20 }, (_, at) => idOf(at)) },
      ],
    })
    store.setClock(Date.now() - 3_600_000)
    const core = await startMovingCore({ store })
    for (const name of ['items.http', 'requests/a.http'])
      await writeFile(join(made, name), 'GET /api/v4/endpoints/list?page[size]=10\n')
    const night = async () => {
      const { ended } = start('sh', ['nightly-check.sh'], {
        cwd: made,
        environment: {
          PATH: `${bin}:${process.env.PATH ?? ''}`,
          CONTENT_TOKEN: owner.token,
          CHECK_URL: core.baseUrl,
          CHECK_FOLDER: made,
        },
      })
      const { code, error } = await ended
      expect(error).toBe('')
      return code
    }
    expect(await night()).toBe(0)
    expect(await night()).toBe(0)
    store.enter('list', idOf(25))
    expect(await night()).toBe(1)
    expect(await readFile(join(made, 'sync.html'), 'utf8')).toMatch(
      new RegExp(`<h2>The item is new in the collection[^]*<li>${idOf(25)}</li>`),
    )
    expect((await readdir(made)).toSorted()).toEqual([
      'bin',
      'check.html',
      'check.xml',
      'items.http',
      'items.ndjson',
      'items.ndjson.set.json',
      'nightly-check.sh',
      'requests',
      'sync.html',
      'walk.html',
    ])
  },
)
