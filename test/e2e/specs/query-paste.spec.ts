import { pastePage } from '../pages/paste-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('what was copied fills an empty form with the same request @every-shell', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  await query.chooseMethod('post')
  await query.fullText.fill(`"Käse" & 'Wein' 100%`)
  await query.addFilter(0, 'category', 'music', 'a, b')
  await query.include('image', 'location')
  await query.addSort(0, 'name', 'descending')
  const body = (await query.body.textContent()) ?? ''
  const command = await query.copy('curl')

  await query.reset()
  await query.chooseMethod('get')
  await query.openEndpoint('places')
  await paste.read(command)
  await paste.apply()
  await expect(query.endpoint).toHaveValue('events')
  await expect(query.body).toHaveText(body)
})

test('what has no place in the form is named before it is left out', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  await paste.read('/api/v4/endpoints/places?filter=abc&page[size]=5&language=de#top')
  await expect(paste.leftOut.getByRole('listitem')).toHaveText([/^#top/, /^filter=abc/])
  await paste.apply()
  await expect(query.url).toHaveText(/\/places\?page%5Bsize%5D=5&language=de$/)
})

test('another address becomes a connection, and its token is stored unless somebody says no', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  const command = (token: string) =>
    `curl 'https://live.example.org/base/api/v4/endpoints/news?include=image' -H 'Authorization: Bearer ${token}'`

  await paste.read(command('first-secret'))
  await expect(paste.unknownAddress).toContainText('https://live.example.org/base')
  await expect(paste.storeToken).toBeChecked()
  await paste.storeToken.click()
  await paste.apply()
  await expect(page.getByTestId('connection.select')).toContainText('live.example.org')
  await expect(page.getByTestId('connection.token-state')).toHaveText('No token')
  await expect(query.url).toHaveText(
    'https://live.example.org/base/api/v4/endpoints/news?include=image',
  )

  await paste.read(command('second-secret'))
  await expect(paste.unknownAddress).toBeHidden()
  await expect(paste.storeToken).toHaveText('Store the token in “live.example.org”')
  await paste.apply()
  await expect(page.getByTestId('connection.token-state')).toHaveText('Token in memory only')

  // One that is there already is only replaced where that is said, and stays replaced.
  await paste.read(command('third-secret').replace('image', 'poi'))
  await expect(paste.storeToken).not.toBeChecked()
  await paste.apply()
  await expect(page.getByRole('status').filter({ has: query.undo })).toContainText(
    'The pasted token was not used.',
  )
  await paste.read(command('third-secret').replace('image', 'location'))
  await expect(paste.storeToken).toHaveText('Replace the stored token of “live.example.org”')
  await expect(paste.storeToken).not.toBeChecked()
  await paste.storeToken.click()
  await paste.apply()
  await expect(page.getByRole('status').filter({ has: query.undo })).toContainText(
    'Query and stored token replaced. Undo restores only the query.',
  )
})

