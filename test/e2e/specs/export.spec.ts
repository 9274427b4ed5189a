import { isDeepStrictEqual } from 'node:util'
import { read as readWorkbook, utils } from 'xlsx'
import { startCanaryApi } from '../../support/leak/canary-api.ts'
import { findLeaks, type Place } from '../../support/leak/find-leaks.ts'
import { answerPage } from '../pages/response-page.ts'
import { exportPage, type ExportFormat } from '../pages/export-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { startPagedApi, type PagedEndpoint } from '../support/paged-api.ts'
import { expect, test } from '../support/shells.ts'

type Item = Record<string, unknown>

// Sixteen files a test take their time on a busy machine.
test.setTimeout(300_000)

const sampleToken = 'sample-token-sees-everything'
const formats: readonly ExportFormat[] = ['json', 'ndjson', 'csv', 'xlsx']

/** What the API itself answers, page by page. */
async function askApi(url: string, pages: readonly number[]): Promise<Item[]> {
  const items: Item[] = []
  for (const page of pages) {
    const address = new URL(url)
    address.searchParams.set('page[number]', String(page))
    const answer = await fetch(address, { headers: { authorization: `Bearer ${sampleToken}` } })
    const body = (await answer.json()) as { '@graph': Item[] }
    items.push(...body['@graph'])
  }
  return items
}

/** The rows of a table, its cells by the names of their columns; what is empty is left out. */
function readTable(format: 'csv' | 'xlsx', bytes: Buffer): Record<string, unknown>[] {
  const { SheetNames, Sheets } = readWorkbook(bytes, { raw: format === 'csv' })
  const sheet = Sheets[SheetNames[0] ?? '']
  const rows = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet) : []
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [withoutGuard(name), withoutGuard(cell)]),
    ),
  )
}

/** Texts like formulas have an apostrophe in front. */
const withoutGuard = <T>(cell: T): T | string =>
  typeof cell === 'string' && /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell

/** A date of a sheet, as long as the text that it came from. */
const asDate = (days: number, { length }: string): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1_000)
    .toISOString()
    .slice(0, length)

/** What stands at the end of a path, lists entered. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path
  if (Array.isArray(value) && name !== undefined)
    return value.flatMap((one: unknown) => valuesAt(one, path))
  if (name === undefined) return [value]
  return value !== null && typeof value === 'object' && name in value
    ? valuesAt((value as Item)[name], rest)
    : []
}

/** Whether a cell is as it must be: one value as itself, several as one text, nested ones as JSON. */
function isCellOf(cell: unknown, item: Item, column: string): boolean {
  const values = valuesAt(item, column.split('.'))
  const value: unknown = values.length > 1 ? values : values[0]
  if (value === undefined || value === null || (value === '' && cell === undefined))
    return cell === undefined || cell === '' || cell === null
  if (Array.isArray(value) && cell === value.join('; ')) return true
  if (typeof value === 'object') return isDeepStrictEqual(JSON.parse(String(cell)), value)
  if (typeof value === 'string' && typeof cell === 'number')
    return asDate(cell, value.slice(0, 19)) === value.slice(0, 19)
  if (typeof value === 'number') return Number(cell) === value
  if (typeof value === 'boolean') return String(cell).toLowerCase() === String(value)
  return cell === value
}

/** Compares a file with what the API answers, item by item. */
function expectItems(format: ExportFormat, bytes: Buffer, items: readonly Item[]) {
  switch (format) {
    case 'json':
      expect(JSON.parse(bytes.toString())).toEqual(items)
      return
    case 'ndjson':
      expect(
        bytes
          .toString()
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as Item),
      ).toEqual(items)
      return
    case 'csv':
    case 'xlsx': {
      const rows = readTable(format, bytes)
      expect(rows.map((row) => row['@id'])).toEqual(items.map((item) => item['@id']))
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      // Every attribute has its column, or columns for what is in it.
      const covered = new Set(columns.map((column) => column.split('.')[0]))
      const attributes = [...new Set(items.flatMap((item) => Object.keys(item)))]
      const filled = attributes.filter((name) => items.some((item) => valuesAt(item, [name])[0]))
      expect(filled.filter((name) => !covered.has(name))).toEqual([])
      // Compared at once: each `expect` of thousands would be a step of the report.
      const wrong = rows.flatMap((row, at) =>
        columns
          .filter((column) => !isCellOf(row[column], items[at] ?? {}, column))
          .map((column) => ({ at, column, cell: row[column] })),
      )
      expect(wrong).toEqual([])
    }
  }
}

