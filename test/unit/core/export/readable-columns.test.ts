import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createItemColumns } from '#core/content/item-columns.ts'
import {
  nameReadableColumns,
  planReadableColumns,
  createReadableCells,
} from '#core/export/readable-columns.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

const { namer } = createReadableCells(await spokenWords('de'))

function parse(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error('no JSON')
  return read.value
}

function columnsOf(items: readonly JsonValue[]) {
  const columns = createItemColumns()
  for (const item of items) columns.add(item)
  return planReadableColumns(columns.list())
}

test('what the address of recorded places says beside its line has columns in words', () => {
  const graph = memberOf(parse(readFileSync('test/fixtures/core/items.json', 'utf8')), '@graph')
  const items = graph?.kind === 'array' ? graph.items : []
  const places = items.filter((item) => memberOf(item, 'address') !== undefined)
  expect(nameReadableColumns(columnsOf(places), namer)).toEqual([
    ...[
      'Name',
      'Typ',
      'ID',
      'Übersetzbar',
      'Sprachen',
      'Kategorien',
      'Beschreibung',
      'Foto',
      'Bild',
    ],
    ...['Adresse', 'Land', 'Telefon', 'E-Mail', 'Website', 'Koordinaten', 'Seehöhe', 'Lizenz'],
    ...['Copyright-Vermerk', 'Slug', 'Weitere Angaben'],
  ])
})

test('how to be reached has one column, also where items say it in different places', () => {
  const items = ['{"telephone":"1"}', '{"address":{"telephone":"2"}}', '{"image":{"url":"x"}}']
  expect(columnsOf(items.map(parse))).toEqual([['telephone'], ['address'], ['image']])
})

test('a nested attribute goes by its own name unless another column does', () => {
  const paths = [
    ['address', 'addressCountry'],
    ['image', 'name'],
    ['geo', 'elevation'],
    ['elevation'],
  ]
  expect(nameReadableColumns(paths, namer)).toEqual([
    ...['Land', 'Bild › Name', 'Koordinaten › Seehöhe', 'Seehöhe'],
  ])
})
