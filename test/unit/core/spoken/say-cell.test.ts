import { expect, test } from 'vitest'
import { describeCell } from '#core/content/cell.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { createReadableCells } from '#core/export/readable-columns.ts'
import { sayCell } from '#core/spoken/say-cell.ts'
import { spokenWords } from '../../../support/spoken-words.ts'
import { readJson } from '#core/json/read-json.ts'

const hours = ['Saturday', 'Sunday'].map((day) => ({
  '@id': day,
  '@type': 'OpeningHoursSpecification',
  opens: '10:00',
  closes: '17:00',
  dayOfWeek: [`https://schema.org/${day}`],
}))
const line = { '@id': 'g', '@type': 'GeoShape', line: 'MULTILINESTRING Z ((1 2 3, 4 5 6))' }

test.each([
  ['offers', '[{"@id":"o","@type":["Offer"],"price":23.00,"priceCurrency":"EUR"}]', '23,00 EUR'],
  ['maximumAttendeeCapacity', '160.0', '160'],
  ['dc:translation', '["de","en"]', 'Deutsch, Englisch'],
  ['@type', '["Event","dcls:Event"]', 'Veranstaltung'],
  ['geo', JSON.stringify(line), 'Strecke'],
  ['openingHoursSpecification', JSON.stringify(hours), 'Sa, So 10:00–17:00'],
  ['geo', '{"@type":"GeoShape","box":"47 13 48 14"}', 'Fläche'],
])('the table and Excel say the same of %s: %s', async (name, json, expected) => {
  const words = await spokenWords('de')
  const read = readJson(`{"${name}":${json}}`)
  if (!read.ok) throw new Error('The test needs JSON')
  const cells = createReadableCells(words)
  const cell = describeCell(columnValues(read.value, [name]), name)
  const inExcel = cells.cellOf(read.value, [name])
  expect([
    sayCell(cell, words, cells.namer),
    inExcel.kind === 'text' ? inExcel.text : inExcel.kind === 'number' ? inExcel.source : '',
  ]).toEqual([expected, expected])
})
