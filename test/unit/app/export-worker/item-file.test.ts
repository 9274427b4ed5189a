import { expect, test } from 'vitest'
import { read as readWorkbook } from 'xlsx'
import { createItemFile, createBlobFile } from '#app/export-worker/item-file.ts'
import { readJson } from '#core/json/read-json.ts'
import { spokenWords } from '../../../support/spoken-words.ts'

test('a column of contact data from addresses is as wide as its values', async () => {
  const file = await createItemFile('xlsx', {
    csv: { separator: ',', hasBom: false },
    table: { columns: null, hasPlainText: false, words: await spokenWords('en'), sheet: 'Items' },
    date: new Date('2026-11-22T12:00:00Z'),
    open: () => Promise.resolve(createBlobFile()),
  })
  const item = JSON.stringify({ '@id': 'a', address: { url: 'https://museum.example/besuch' } })
  file.add(item, () => {
    const read = readJson(item)
    return read.ok ? read.value : null
  })
  const { file: written } = await file.finish(() => Promise.resolve())
  const workbook = readWorkbook(await written.arrayBuffer(), { cellStyles: true })
  const sheet = workbook.Sheets.Items
  expect(sheet?.C1).toMatchObject({ v: 'Website' })
  expect(sheet?.['!cols']?.[2]?.width).toBe(40)
})

test('a sheet for people is an HTML file', async () => {
  const opened: string[] = []
  const file = await createItemFile('sheet', {
    csv: { separator: ',', hasBom: false },
    table: {
      columns: [['@id']],
      hasPlainText: false,
      words: await spokenWords('en'),
      sheet: 'Items',
      people: {
        title: 'Places',
        place: 'Place',
        dates: 'Dates',
        missing: { author: 'No author', license: 'No license' },
        notLoaded: { author: 'Author not loaded', license: 'License not loaded' },
        fields: [],
      },
    },
    date: new Date('2026-11-22T12:00:00Z'),
    open: (extension) => {
      opened.push(extension)
      return Promise.resolve(createBlobFile())
    },
  })
  for (const name of ['A', 'B']) file.add(JSON.stringify({ name }), () => null)
  const { file: written, facts } = await file.finish(() => Promise.resolve())
  expect(opened).toEqual(['items', 'html'])
  expect((await written.text()).match(/<h\d>.*/g)).toEqual([
    '<h1>Places</h1>',
    '<h2>A</h2>',
    '<h2>B</h2>',
  ])
  expect(facts.itemCount).toBe(2)
})
