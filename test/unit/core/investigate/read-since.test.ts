import { expect, test } from 'vitest'
import { readSince } from '#core/investigate/read-since.ts'

const today = '2026-11-30'

test.each([
  ['heute', '2026-11-30'],
  ['Heute früh', '2026-11-30'],
  ['heute Morgen', '2026-11-30'],
  ['this morning', '2026-11-30'],
  [' today ', '2026-11-30'],
  ['gestern', '2026-11-29'],
  ['yesterday morning', '2026-11-29'],
  ['vorgestern', '2026-11-28'],
  ['heute 8:00', '2026-11-30 08:00'],
  ['heute ab 8 Uhr', '2026-11-30 08:00'],
  ['today at 14:30', '2026-11-30 14:30'],
  ['24.12.2025', '2025-12-24'],
  ['24.12.2025 7:05', '2025-12-24 07:05'],
  ['24.12.2025, 8 Uhr', '2025-12-24 08:00'],
  ['2026-11-24 08:15', '2026-11-24 08:15'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-24T08:15:00+01:00', '2026-11-24T08:15:00+01:00'],
  ['31.2.2026', null],
  ['heute 25:00', null],
  ['heute 8:75', null],
  ['heuer', null],
  ['1.2.26', null],
  ['', null],
])('%s is the moment %s', (text, moment) => {
  expect(readSince(text, today)).toBe(moment)
})
