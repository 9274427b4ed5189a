import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUnix } from '../../../support/unix.ts'
import { createDefectLog, recordUncaughtErrors } from '#host/defects/defect-log.ts'
import { makeFolder } from '../../../support/temporary-folder.ts'

async function openLog() {
  const folder = await makeFolder()
  return { folder, log: createDefectLog({ folder, now: () => new Date(0) }) }
}

test('a defect is told and written down, without its message', async () => {
  const { folder, log } = await openLog()
  log.add(new Error('the token 4711 of https://api.example'), 'GET /api/connections/:id')
  await log.settle()
  expect(log.seen()).toMatchObject([
    { where: 'host', doing: 'GET /api/connections/:id', name: 'Error', message: '' },
  ])
  const text = await readFile(join(folder, 'defects.log'), 'utf8')
  expect(text).toMatch(/^\{"at":"1970-01-01T00:00:00.000Z","where":"host"/)
  expect(text).not.toContain('4711')
  if (isUnix) expect((await stat(join(folder, 'defects.log'))).mode & 0o077).toBe(0)
})

test('the file stays small: two of them at most, and twenty are told', async () => {
  const { folder, log } = await openLog()
  for (let at = 0; at < 400; at += 1) log.add(new Error('x'), `task ${'x'.repeat(400)}`)
  await log.settle()
  expect((await readdir(folder)).toSorted()).toEqual(['defects.1.log', 'defects.log'])
  for (const name of await readdir(folder))
    expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(64 * 1024)
  expect(log.seen()).toHaveLength(20)
})

test.each([
  ['just fills it', 0, ['defects.log']],
  ['is a byte too long for it', 1, ['defects.1.log', 'defects.log']],
])('where a line %s, these files are there', async (_, over, names) => {
  const { folder, log } = await openLog()
  const file = join(folder, 'defects.log')
  const add = async () => {
    log.add('a text', 'task')
    await log.settle()
  }
  await add()
  const line = await readFile(file, 'utf8')
  const before = 'x'.repeat(65_536 - line.length + over)
  await writeFile(file, before)
  await add()
  expect((await readdir(folder)).toSorted()).toEqual(names)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts.join('')).toBe(before + line)
})

test('a folder that takes nothing is no defect of its own', async () => {
  const log = createDefectLog({ folder: '/dev/null/nowhere', now: () => new Date(0) })
  log.add('a text', 'task')
  await log.settle()
  expect(log.seen()).toHaveLength(1)
})

const listenersNow = () => [
  process.listeners('uncaughtException'),
  process.listeners('unhandledRejection'),
]

test('what nobody caught in the process is noted, until that is ended', () => {
  const before = listenersNow()
  const noted: unknown[] = []
  const stop = recordUncaughtErrors({ noteDefect: (error, doing) => noted.push([error, doing]) })
  const known = new Set<unknown>(before.flat())
  const added = listenersNow().map((all) => all.filter((one) => !known.has(one)))
  const [exception, rejection] = [new TypeError('planted'), new RangeError('planted')]
  for (const listener of added[0] ?? []) Reflect.apply(listener, process, [exception])
  for (const listener of added[1] ?? []) Reflect.apply(listener, process, [rejection])
  expect(noted).toEqual([
    [exception, 'uncaught exception'],
    [rejection, 'unhandled rejection'],
  ])
  stop()
  expect(listenersNow()).toEqual(before)
})