test('the rows that a filter leaves are a readable sheet by three clicks, and the dialog gives the focus back', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.pageFilter.fill('Käseverkostung')
  await expect(page.getByRole('status').filter({ hasText: /^2 of 25/ })).toBeVisible()
  await page.getByTestId('export.open').click()
  await expect(page.getByTestId('export.start')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('export.open')).toBeFocused()

  await page.getByTestId('export.open').click()
  await expect(page.getByTestId('export.scope.filtered')).toContainText('2 rows on this page')
  await page.getByTestId('export.format.xlsx').click()
  const { name, bytes } = await exportPage(page).receive('export.start')
  expect(name).toBe('events - page 1 - filtered.xlsx')
  await expect(exportPage(page).result).toContainText('Filtered rows on page 1: 2 of 25.')
  const book = readWorkbook(bytes, { cellDates: true })
  expect(book.SheetNames).toEqual(['Items'])
  const rows = readTable('xlsx', bytes)
  expect(rows).toHaveLength(2)
  expect(rows.every((row) => String(row.Name).startsWith('Käseverkostung'))).toBe(true)
  expect(typeof rows[0]?.Start).toBe('number')
})

test('a table says which details it loads or lacks, has them loaded, and finds the phone in the address', async ({
  coreExplorer: { page },
}) => {
  await answerPage(page).ask('orte')
  await expect(answerPage(page).rows.first()).toBeVisible()
  const exporting = exportPage(page)
  await exporting.open.click()
  const start = page.getByTestId('export.start')
  await page.getByTestId('export.format.xlsx').click()
  await page.getByTestId('export.columns.all').click()
  await expect(page.getByTestId('export.loads')).toContainText('Picture')
  await page.getByTestId('export.scope.page').click()
  const before = await start.boundingBox()
  const notice = page.getByTestId('export.not-loaded')
  await expect(notice).toHaveAttribute('data-names', 'dc:classification image')
  await page.getByTestId('export.include').click()
  await expect(notice).toBeHidden()
  expect(await start.boundingBox()).toEqual(before)
  await page.getByTestId('export.scope.all').click()
  const { name, bytes } = await exporting.receive('export.start')
  expect(name).toBe('Orte.xlsx')
  const [row = {}] = readTable('xlsx', bytes)
  expect([row.Type, row.Translatable, row.Languages]).toEqual(['POI', 'yes', 'German, English'])
  expect([row.Phone, row.Website, row.Picture].map(String)).toEqual([
    expect.stringMatching(/^\+43 /),
    expect.stringMatching(/^https:/),
    expect.stringMatching(/^http:/),
  ])
  await exporting.close()

  // The format is the one chosen last.
  await exporting.open.click()
  await expect(page.getByTestId('export.format.xlsx').getByRole('radio')).toBeChecked()
})

