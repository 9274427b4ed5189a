import { expect, test } from 'vitest'
import { syncSince } from '#core/sync/plan-sync.ts'

test.each([
  ['2026-11-23T08:26:30.999+01:00', '2026-11-22T07:26:30Z'],
  ['2026-11-23T00:00:00Z', '2026-11-22T00:00:00Z'],
])(
  'an import that began %s is asked for from a day before, by whole seconds',
  (startedAt, since) => {
    expect(syncSince(startedAt)).toBe(since)
  },
)
