import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read as readWorkbook, utils } from 'xlsx'
import { createItemColumns, type ColumnPath } from '#core/content/item-columns.ts'
import { createItemWriter } from '#core/export/create-item-writer.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ItemWriter } from '#core/export/item-writer.ts'
import { planColumns } from '#core/export/table-row.ts'
import { createXlsxWriter } from '#core/export/xlsx-writer.ts'
import { readJson } from '#core/json/read-json.ts'
import { anyText } from '../../../support/arbitraries/text.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const date = new Date(2026, 4, 3, 2, 1)

function writeAll(writer: ItemWriter, items: readonly string[]): Buffer {
  const pieces = [writer.begin()]
  for (const item of items) pieces.push(writer.add(item))
  pieces.push(writer.end())
  return Buffer.concat(pieces)
}

const write = (
  kind: ExportFormat,
  items: readonly string[],
  columns: readonly ColumnPath[] = [],
  csv = { separator: ',', hasBom: false } as const,
) => writeAll(createItemWriter(kind, { columns, csv, date, encode }), items)

describe('JSON', () => {
  test('holds every item as it was sent, character for character', () => {
    const items = ['{"a": 1.0,\n "a":2}', '{"n":12345678901234567890,"\\u00e4":"\\/"}']
    expect(write('json', items).toString()).toBe(`[\n${items.join(',\n')}\n]\n`)
    expect(write('json', []).toString()).toBe('[]\n')
  })
})

describe('NDJSON', () => {
  test('holds one item per line, numbers and escapes as they were sent', () => {
    const items = ['{"a": 1.0}', '{\n  "n" : 12345678901234567890,\r\n  "s": "a  \\u00e4"\n}']
    expect(write('ndjson', items).toString()).toBe(
      '{"a": 1.0}\n{"n":12345678901234567890,"s":"a  \\u00e4"}\n',
    )
  })

  test('holds on one line even a text with a raw line break, which is no JSON', () => {
    expect(write('ndjson', ['{"a":"b\r\nc"}', '{"d": "e\n']).toString()).toBe(
      '{"a":"b\\r\\nc"}\n{"d":"e\\n\n',
    )
  })
})