test('rows that a filter leaves stay the ones that are exported when their details are loaded', async ({
  coreExplorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('orte')
  // Names of linked items have the word as well, once they are loaded.
  await answer.pageFilter.fill('Äschenhof')
  const exporting = exportPage(page)
  await exporting.open.click()
  const filtered = page.getByTestId('export.scope.filtered')
  const count = await filtered.textContent()
  await page.getByTestId('export.format.xlsx').click()
  await page.getByTestId('export.include').click()
  await expect(page.getByTestId('export.not-loaded')).toBeHidden()
  await expect(filtered).toHaveText(count ?? '')
  await expect(filtered.getByRole('radio')).toBeChecked()
  const { name } = await exporting.receive('export.start')
  expect(name).toBe('Orte - page 1 - filtered.xlsx')
  await exporting.close()
  await expect(page.getByTestId('result.only')).toContainText('with “Äschenhof”')
})

// How a format is written is the page's, and hangs on neither the method nor the shell; how a file leaves the page is
// each shell's, be it text or bytes.
for (const [method, shells, ofThis] of [
  ['get', ' @every-shell', { 'browser-shell': formats, elsewhere: ['json', 'xlsx'] }],
  ['post', '', { 'browser-shell': ['json'], elsewhere: [] }],
] as const)
  test(`this page and all pages of a ${method.toUpperCase()} come as the API answers them${shells}`, async ({
    explorer: { page },
    shell,
  }) => {
    const query = queryPage(page)
    const url = (await query.url.textContent()) ?? ''
    await query.chooseMethod(method)
    await query.showMore()
    await query.pageNumber.fill('2')
    await answerPage(page).ask('events')
    await expect(answerPage(page).rows.first()).toBeVisible()
    const second = await askApi(url, [2])
    const all = await askApi(url, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([second.length, all.length]).toEqual([25, 240])

    const exporting = exportPage(page)
    for (const format of ofThis[shell === 'browser-shell' ? shell : 'elsewhere']) {
      await test.step(`this page as ${format}`, async () => {
        const file = await exporting.save('page', format)
        expect(file.name).toBe(`events - page 2.${format}`)
        await expect(exporting.result).toContainText('25 items exported from this page')
        expectItems(format, file.bytes, second)
        await exporting.close()
      })
      await test.step(`all pages as ${format}`, async () => {
        const file = await exporting.save('all', format)
        expect(file.name).toBe(`events.${format}`)
        await expect(exporting.result).toContainText(
          'Items received, each counted once: 240. The server counts the same number.',
        )
        expectItems(format, file.bytes, all)
        await exporting.close()
      })
    }
    // The answer that is shown stays.
    await expect(answerPage(page).position).toContainText('2')
  })

test('what overlaps, and a total that is wrong, are said', async ({ oddExplorer: { page } }) => {
  const exporting = exportPage(page)
  for (const [endpoint, ...words] of [
    [
      'odd-overlapping',
      'Items received, each counted once: 240. The server counts the same number.',
      '30 items were received more than once',
    ],
    ['odd-wrong-total', 'Missing items: 7 of 247', 'no sort'],
    [
      'odd-foreign-links',
      'Items received, each counted once: 3. The server counts the same number.',
    ],
  ] as const) {
    await answerPage(page).ask(endpoint)
    await exporting.save('all', 'csv')
    for (const word of words) await expect(exporting.result).toContainText(word)
    await exporting.close()
  }
})

const idsOf = (file: { bytes: Buffer }) =>
  (JSON.parse(file.bytes.toString()) as Item[]).map((item) => item['@id'])

const idsOfPages = (...pages: number[]) =>
  pages.flatMap((number) => Array.from({ length: 10 }, (_, at) => `${number}-${at}`))

test('of an export that goes wrong what came is kept, and it goes on where it can', async ({
  openExplorer,
}) => {
  const api = await startPagedApi({ pages: 20, pageSize: 10, itemBytes: 100 })
  try {
    const { page } = await openExplorer({ name: 'Paged', baseUrl: api.baseUrl, token: 'paged' })
    await queryPage(page).pageSize.fill('10')
    const exporting = exportPage(page)
    const ask = async (endpoint: PagedEndpoint) => {
      await answerPage(page).ask(endpoint)
      await expect(answerPage(page).rows.first()).toBeVisible()
    }

    await test.step('it pauses with the reason, and what came before can be saved', async () => {
      await ask('refuses')
      for (const format of ['json', 'xlsx'] as const) {
        await exporting.choose('all', format)
        await exporting.start()
        await expect(exporting.progress).toContainText('no longer has access to the endpoint')
        await expect(page.getByTestId('export.resume')).toBeVisible()
        await exporting.cancel()
        await expect(exporting.result).toContainText('no longer has access to the endpoint')
        await expect(exporting.result).toContainText(
          'Loaded before the export stopped: 20 items of 200',
        )
        const file = await exporting.saveWhatCame()
        const ids =
          format === 'json' ? idsOf(file) : readTable(format, file.bytes).map((row) => row['@id'])
        expect(ids).toEqual(idsOfPages(1, 2))
        await exporting.close()
      }
    })

    await test.step('it is tried again, and goes on after a pause', async () => {
      await ask('recovers')
      await exporting.choose('all', 'json')
      await exporting.start()
      await page.getByTestId('export.resume').click()
      const { bytes } = await exporting.saveWhatCame()
      expect(idsOf({ bytes })).toHaveLength(200)
      await expect(exporting.result).toContainText(
        'Items received, each counted once: 200. The server counts the same number.',
      )
      await exporting.close()
    })

    await test.step('pages that are all the same are left, and that is said', async () => {
      await ask('endless')
      await exporting.save('all', 'ndjson')
      await expect(exporting.result).toContainText('only items that were already received')
      await exporting.close()
    })

    await test.step('cancelled under way, what came is kept or thrown away as one likes', async () => {
      const before = await page.evaluate(countExportFiles)
      await ask('waits')
      await exporting.choose('all', 'json')
      await exporting.start()
      await expect(exporting.progress).toContainText('Fetching items: 20 of 200')
      await exporting.cancel()
      await expect(exporting.result).toContainText('You canceled the export')
      expect(idsOf(await exporting.saveWhatCame())).toEqual(idsOfPages(1, 2))
      await exporting.close()

      await exporting.choose('all', 'csv')
      await exporting.start()
      await expect(exporting.progress).toContainText('Fetching items: 20')
      await page.keyboard.press('Escape')
      await expect(exporting.result).toContainText('The file is not saved yet')
      await page.keyboard.press('Escape')
      await expect(exporting.result).toBeVisible()
      await exporting.close()
      await expect(exporting.result).toBeHidden()
      // The one that was saved stands there until it is surely taken over.
      await expect.poll(() => page.evaluate(countExportFiles)).toBe(before + 1)
    })
  } finally {
    api.close()
  }
})

/** The files that stand in the page's own file system. */
async function countExportFiles(): Promise<number> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('exports', { create: true })
  let count = 0
  for await (const name of folder.keys()) count += name === '' ? 0 : 1
  return count
}

test('no file holds the token', async ({ openExplorer, sample }) => {
  const canary = 'cnry-9/+Kd3"x\\7=Zq.81mW'
  const api = await startCanaryApi({ baseUrl: sample.baseUrl, token: sample.tokens.full }, canary)
  try {
    const { page } = await openExplorer({ name: 'Canary', baseUrl: api.baseUrl, token: canary })
    const exporting = exportPage(page)
    const places: Place[] = []
    // One page of `events` is written as one of `echo` is, and never held the token; its other pages are fetched.
    for (const [endpoint, scopes] of [
      ['events', ['all']],
      ['echo', ['page', 'all']],
    ] as const) {
      await answerPage(page).ask(endpoint)
      for (const format of formats)
        for (const scope of scopes) {
          const { name, bytes } = await exporting.save(scope, format)
          places.push({ name, content: bytes })
          // What is compressed is searched as it reads.
          if (format === 'xlsx')
            places.push({
              name: `${name}, read`,
              content: JSON.stringify(readTable(format, bytes)),
            })
          await exporting.close()
        }
    }
    expect(places).toHaveLength(15)
    expect(findLeaks(canary, places)).toEqual([])
  } finally {
    api.close()
  }
})
