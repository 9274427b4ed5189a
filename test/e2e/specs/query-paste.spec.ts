import { pastePage } from '../pages/paste-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

// One walk, because a program of its own takes longer to start than both steps.
test('what was copied fills an empty form with the same request, by Ctrl+Enter too @every-shell', async ({
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

  await test.step('Ctrl+Enter in the dialog fills the form, and is no key of the menu then', async () => {
    await page.getByTestId('tab.new').click()
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
