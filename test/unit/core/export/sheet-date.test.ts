import { expect, test } from 'vitest'
import { readSheetDate } from '#core/export/xlsx-writer.ts'

test.each([
  ['1900-03-01', { kind: 'date', days: '61' }],
  ['1900-02-28', null],
  ['2026-02-29', null],
  ['2024-02-29', { kind: 'date', days: '45351' }],
  ['2024-02-29T00:00', { kind: 'date-time', days: '45351' }],
  ['2024-02-29T06:00:00+02:00', { kind: 'date-time', days: '45351.25' }],
  ['2024-02-29T12:45:36Z', { kind: 'date-time', days: '45351.5316666667' }],
  ['2024-02-29T23:59:59', { kind: 'date-time', days: '45351.9999884259' }],
  ['2024-02-29T23:59:59.999999999', { kind: 'date-time', days: '45351.9999999999' }],
  ['2024-02-29T00:00:00.864', { kind: 'date-time', days: '45351.00001' }],
  ['2024-02-29T24:00', null],
  ['2024-02-29T00:60', null],
  ['2024-02-29T00:00:60', null],
  ['yesterday', null],
] as const)('%s is %j in a sheet', (text, date) => {
  expect(readSheetDate(text)).toEqual(date)
})
