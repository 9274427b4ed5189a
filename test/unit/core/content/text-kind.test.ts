import { expect, test } from 'vitest'
import { describeText, readMoment, type TextKind } from '#core/content/text-kind.ts'

test.each<[string, TextKind['kind']]>([
  ['2019-11-10', 'date'],
  ['2024-02-29', 'date'],
  ['2023-02-29', 'text'],
  ['2023-13-01', 'text'],
  ['2023-04-00', 'text'],
  ['2023-01-32', 'text'],
  ['2023-04-31', 'text'],
  ['2023-06-31', 'text'],
  ['2023-09-31', 'text'],
  ['1900-02-29', 'text'],
  ['2000-02-29', 'date'],
  ['2019-11-10T00:00:00.000+01:00', 'date-time'],
  ['2019-11-10T08:30:00Z', 'date-time'],
  ['2019-11-10T08:30', 'date-time'],
  ['2019-11-10 08:30:00', 'date-time'],
  ['2019-11-10T25:00:00Z', 'text'],
  ['2019-11-31T08:00:00Z', 'text'],
  ['10:00', 'text'],
  ['https://api.example/a?b=c', 'url'],
  ['HTTP://api.example', 'url'],
  ['https://', 'text'],
  ['see https://api.example', 'text'],
  ['https://api.example/ and more', 'text'],
  ['ann.lee+x@post.example', 'email'],
  ['ann@localhost', 'text'],
  ['@ann', 'text'],
  ['<p>Text</p>', 'html'],
  ['one<br/>two', 'html'],
  ['<a href="https://x.example">x</a>', 'html'],
  ['a < b > c', 'text'],
  ['x <3 y', 'text'],
  ['', 'text'],
  ['Pointed', 'text'],
])('%j is %s', (text, kind) => {
  expect(describeText(text)).toEqual({ kind, text })
})

test.each([
  ['MULTILINESTRING Z ((10.1 47.2 800, 10.2 47.3 810))', 'MULTILINESTRING'],
  ['point(10 47)', 'POINT'],
  ['SRID=4326;POLYGON ((0 0, 1 0, 1 1, 0 0))', 'POLYGON'],
  ['GEOMETRYCOLLECTION EMPTY', 'GEOMETRYCOLLECTION'],
])('%s is a geometry', (text, geometry) => {
  expect(describeText(text)).toEqual({ kind: 'wkt', text, geometry })
})

test('an address is 8192 characters long at most', () => {
  const kindOf = (length: number) => describeText('https://'.padEnd(length, 'x')).kind
  expect([kindOf(8192), kindOf(8193)]).toEqual(['url', 'text'])
})

test('a text of a megabyte is described as well', () => {
  expect(describeText('<a '.repeat(400_000)).kind).toBe('text')
  expect(describeText(`https://${'x'.repeat(1_000_000)}`).kind).toBe('text')
})

test('the moment of a day is its beginning here, and no other text has one', () => {
  const texts = ['2026-05-01', '2026-05-01T10:00', '2026-05-01T10:00:00+02:00', 'unknown 5', '2026']
  expect(texts.map(readMoment)).toEqual([
    new Date(2026, 4, 1).getTime(),
    new Date(2026, 4, 1, 10).getTime(),
    Date.UTC(2026, 4, 1, 8),
    null,
    null,
  ])
})
