/** Where the token of a check must not be found while it runs, afterwards, and where it crashes. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runProgram, start, startCommand, startProgram } from './run-program.ts'
import { startServer } from '../../support/start-server.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

const canary = 'canary-0815-in-no-dump'

/** How many requests came with the token. */
let carried = 0
let hanging: (() => void) | null = null
const { baseUrl, close } = await startServer(({ url = '', headers }, response) => {
  const authorization = headers.authorization ?? ''
  if (authorization === `Bearer ${canary}`) carried += 1
  if (url.includes('/hang')) {
    hanging?.()
    return
  }
  // A server that repeats what it got, in an error and in a link.
  const graph = [{ '@id': 'a', '@type': ['Place'], name: authorization }]
  response
    .writeHead(url.includes('/refused') ? 401 : 200, {
      'Content-Type': 'application/json',
      'X-Request-Id': authorization,
      'WWW-Authenticate': authorization,
    })
    .end(
      JSON.stringify({
        '@graph': graph,
        meta: { total: 1, pages: 1 },
        links: { next: `${url}?token=${canary}` },
        errors: [{ detail: authorization }],
      }),
    )
})
afterAll(close)

let folder = ''
beforeEach(async () => {
  carried = 0
  folder = await makeFolder()
})

const requests = (...names: readonly string[]) =>
  writeFile(
    join(folder, 'all.http'),
    names.map((name) => `### ${name}\nGET /api/v4/endpoints/${name}\n`).join('\n'),
  )
const untilItHangs = () =>
  new Promise<void>((resolve) => {
    hanging = resolve
  })
const checkArguments = (...more: string[]) => [
  'check',
  'all.http',
  '--base-url',
  baseUrl,
  '--token-env',
  'T',
  '--server-type',
  'documented',
  ...more,
]
const reports = ['--json', 'r.json', '--junit', 'r.xml', '--html', 'r.html']
const environment = { T: canary }

const holdsCanary = (bytes: Buffer): boolean =>
  bytes.includes(canary) || bytes.includes(Buffer.from(canary, 'utf16le'))
async function filesIn(at: string): Promise<string[]> {
  const found = await readdir(at, { withFileTypes: true, recursive: true })
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}
async function filesWithCanary(at: string): Promise<string[]> {
  const found: string[] = []
  for (const file of await filesIn(at)) if (holdsCanary(await readFile(file))) found.push(file)
  return found
}

test('no file, no report and nothing that is said holds it, whatever the server repeats', async () => {
  await requests('fine', 'refused')
  const ended = await runProgram(checkArguments(...reports), { cwd: folder, environment })
  expect(ended.code, ended.out + ended.error).not.toBe(4)
  expect(carried).toBe(2)
  expect((await filesIn(folder)).length).toBe(4)
  expect(await filesWithCanary(folder)).toEqual([])
  expect(ended.out + ended.error).not.toContain(canary)
  await requests('fine')
  const walk = ['walk', ...checkArguments('--out', 'items.ndjson').slice(1)]
  const walked = await runProgram(walk, { cwd: folder, environment })
  expect(walked.out + walked.error).not.toContain(canary)
  expect(await filesIn(folder)).toContain(join(folder, 'items.ndjson'))
  expect(await filesWithCanary(folder)).toEqual([])
})

test('a token that was given as an argument is not repeated in what refuses it', async () => {
  await requests('fine')
  const ended = await runProgram(checkArguments(`--token=${canary}`), { cwd: folder })
  expect(ended.code).toBe(3)
  expect(ended.out + ended.error).not.toContain(canary)
})

test.skipIf(process.platform === 'win32')(
  'no diagnostic report of Node holds it: the variable is gone once it was read',
  async () => {
    await requests('hang')
    const began = untilItHangs()
    const { child, ended } = startProgram(checkArguments(), {
      cwd: folder,
      environment: {
        ...environment,
        WITNESS: 'in-the-environment',
        NODE_OPTIONS: '--report-on-signal --report-signal=SIGUSR2',
      },
    })
    await began
    child.kill('SIGUSR2')
    const report = async () => (await readdir(folder)).find((name) => name.startsWith('report.'))
    await expect.poll(report, { timeout: 10_000 }).toBeDefined()
    child.kill('SIGTERM')
    await ended
    const text = await readFile(join(folder, (await report()) ?? ''), 'utf8')
    expect(text).toContain('in-the-environment')
    expect(text).not.toContain(canary)
  },
)

test.skipIf(process.platform !== 'linux')(
  'no argument list holds it while it runs, and no core dump when it crashes',
  async () => {
    const unlimited = ['-c', 'ulimit -c unlimited; exec "$0" "$@"']
    // What a program leaves that does nothing about it; no file where the system keeps core dumps elsewhere.
    const control = join(folder, 'control')
    await mkdir(control)
    const crash = [process.execPath, '-e', 'process.abort()']
    await start('sh', [...unlimited, ...crash], { cwd: control, environment }).ended
    expect(await filesWithCanary(control)).toEqual(await filesIn(control))
    await rm(control, { recursive: true })

    await requests('hang')
    const began = untilItHangs()
    const args = [...unlimited, ...startCommand, ...checkArguments()]
    const { child, ended } = start('sh', args, { cwd: folder, environment })
    await began
    expect(carried).toBe(1)
    const about = (name: string) => readFile(`/proc/${String(child.pid)}/${name}`)
    expect(String(await about('cmdline'))).toContain('--token-env')
    expect(holdsCanary(await about('cmdline'))).toBe(false)
    expect(String(await about('coredump_filter'))).toBe('00000000\n')
    if (existsSync('/usr/bin/prlimit'))
      expect(String(await about('limits'))).toMatch(/^Max core file size\s+0\s+0\s/m)
    child.kill('SIGABRT')
    expect(await ended).toMatchObject({ code: null })
    // The kernel writes the dump before it tells anybody of the end; another program may not.
    await wait(200)
    expect(await filesWithCanary(folder)).toEqual([])
  },
)
