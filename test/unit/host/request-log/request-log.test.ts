import { expect, test } from 'vitest'
import type { RequestLogEntry } from '#core/exchange/request-log-entry.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'

const about: Omit<RequestLogEntry, 'id' | 'state'> = {
  purpose: { kind: 'send' },
  connectionId: 'one',
  hop: 0,
  sentAt: '2026-08-22T09:15:00.000Z',
  method: 'GET',
  url: 'https://api.example/api/v4/endpoints/events',
  body: null,
  hasToken: true,
}
const idsOf = (entries: readonly RequestLogEntry[]) => entries.map(({ id }) => id)

test('nothing has happened at the start', () => {
  expect(createRequestLog().readSince(0)).toEqual({ revision: 0, entries: [], oldest: 0 })
})

test('what was written or changed since a revision is told, the newest first', () => {
  const requestLog = createRequestLog()
  const tell = requestLog.write(about)
  requestLog.write({ ...about, hop: 1 })
  const before = requestLog.readSince(0)
  expect([before.revision, idsOf(before.entries), before.oldest]).toEqual([2, [2, 1], 1])
  expect(requestLog.readSince(before.revision).entries).toEqual([])

  tell({ kind: 'receiving', status: 200 })
  expect(requestLog.readSince(before.revision)).toEqual({
    revision: 3,
    entries: [{ ...about, id: 1, state: { kind: 'receiving', status: 200 } }],
    oldest: 1,
  })
})

test('the last 2 000 entries are kept, and the end of a forgotten one changes nothing', () => {
  const requestLog = createRequestLog()
  const tell = requestLog.write(about)
  for (let at = 0; at < 2_000; at += 1) requestLog.write(about)
  tell({ kind: 'failed', problem: 'reset', durationMs: 1 })
  const { revision, entries, oldest } = requestLog.readSince(0)
  expect([revision, entries.length, oldest, entries.at(0)?.id, entries.at(-1)?.id]).toEqual([
    2_001, 2_000, 2, 2_001, 2,
  ])
})

test('fewer are kept where their bodies are huge', () => {
  const requestLog = createRequestLog()
  const body = 'x'.repeat(250_000)
  for (let at = 0; at < 200; at += 1) requestLog.write({ ...about, method: 'POST', body })
  const { entries } = requestLog.readSince(0)
  expect(entries.length).toBe(127)
})