for (const size of [
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
])
  test(`of a long command at ${size.width}×${size.height} token, connection and button are in sight`, async ({
    explorer: { page },
  }) => {
    const paste = pastePage(page)
    const filters = Array.from({ length: 12 }, (_, n) => `filter[category${n}]=value-${n}`)
    const headers = Array.from({ length: 8 }, (_, n) => `  -H 'X-Trace-${n}: abc' \\\n`)
    await paste.read(
      `curl 'https://live.example.org/base/api/v4/endpoints/news?${filters.join('&')}' \\\n${headers.join('')}  -H 'Authorization: Bearer secret'`,
    )
    await page.setViewportSize(size)
    await expect(paste.storeToken).toBeChecked()
    for (const part of [
      paste.storeToken,
      paste.applyButton,
      paste.unknownAddress.getByText('https://live.example.org/base'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

test('after a paste the keyboard stands on Send, and nothing was asked of the server', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(instance|exchanges)\b/.test(request.url())) requested.push(request.url())
  })
  await paste.read('/api/v4/endpoints/veranstaltungen?page[size]=5')
  await expect(page.getByRole('dialog')).toContainText('Nothing is sent yet.')
  await paste.apply()
  await expect(query.sendButton).toBeFocused()
  expect(requested).toEqual([])
  await page.keyboard.press('Enter')
  await expect(resultsPage(page).rows).toHaveCount(5)
})

test('a copied request is in the box at once, where the clipboard may be read', async ({
  explorer: { page },
}) => {
  const paste = pastePage(page)
  const address = '/api/v4/endpoints/tours?page[number]=3'
  await page.evaluate((text) => navigator.clipboard.writeText(text), address)
  await page.getByTestId('query.paste').click()
  await expect(paste.text).toHaveValue(address)
  await expect(paste.text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(paste.text).toHaveValue(address)
  await paste.apply()
  await expect(queryPage(page).endpoint).toHaveValue('tours')
})

test('a URL pasted into the endpoint field opens the dialog', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  await page.evaluate(() => navigator.clipboard.writeText('/api/v4/endpoints/tours?page[number]=3'))
  await query.endpoint.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(paste.text).toHaveValue('/api/v4/endpoints/tours?page[number]=3')
  await paste.apply()
  await expect(query.endpoint).toHaveValue('tours')
  await expect(query.pageNumber).toHaveValue('3')
})

test('a text that is no request is told so', async ({ explorer: { page } }) => {
  const paste = pastePage(page)
  await paste.read('hello')
  await expect(paste.problem).toContainText('not recognized')
  await expect(paste.applyButton).toBeDisabled()
  await paste.text.fill(`curl 'https://example.org/api/v4/endpoints/x`)
  await expect(paste.problem).toContainText('cut off')
})

test('Ctrl+Enter in the dialog fills the form, and is no key of the menu then @every-shell', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  await paste.read('/api/v4/endpoints/places?language=de')
  const isTaken = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const hear = (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          // Once everybody has heard it.
          setTimeout(() => {
            resolve(event.defaultPrevented)
          })
        }
        window.addEventListener('keydown', hear, { capture: true })
      }),
  )
  await paste.text.press('ControlOrMeta+Enter')
  expect(await isTaken).toBe(true)
  await expect(query.url).toHaveText(/\/places\?.*language=de$/)
})

test('what a CORE drops of a pasted request is named, and it is read as pasted or as meant', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  const url = '/api/v4/endpoints/orte?include=image&fields[image]=name&filters[q]=See'
  await paste.read(url)
  await expect(page.getByTestId('paste.dropped')).toHaveText([
    'fields[image]: an object is ignored. Only text with commas works.',
    'filters[q]: ignored. The intended name is probably filter[q].',
  ])
  await expect(paste.result).not.toContainText('mean the same')
  await paste.apply()
  await expect(query.url).toHaveText(/\/orte\?include=image&filters%5Bq%5D=See$/)

  await paste.read(url)
  await page.getByTestId('paste.as-meant').click()
  await paste.apply()
  await expect(query.url).toHaveText(
    /\/orte\?filter%5Bq%5D=See&include=image&fields=\*,image\.name$/,
  )
})

test('an umlaut in Latin-1 is told, and read as the umlaut that it was', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const paste = pastePage(page)
  await paste.read('/api/v4/endpoints/orte?filter[q]=P%F6rtschach')
  await expect(page.getByTestId('paste.dropped')).toHaveAttribute('data-kind', 'latin-1')
  await expect(page.getByTestId('paste.meant-only')).toBeVisible()
  await paste.apply()
  await expect(query.url).toHaveText(/\/orte\?filter%5Bq%5D=P%C3%B6rtschach$/)
})

test('a pasted collection opens in the import, already read', async ({ explorer: { page } }) => {
  const paste = pastePage(page)
  const request = { method: 'GET', url: 'https://live.example.org/api/v4/endpoints/news' }
  const collection = {
    info: {
      name: 'News',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [{ name: 'All news', request }],
  }
  await paste.read(JSON.stringify(collection))
  await page.getByTestId('paste.import').click()
  await expect(page.getByTestId('import.entry')).toContainText('All news')
  await expect(page.getByTestId('paste.text')).toHaveCount(0)
  await page.getByTestId('import.take').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
