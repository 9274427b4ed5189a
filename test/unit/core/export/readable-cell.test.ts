import { expect, test } from 'vitest'
import { readReadableCell } from '#core/export/readable-cell.ts'
import { readJson } from '#core/json/read-json.ts'

/** The cell of an attribute with that value. */
function cellOf(value: unknown) {
  const read = readJson(JSON.stringify(value))
  if (!read.ok) throw new Error('no JSON')
  return readReadableCell([read.value], 'en')
}
const text = (words: string) => ({ kind: 'text', text: words })

test('numbers, truth values and dates stay what they are', () => {
  expect([1.5, true, null, '2026-04-10', 'x'].map(cellOf)).toEqual([
    { kind: 'number', source: '1.5' },
    { kind: 'boolean', value: true },
    { kind: 'empty' },
    text('2026-04-10'),
    text('x'),
  ])
})

test('HTML, languages, places and addresses are read as the grid shows them', () => {
  const address = { '@type': 'PostalAddress', streetAddress: 'Am See 1', addressLocality: 'Velden' }
  const languages = [
    { '@language': 'de', '@value': 'Eins' },
    { '@language': 'en', '@value': 'One' },
  ]
  expect(
    ['<p>A &amp; B</p>', languages, { latitude: 46.6, longitude: 14.3 }, address].map(cellOf),
  ).toEqual([text('A & B'), text('One'), text('46.6, 14.3'), text('Am See 1, Velden')])
})

test('a linked item is its name or its ID, a picture its address, several stand behind each other', () => {
  const picture = { '@id': 'p', '@type': 'ImageObject', contentUrl: 'https://x.test/p.jpg' }
  const place = { '@id': '1', '@type': 'Place', name: 'Burg' }
  expect([[picture], place, [place, { '@id': '2', '@type': 'Place' }], []].map(cellOf)).toEqual([
    text('https://x.test/p.jpg'),
    text('Burg'),
    text('Burg; 2'),
    { kind: 'empty' },
  ])
})

test('a schedule is its first and last day with the time', () => {
  const schedule = { '@type': 'Schedule', startDate: '2026-04-10', startTime: '19:00' }
  expect([schedule, { ...schedule, endDate: '2026-06-10' }].map(cellOf)).toEqual([
    text('2026-04-10 19:00'),
    text('2026-04-10 19:00 – 2026-06-10'),
  ])
})
