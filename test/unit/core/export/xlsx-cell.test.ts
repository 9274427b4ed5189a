import { expect, test } from 'vitest'
import {
  isTooLong,
  renderColumnName,
  renderXlsxCell,
  xlsxStyles,
  readSheetDate,
  planColumnWidth,
} from '#core/export/xlsx-writer.ts'

const text = (value: string) => ({ kind: 'text', text: value }) as const
const inline = (shown: string, style = '') =>
  `<c r="A1"${style} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`

test('values that are no text are cells of their own kind', () => {
  const cells = [
    { kind: 'empty' },
    { kind: 'boolean', value: true },
    { kind: 'boolean', value: false },
    text('2024-02-29'),
  ] as const
  expect(cells.map((cell) => renderXlsxCell(cell, 'A1'))).toEqual([
    '',
    '<c r="A1" t="b"><v>1</v></c>',
    '<c r="A1" t="b"><v>0</v></c>',
    `<c r="A1" s="${xlsxStyles.date}"><v>45351</v></c>`,
  ])
})

test('an address is opened by a click, unless a formula cannot hold it', () => {
  const link = (address: string) => renderXlsxCell({ kind: 'link', address }, 'A1')
  expect(link('https://cms.example/?a=1&item="b"')).toBe(
    '<c r="A1" t="str"><f>HYPERLINK("https://cms.example/?a=1&amp;item=""b""")</f><v>https://cms.example/?a=1&amp;item="b"</v></c>',
  )
  const long = `https://cms.example/${'a'.repeat(300)}`
  expect(link(long)).toBe(inline(long))
})

test.each([
  ['0', true],
  ['0.000', true],
  ['-0', false],
  ['-12.50', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['1234567890123450', true],
  ['1e250', true],
  ['1e251', false],
  ['1e-250', true],
  ['1e-251', false],
  [`1${'0'.repeat(249)}`, true],
  [`1${'0'.repeat(250)}`, false],
])('whether a spreadsheet keeps the number %s: %s', (source, isKept) => {
  expect(renderXlsxCell({ kind: 'number', source }, 'A1')).toBe(
    isKept ? `<c r="A1"><v>${source}</v></c>` : inline(source),
  )
})

test.each([
  ['a\tb', inline('a\tb')],
  ['a\r\nb', inline('a\nb', ` s="${xlsxStyles.lines}"`)],
  ['<&>', inline('&lt;&amp;&gt;')],
  ['_x000D_', inline('_x005F_x000D_')],
  ['\u0001\r', inline('_x0001__x000D_')],
  ['\uffff', inline('_xFFFF_')],
])('the text %j is written as XML', (value, xml) => {
  expect(renderXlsxCell(text(value), 'A1')).toBe(xml)
})

test('a text is cut where it is longer than 32 767', () => {
  const [full, longer] = [text('x'.repeat(32_767)), text('x'.repeat(32_768))]
  expect([full, longer].map(isTooLong)).toEqual([false, true])
  expect([full, longer].map((cell) => renderXlsxCell(cell, 'A1'))).toEqual([
    inline(full.text),
    inline(`${'x'.repeat(32_766)}…`),
  ])
})

test('columns are named by letters', () => {
  const names = [0, 25, 26, 51, 52, 701, 702].map(renderColumnName)
  expect(names).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

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

test.each([
  ['a column without values', 'a', [], 12],
  ['a switch', 'a', ['boolean'], 8],
  ['a text', 'a', ['text'], 28],
  ['a link before a text', 'a', ['url', 'text'], 40],
  ['a long name', 'x'.repeat(9), ['boolean'], 13],
  ['a name that is longer than any column', 'x'.repeat(57), ['boolean'], 60],
] as const)('the width of %s', (_, name, kinds, width) => {
  const seen = kinds.map((kind) => ({ kind, count: 1 }))
  expect(planColumnWidth(name, seen)).toBe(width)
})
