import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { err, ok } from '#core/result.ts'
import type { HistoryEntry } from '#core/workspace/history-entry.ts'
import { createHistoryLog } from '#host/workspace/history-log.ts'
import { isUnix } from '../../../support/unix.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const folder = temporaryFolder()

const entry = (endpoint: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: randomUUID(),
  at: '2026-08-22T09:15:00.000Z',
  connectionId: 'one',
  connectionName: 'Live',
  baseUrl: 'https://api.example',
  form: { ...emptyForm, endpoint },
  result: {
    kind: 'answer',
    status: 200,
    total: '12',
    durationMs: 80,
    sizeBytes: 1234,
    isComplete: true,
  },
  ...change,
})

const linesOf = (entries: readonly HistoryEntry[]) =>
  entries.map((one) => `${JSON.stringify(one)}\n`).join('')

describe('the history', () => {
  test('is empty, and reads nothing, before the first entry', async () => {
    const log = createHistoryLog(join(folder(), 'history'))
    expect(await log.find('', 10)).toEqual({ entries: [], matches: 0, total: 0, damaged: 0 })
    expect(await readdir(folder())).toEqual([])
  })

  test('lets go of one entry, also for another reader, and of nothing else', async () => {
    const path = join(folder(), 'history')
    const [log, other] = [createHistoryLog(path), createHistoryLog(path)]
    const entries = [entry('events'), entry('places'), entry('tours')] as const
    for (const one of entries) await log.append(one)
    await other.prepare()
    await log.remove(entries[1].id)
    await log.remove(randomUUID())
    const kept = { entries: [entries[2], entries[0]], matches: 2, total: 2, damaged: 0 }
    expect([await log.find('', 10), await other.find('', 10)]).toEqual([kept, kept])
    await log.append(entries[1])
    expect((await other.find('', 10)).entries).toEqual([entries[1], entries[2], entries[0]])
  })

  test('lets go of the only entry, and of one behind those of another file', async () => {
    const path = join(folder(), 'history')
    const log = createHistoryLog(path)
    const [first, second] = [entry('events'), entry('places')]
    await log.append(first)
    await writeFile(join(path, 'history-000002.ndjson'), linesOf([second]))
    expect(await log.remove(second.id)).toEqual(ok(undefined))
    expect((await log.find('', 10)).entries).toEqual([first])
    expect(await log.remove(first.id)).toEqual(ok(undefined))
    expect((await log.find('', 10)).entries).toEqual([])
  })

  test('is one line for each entry, in one file', async () => {
    const path = join(folder(), 'history')
    const log = createHistoryLog(path)
    const entries = [entry('events'), entry('places'), entry('tours')]
    for (const one of entries) expect(await log.append(one)).toEqual(ok(undefined))
    const name = 'history-000001.ndjson'
    expect(await readdir(path)).toEqual([name])
    expect(await readFile(join(path, name), 'utf8')).toBe(linesOf(entries))
  })

  test('keeps twenty files, also while the last one is not full', async () => {
    const path = join(folder(), 'history')
    await mkdir(path)
    const names = Array.from({ length: 20 }, (_, at) => `history-0000${at + 10}.ndjson`)
    for (const name of names) await writeFile(join(path, name), linesOf([entry('events')]))
    await createHistoryLog(path).append(entry('events'))
    expect((await readdir(path)).sort()).toEqual(names)
  })

  test('that cannot be written tells why', async () => {
    await writeFile(join(folder(), 'history'), 'A file where the folder should be')
    expect(await createHistoryLog(join(folder(), 'history')).append(entry('events'))).toEqual(
      err({ kind: 'other', code: 'EEXIST' }),
    )
  })

  test('reads one entry by its exchange, not one that only mentions it', async () => {
    const log = createHistoryLog(join(folder(), 'history'))
    const [first, second] = [entry('events'), entry('places')]
    await log.append(first)
    await log.append(second)
    await log.append(entry(first.id))
    expect([await log.read(first.id), await log.read(randomUUID())]).toEqual([first, null])
  })

  test('gives entries back whole, the newest first, to another reader too', async () => {
    const path = join(folder(), 'history')
    const log = createHistoryLog(path)
    const [first, second] = [entry('events'), entry('places')]
    await log.append(first)
    await log.append(second)
    const expected = { entries: [second, first], matches: 2, total: 2, damaged: 0 }
    expect(await log.find('', 10)).toEqual(expected)
    expect(await createHistoryLog(path).find('', 10)).toEqual(expected)
  })

  test('finds entries that have every word, wherever it stands', async () => {
    const log = createHistoryLog(join(folder(), 'history'))
    const music = entry('events', {
      form: {
        ...emptyForm,
        endpoint: 'events',
        filters: [{ key: 'category', value: { kind: 'list', items: ['Music'] } }],
      },
    })
    const failed = entry('events', { result: { kind: 'problem', problem: 'timeout' } })
    await log.append(music)
    await log.append(failed)
    expect((await log.find('EVENTS mus', 10)).entries).toEqual([music])
    expect((await log.find('timeout', 10)).entries).toEqual([failed])
    expect((await log.find('live', 1)).matches).toBe(2)
    expect((await log.find('nothing', 10)).entries).toEqual([])
  })

  test('passes over half a line that a crash left, and goes on behind it', async () => {
    const path = join(folder(), 'history')
    const log = createHistoryLog(path)
    const [first, second] = [entry('events'), entry('places')]
    await log.append(first)
    await appendFile(join(path, 'history-000001.ndjson'), '{"id":"half')
    await log.append(second)
    expect((await createHistoryLog(path).find('', 10)).entries).toEqual([second, first])
  })

  test('tells how many lines are damaged, but not of the one that may still be written', async () => {
    const path = join(folder(), 'history')
    const log = createHistoryLog(path)
    const first = entry('events')
    await log.append(first)
    const file = join(path, 'history-000001.ndjson')
    await appendFile(file, 'no entry\n\n{"id":7}\n')
    expect(await log.find('', 10)).toEqual({ entries: [first], matches: 1, total: 1, damaged: 2 })
    await appendFile(file, '{"half')
    expect((await log.find('', 10)).damaged).toBe(2)
  })

  test('writes one entry with 20 000 there as one line, and lets the oldest go', async () => {
    const path = join(folder(), 'history')
    await mkdir(path)
    const thousand = Array.from({ length: 1_000 }, (_, at) => entry(`endpoint-${at}`))
    for (let file = 1; file <= 20; file += 1)
      await writeFile(
        join(path, `history-${String(file).padStart(6, '0')}.ndjson`),
        linesOf(thousand),
      )
    const log = createHistoryLog(path)
    expect((await log.find('', 10)).total).toBe(20_000)

    const added = entry('added')
    await log.append(added)
    const names = (await readdir(path)).sort()
    expect([names[0], names.at(-1), names.length]).toEqual([
      'history-000002.ndjson',
      'history-000021.ndjson',
      20,
    ])
    expect(await readFile(join(path, 'history-000021.ndjson'), 'utf8')).toBe(linesOf([added]))
    expect((await log.find('added', 10)).entries).toEqual([added])
  })

  test('hears of what another one writes and clears, once prepared', async () => {
    const path = join(folder(), 'history')
    const [log, other] = [createHistoryLog(path), createHistoryLog(path)]
    const [first, second] = [entry('events'), entry('places')]
    await other.append(first)
    await log.prepare()
    await other.append(second)
    expect((await log.find('', 10)).entries).toEqual([second, first])
    await other.clear()
    const longer = entry('an-endpoint-with-a-much-longer-name-than-the-others'.repeat(20))
    await other.append(longer)
    expect((await log.find('', 10)).entries).toEqual([longer])
  })

  test('hears of a line that another one was still writing, and of a file of the same size', async () => {
    const path = join(folder(), 'history')
    const file = join(path, 'history-000001.ndjson')
    const log = createHistoryLog(path)
    const [first, second] = [entry('events'), entry('places')]
    const line = linesOf([second])
    await log.append(first)
    await appendFile(file, line.slice(0, 20))
    expect((await log.find('', 10)).entries).toEqual([first])
    await appendFile(file, line.slice(20))
    expect((await log.find('', 10)).entries).toEqual([second, first])

    await writeFile(file, linesOf([second, first]))
    await utimes(file, 1, 1)
    expect((await log.find('', 10)).entries).toEqual([first, second])
  })

  test.runIf(isUnix)('is readable by its owner only', async () => {
    const path = join(folder(), 'history')
    await createHistoryLog(path).append(entry('events'))
    const modes = await Promise.all(
      [path, join(path, 'history-000001.ndjson')].map((one) => stat(one)),
    )
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600'])
  })

  test('can be cleared, and filled again', async () => {
    const log = createHistoryLog(join(folder(), 'history'))
    await log.append(entry('events'))
    await log.clear()
    expect(await log.find('', 10)).toEqual({ entries: [], matches: 0, total: 0, damaged: 0 })
    const next = entry('places')
    await log.append(next)
    expect((await log.find('', 10)).entries).toEqual([next])
  })
})