/** Reads RFC 4180 by its grammar alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test.each(['json', 'ndjson'] as const)('%s counts the items that are no JSON', (kind) => {
  const writer = createItemWriter(kind, {
    columns: [],
    csv: { separator: ',', hasBom: false },
    date,
    encode,
  })
  writeAll(writer, ['{"a":1}', '{"a":NaN}', '{"a":"line\nfeed"}'])
  expect(writer.facts).toMatchObject({ itemCount: 3, invalidCount: 2, unreadableCount: 0 })
})

describe('CSV', () => {
  const columns = [['@id'], ['name'], ['geo', 'lat'], ['image', 'url'], ['open']]

  test('has a line of names and a line per item, nested values by their path', () => {
    const items = [
      '{"@id":"1","name":"A, \\"B\\"","geo":{"lat":-47.10},"image":[{"url":"x"},{"url":"y"}],"open":true}',
      '{"@id":"2","name":"","geo":null,"image":{"url":"x"},"more":1}',
    ]
    const writer = createItemWriter('csv', {
      columns,
      csv: { separator: ';', hasBom: true },
      date,
      encode,
    })
    expect(writeAll(writer, items).toString()).toBe(
      '\ufeff@id;name;geo.lat;image.url;open\r\n' +
        '1;"A, ""B""";-47,10;"x; y";true\r\n' +
        '2;"";;x;\r\n',
    )
    expect(writer.facts).toEqual({
      itemCount: 2,
      unreadableCount: 0,
      invalidCount: 0,
      attributesLeftOut: ['more'],
      truncatedCells: 0,
      escapedCells: 0,
    })
  })

  test('texts that begin like a formula get an apostrophe; numbers stay what they are', () => {
    const texts = ['=1+1', '+1-1', '-A1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', 'a=b', "'x"]
    const items = [...texts.map((name) => JSON.stringify({ name })), '{"name":-1e3}']
    expect(readCsv(write('csv', items, [['name']]).toString()).flat()).toEqual([
      'name',
      "'=1+1",
      "'+1-1",
      "'-A1",
      "'@SUM(A1)",
      "'\tx",
      "'\rx",
      "'\nx",
      "'＝1",
      'a=b',
      "'x",
      '-1e3',
    ])
  })

  test('numbers and telephone numbers are no formulas; what is guarded is counted', () => {
    const texts = ['+43 1 588 17', '+43 (0) 1 58', '+436641234567', '-5', '+43-1-58', '=1']
    const writer = createItemWriter('csv', {
      columns: [['name']],
      csv: { separator: ',', hasBom: false },
      date,
      encode,
    })
    const file = writeAll(
      writer,
      texts.map((name) => JSON.stringify({ name })),
    )
    expect(readCsv(file.toString()).flat().slice(1)).toEqual([
      ...texts.slice(0, 4),
      "'+43-1-58",
      "'=1",
    ])
    expect(writer.facts.escapedCells).toBe(2)
  })

  test('a list is one text, and JSON where its members could not be told apart', () => {
    const lists = [['Event', 'dcls:Event'], ['a;b', 'c'], [1, 'a'], [], [{ a: 1 }], ['']]
    const items = lists.map((a) => JSON.stringify({ a }))
    expect(readCsv(write('csv', items, [['a']]).toString()).flat()).toEqual([
      'a',
      'Event; dcls:Event',
      '["a;b","c"]',
      '1; a',
      '[]',
      '[{"a":1}]',
      '[""]',
    ])
  })

  test('any text comes back, and none can be a formula', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
        const item = JSON.stringify(Object.fromEntries(texts.map((text, at) => [`c${at}`, text])))
        const columnPaths = texts.map((_, at) => [`c${at}`])
        const [, cells = []] = readCsv(write('csv', [item], columnPaths).toString())
        const arrived = texts.map((text) => Buffer.from(text).toString())
        const harmless = /^[+-][\d\s.,()/-]+$/
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !harmless.test(cell))).toEqual(
          [],
        )
        expect(
          cells.map((cell, at) => (cell === `'${arrived[at] ?? ''}` ? cell.slice(1) : cell)),
        ).toEqual(arrived)
      }),
    )
  })

  test('an item that is no JSON is a row of its text, and is counted', () => {
    const writer = createItemWriter('csv', {
      columns: [['a'], ['b']],
      csv: { separator: ',', hasBom: false },
      date,
      encode,
    })
    expect(writeAll(writer, ['{"a":tru}']).toString()).toBe('a,b\r\n"{""a"":tru}",\r\n')
    expect(writer.facts).toMatchObject({ itemCount: 1, unreadableCount: 1 })
  })
})

describe('XLSX, read by SheetJS', () => {
  const readSheets = (file: Buffer) => {
    const { SheetNames, Sheets } = readWorkbook(file)
    return SheetNames.map((name) => {
      const sheet = Sheets[name]
      return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
    })
  }

  test('holds the values; what a spreadsheet would round is text', () => {
    const values = ['1', '-2.50', '0.1', '123456789012345', '1.5e3', '0', '1.0', '1E-3']
    const asText = ['12345678901234567890', '1234567890123456', '0.1234567890123456', '1e400', '-0']
    const items = [...values, ...asText, 'true', '"=1+1"', '[1.0]', 'null'].map(
      (value) => `{"a":${value},"b":1}`,
    )
    expect(readSheets(write('xlsx', items, [['a'], ['b']]))).toEqual([
      [
        ['a', 'b'],
        ...values.map((value) => [Number(value), 1]),
        ...asText.map((value) => [value, 1]),
        [true, 1],
        ['=1+1', 1],
        ['1.0', 1],
        // An empty cell.
        Object.assign(new Array<unknown>(2), { 1: 1 }),
      ],
    ])
  })

  test('each sheet has a filter, with the hidden name that LibreOffice needs to show it', () => {
    const writer = createXlsxWriter({
      columns: [['a'], ['b']],
      date,
      encode,
      sheet: 'Inhalte',
      rowsPerSheet: 3,
    })
    const workbook = readWorkbook(
      writeAll(
        writer,
        Array.from({ length: 3 }, () => '{"a":1,"b":2}'),
      ),
    )
    expect(Object.values(workbook.Sheets).map((sheet) => sheet['!autofilter'])).toEqual([
      { ref: 'A1:B3' },
      { ref: 'A1:B2' },
    ])
    expect(workbook.Workbook?.Names).toMatchObject([
      { Name: '_xlnm._FilterDatabase', Sheet: 0, Hidden: true, Ref: "'Inhalte'!$A$1:$B$3" },
      { Name: '_xlnm._FilterDatabase', Sheet: 1, Hidden: true, Ref: "'Inhalte 2'!$A$1:$B$2" },
    ])
  })

  test('dates are dates, with the time that is written', () => {
    const texts = ['2026-05-03', '2026-05-03T09:30:00+02:00', '2026-05-03T09:30:00.5Z']
    const none = ['2026-02-30', '1899-01-01', '2026-05-03T25:00', '20260503']
    const items = [...texts, ...none].map((a) => JSON.stringify({ a }))
    const workbook = readWorkbook(write('xlsx', items, [['a']]), { cellDates: false, cellNF: true })
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? '']
    const cells = [...texts, ...none].map((_, at): unknown => sheet?.[`A${at + 2}`])
    expect(cells).toMatchObject([
      { t: 'n', v: 46_145, z: 'm/d/yy' },
      { t: 'n', v: 46_145.3958333333, z: 'm/d/yy h:mm' },
      { t: 'n', z: 'm/d/yy h:mm' },
      ...none.map((v) => ({ t: 's', v })),
    ])
  })

  test('any text comes back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.constantFrom('_x0041_', '_x005F_x0041_', '\r\n', ']]>'))),
        (texts) => {
          const items = texts.map((text) => JSON.stringify({ a: `.${text}.`, b: 1 }))
          const [, ...rows] = readSheets(write('xlsx', items, [['a'], ['b']]))[0] ?? []
          const arrived = (text: string) => Buffer.from(`.${text}.`).toString()
          // Two signs that break one line are one in a sheet.
          expect(rows).toEqual(texts.map((text) => [arrived(text).replaceAll('\r\n', '\n'), 1]))
        },
      ),
    )
  })

  test('texts longer than a cell may be are cut and counted', () => {
    const writer = createXlsxWriter({ columns: [['a']], date, encode })
    const file = writeAll(writer, [JSON.stringify({ a: 'x'.repeat(40_000) })])
    const [, [cell] = []] = readSheets(file)[0] ?? []
    expect(cell).toBe(`${'x'.repeat(32_766)}…`)
    expect(writer.facts.truncatedCells).toBe(1)
  })

  test('what does not fit into one sheet goes on in the next', () => {
    const writer = createXlsxWriter({ columns: [['a']], date, encode, rowsPerSheet: 3 })
    const items = [1, 2, 3, 4, 5].map((a) => JSON.stringify({ a }))
    expect(readSheets(writeAll(writer, items))).toEqual([
      [['a'], [1], [2]],
      [['a'], [3], [4]],
      [['a'], [5]],
    ])
  })

  test('columns beyond Z have their place', () => {
    const columns = Array.from({ length: 800 }, (_, at) => [`c${at}`])
    const item = JSON.stringify(Object.fromEntries(columns.map(([name = ''], at) => [name, at])))
    expect(readSheets(write('xlsx', [item], columns))[0]?.[1]).toEqual(columns.map((_, at) => at))
  })

  test('is streamed: a piece comes long before the end', () => {
    const writer = createXlsxWriter({ columns: [['a']], date, encode })
    let early = writer.begin().length
    for (let at = 0; at < 20_000; at += 1) early += writer.add(`{"a":"${at} ${at * 7919}"}`).length
    expect(early).toBeGreaterThan(100_000)
    expect(writer.end().length).toBeLessThan(early / 2)
  })
})

test('the columns offered for a table show nothing twice', () => {
  const columns = createItemColumns()
  for (const text of [
    '{"@id":"1","name":"x","location":{"@id":"2","name":"y"},"tags":["a"],"note":{"a":1}}',
    '{"@id":"3","note":"text"}',
  ]) {
    const item = readJson(text)
    if (item.ok) columns.add(item.value)
  }
  expect(planColumns(columns.list())).toEqual([
    ['name'],
    ['@id'],
    ['location', '@id'],
    ['location', 'name'],
    ['tags'],
    ['note'],
    ['note', 'a'],
  ])
})

test('a spreadsheet finds the plain text beside the HTML', () => {
  const writer = createXlsxWriter({
    columns: [['description'], ['name']],
    plainTextOf: new Set(['description']),
    date,
    encode,
  })
  const items = [
    '{"name":"A","description":"<b>Bold</b><br>next &lt;line&gt;"}',
    '{"name":"B","description":["<i>one</i>","two"]}',
    '{"name":"C","description":"no tags &amp; left as it is"}',
  ]
  const book = readWorkbook(writeAll(writer, items))
  const [sheet] = Object.values(book.Sheets)
  if (!sheet) throw new Error('No sheet')
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['description', 'description (text)', 'name'],
    ['<b>Bold</b><br>next &lt;line&gt;', 'Bold\nnext <line>', 'A'],
    ['<i>one</i>; two', 'one\n\ntwo', 'B'],
    ['no tags &amp; left as it is', 'no tags &amp; left as it is', 'C'],
  ])
})
