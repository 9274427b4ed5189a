import { readdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFileLock, createHolder, sweepLocks } from '#host/storage/file-lock.ts'
import { bundledChild } from '../../../support/children/bundle-child.ts'
import { startChild } from '../../../support/children/started-child.ts'
import { rounds } from '../../../support/rounds.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { spawnSync } from 'node:child_process'

const folder = temporaryFolder()
const takerScript = bundledChild(new URL('./children/lock-taker.ts', import.meta.url))
const lockPath = () => join(folder(), 'a.lock')
const noProcess = 4_194_305 // One above the highest process number Linux can give.

const plant = (holder: object) =>
  writeFile(
    lockPath(),
    JSON.stringify({
      pid: noProcess,
      birth: '',
      host: hostname(),
      token: 'abcdefabcdef',
      ...holder,
    }),
  )

test('holds the lock while the work runs and leaves nothing behind', async () => {
  const inside = await withFileLock(lockPath(), () => readdir(folder()))
  expect(inside).toMatchObject({ ok: true, value: expect.arrayContaining(['a.lock']) })
  expect(await readdir(folder())).toEqual([])
})

test('gives the lock back when the work throws', async () => {
  const failing = withFileLock(lockPath(), () => Promise.reject(new Error('a bug')))
  await expect(failing).rejects.toThrow('a bug')
  expect(await withFileLock(lockPath(), () => Promise.resolve('next'))).toEqual({
    ok: true,
    value: 'next',
  })
})

test('says busy when a living holder keeps it', async () => {
  await plant({ pid: process.pid })
  const timing = { patienceMs: 0, silenceMs: 60_000 }
  expect(await withFileLock(lockPath(), () => Promise.resolve(), timing)).toEqual({
    ok: false,
    error: { kind: 'busy' },
  })
})

test.each([
  ['died', { pid: noProcess }],
  ['died and left its number to another process', { pid: process.pid, birth: '1' }],
])('takes over at once from a holder that %s', async (_name, holder) => {
  await plant(holder)
  const timing = { patienceMs: 60_000, silenceMs: Infinity }
  expect(await withFileLock(lockPath(), () => Promise.resolve('mine'), timing)).toEqual({
    ok: true,
    value: 'mine',
  })
  expect(await readdir(folder())).toEqual([])
})

test.each([
  ['on another computer', { host: 'elsewhere' }],
  ['whose number belongs to another process, where births are not known', { pid: process.pid }],
])('takes over after a silence from a holder %s', async (_name, holder) => {
  await plant(holder)
  const timing = { patienceMs: 60_000, silenceMs: 30 }
  expect(await withFileLock(lockPath(), () => Promise.resolve('mine'), timing)).toEqual({
    ok: true,
    value: 'mine',
  })
})

test('takes over after a silence from a lock file that says nothing', async () => {
  await writeFile(lockPath(), '')
  const timing = { patienceMs: 60_000, silenceMs: 30 }
  expect(await withFileLock(lockPath(), () => Promise.resolve('mine'), timing)).toEqual({
    ok: true,
    value: 'mine',
  })
})

test('takes the right to remove a dead lock from a process that died with it', async () => {
  await plant({ token: '000000000001' })
  const dead = { pid: noProcess, birth: '', host: hostname(), token: '000000000002' }
  await writeFile(`${lockPath()}.000000000001.right`, JSON.stringify(dead))
  const timing = { patienceMs: 60_000, silenceMs: Infinity }
  expect(await withFileLock(lockPath(), () => Promise.resolve('mine'), timing)).toEqual({
    ok: true,
    value: 'mine',
  })
  expect(await readdir(folder())).toEqual([])
})

test('processes that find the same dead lock at once enter one after the other', async () => {
  const dead = rounds(30)
  await writeFile(`${lockPath()}.count`, '0')
  const takers = Array.from({ length: 4 }, () => startChild(takerScript(), [lockPath()]))
  for (const taker of takers) expect(await taker.next()).toBe('ready')
  for (let round = 0; round < dead; round++) {
    await plant({ token: round.toString(16).padStart(12, '0') })
    for (const taker of takers) taker.send('count')
    for (const taker of takers) expect(await taker.next()).toBe('alone')
  }
  expect(await readFile(`${lockPath()}.count`, 'utf8')).toBe(String(dead * takers.length))
  expect(await readdir(folder())).toEqual(['a.lock.count'])
}, 120_000)

test('a lock that another living process holds is busy until that process leaves', async () => {
  const holder = startChild(takerScript(), [lockPath()])
  expect(await holder.next()).toBe('ready')
  holder.send('stay')
  expect(await holder.next()).toBe('inside')
  const impatient = { patienceMs: 0, silenceMs: 60_000 }
  const enter = () => withFileLock(lockPath(), () => Promise.resolve('mine'), impatient)
  expect(await enter()).toEqual({ ok: false, error: { kind: 'busy' } })
  holder.send('leave')
  expect(await holder.next()).toBe('left')
  expect(await enter()).toEqual({ ok: true, value: 'mine' })
})

test('a process killed inside loses the lock to those that wait', async () => {
  await writeFile(`${lockPath()}.count`, '0')
  const [dying, ...others] = [0, 1, 2].map(() => startChild(takerScript(), [lockPath()]))
  if (dying === undefined) throw new Error('no child')
  for (const taker of [dying, ...others]) expect(await taker.next()).toBe('ready')
  dying.send('die')
  expect(await dying.next()).toBe(null)
  for (const taker of others) taker.send('count')
  for (const taker of others) expect(await taker.next()).toBe('alone')
  expect(await readFile(`${lockPath()}.count`, 'utf8')).toBe('2')
}, 120_000)

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('locks of processes that are gone are removed, and no others', async () => {
  const dead = JSON.stringify({ ...createHolder(), pid: deadPid(), birth: '' })
  const living = JSON.stringify(createHolder())
  const elsewhere = JSON.stringify({ ...createHolder(), pid: deadPid(), host: 'another computer' })
  const files = {
    'connections.json.lock': dead,
    'vault.json.key-lock': dead,
    'settings.json.lock': living,
    'tabs.json.lock': elsewhere,
    'odd.lock': 'not ours',
    'connections.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder(), name), text)
  await sweepLocks(folder())
  expect((await readdir(folder())).sort()).toEqual([
    'connections.json',
    'odd.lock',
    'settings.json.lock',
    'tabs.json.lock',
  ])
})

test('a folder that is not there has none', async () => {
  await sweepLocks(join(folder(), 'missing'))
})
