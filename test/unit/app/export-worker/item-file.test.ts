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

test.each([
  ['en', ['Name', 'CMS link']],
  [null, ['name', 'cmsLink']],
] as const)('the address in the CMS is the last column (words: %s)', async (language, names) => {
  const itemLink = 'https://cms.example/{id}'
  const read = async (format: 'xlsx' | 'csv', columns: string[][] | null) => {
    const file = await createItemFile(format, {
      csv: { separator: ',', hasBom: false },
      table: {
        columns,
        itemLink,
        hasPlainText: false,
        words: language && (await spokenWords(language)),
        sheet: 'Items',
      },
      date: new Date('2026-11-22T12:00:00Z'),
      open: () => Promise.resolve(createBlobFile()),
    })
    for (const item of [{ '@id': 'a', name: 'Fest' }, { name: 'ohne ID' }]) {
      const text = JSON.stringify(item)
      file.add(text, () => {
        const value = readJson(text)
        return value.ok ? value.value : null
      })
    }
    return (await file.finish(() => Promise.resolve())).file
  }
  const sheet = readWorkbook(await (await read('xlsx', null)).arrayBuffer()).Sheets.Items
  expect(sheet?.C2).toMatchObject({
    v: 'https://cms.example/a',
    f: 'HYPERLINK("https://cms.example/a")',
  })
  expect(sheet?.C3).toBeUndefined()
  const chosen = [['name'], ['@id', itemLink]]
  expect(await (await read('csv', chosen)).text()).toBe(
    `${names.join(',')}\r\nFest,https://cms.example/a\r\nohne ID,\r\n`,
  )
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
        fields: [],
        isPicked: false,
        origin: null,
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
