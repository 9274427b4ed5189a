import type { Locator, Route } from '@playwright/test'
import { expect, test } from '../support/shells.ts'

test.use({ ownProgram: true })

test('the page opens with a connection to choose, again after a reload, and knows its shell @every-shell', async ({
  explorer,
  shell,
}) => {
  const { page } = explorer
  const connection = page.getByTestId('connection.select')
  await expect(page).toHaveTitle('Endpoint Explorer')
  await expect(connection).toBeVisible()
  const kind = await page.evaluate(() => window.shell?.kind ?? null)
  expect(kind).toBe(shell === 'browser-shell' ? null : 'electron')

  await explorer.reload()
  await expect(connection).toBeVisible()
})

test.describe('before the script has run', () => {
  test.use({ colorScheme: 'dark' })

  test('the frame is there, in the colours of the system, and gives way to the page', async ({
    explorer,
    context,
  }) => {
    const frame = explorer.page.locator('.first-frame')
    await expect(explorer.page.getByTestId('connection.select')).toBeVisible()
    await expect(frame).toBeHidden()

    const other = await context.newPage()
    await other.route('**/*.js', () => undefined)
    await other.goto(explorer.page.url(), { waitUntil: 'commit' })
    await expect(other.locator('.first-frame .send')).toBeVisible()
    await expect(other.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 27)')

    // Nothing moves when the page takes its place.
    const boxOf = (part: Locator) =>
      part.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect()
        return [left, top, width].map(Math.round)
      })
    const { page } = explorer
    expect({
      send: await boxOf(other.locator('.first-frame .send')),
      query: await boxOf(other.locator('.first-frame .query')),
    }).toEqual({
      send: await boxOf(page.getByTestId('query.send')),
      query: await boxOf(page.locator('[data-pane="query"]')),
    })
    await other.close()
  })
})

// Only a browser opens a page twice.
test.describe('a page that was opened before', () => {
  test.use({ locale: 'de-AT' })

  test('says so in the language of the browser', async ({ explorer: { page }, context }) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading')).toHaveText('Diese Adresse gilt nicht mehr')
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await other.close()
  })
})

// Only a browser has a session to lose.
test('a cookie that another local server sets neither locks the window nor, where it replaced ours, keeps it locked', async ({
  explorer: { page },
  context,
}) => {
  await expect(page.getByTestId('connection.select')).toBeVisible()
  const heading = page.getByRole('heading', {
    name: 'This window has lost its connection to Endpoint Explorer',
  })
  // What another server of this computer can do: cookies know no ports.
  const { port, hostname } = new URL(page.url())
  const foreign = { name: `endpoint-explorer-${port}`, value: 'x', domain: hostname }
  const ours = await context.cookies()
  await context.addCookies([{ ...foreign, path: '/api' }])
  await page.reload()
  await expect(page.getByTestId('connection.select')).toBeVisible()

  // Left meanwhile, because a page whose request is refused reloads itself.
  const address = page.url()
  await page.goto('about:blank')
  await context.clearCookies()
  await context.addCookies([{ ...foreign, path: '/' }])
  await page.goto(address)
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()

  await context.clearCookies()
  await context.addCookies(ours)
  await page.reload()
  await expect(page.getByTestId('connection.select')).toBeVisible()
})

for (const locale of ['en-GB', 'de-AT'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the window opens with all its words, before those of dialogs and answers are there', async ({
      explorer: { page },
    }) => {
      const held: Route[] = []
      await page.route('**/later-words-*.js', (route) => void held.push(route))
      // A sample is chosen after this, so that more than the first start is seen.
      await page.getByTestId('start.see').click()
      await page.reload()
      await expect(page.getByTestId('query.endpoint')).toBeVisible()
      await page.getByTestId('query.more').click()
      // The address of the sample is shown once it has started.
      await expect(page.getByTestId('preview.copy-url')).toBeEnabled()
      // Whether the sample has its usual port or another is no matter of words, nor is a status without any, which comes
      // in idle time.
      const readWords = async () =>
        (await page.locator('body').ariaSnapshot())
          .replaceAll(/(127\.0\.0\.1):\d+/g, '$1')
          .replaceAll(/^ *- status$\n?/gm, '')
      const before = await readWords()
      expect(before).toContain(locale === 'de-AT' ? 'Senden' : 'Send')
      expect(held).not.toEqual([])
      await Promise.all(held.map((route) => route.continue()))
      await page.getByTestId('tools.open').click()
      await page.getByTestId('sets.open').click()
      await expect(page.getByRole('dialog', { name: /\w/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await readWords()).toBe(before)
    })
  })
