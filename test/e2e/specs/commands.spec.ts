import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { tabsPage } from '../pages/tabs-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { altKey } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

// Keys go to the window as it is; there is no control that Playwright could wait for.
test.beforeEach(async ({ explorer: { page } }) => {
  await queryPage(page).sendButton.waitFor()
})

test('keys pressed while the list is loading reach its field, and nothing else', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const search = page.getByTestId('palette.search')
  let release: (() => void) | undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/CommandPalette-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await query.endpoint.fill('places')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('sendx')
  await page.keyboard.press('Backspace')
  release?.()
  await expect(search).toHaveValue('send')
  await expect(search).toBeFocused()
  await page.keyboard.type(' a')
  await expect(search).toHaveValue('send a')
  await page.keyboard.press('Escape')
  await expect(query.endpoint).toHaveValue('places')
  await expect(query.endpoint).toBeFocused()
})

test('a command typed at once with Enter is done', async ({ explorer: { page } }) => {
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('sen')
  await page.keyboard.press('Enter')
  await expect(resultsPage(page).total).toHaveText('240 items')
  await expect(page.getByTestId('palette.search')).toHaveCount(0)
})

test('keys reach what they name @every-shell', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const tabs = tabsPage(page)
  await page.keyboard.press(`${altKey}+n`)
  await expect(tabs.all).toHaveCount(2)
  await page.keyboard.press(`${altKey}+e`)
  await expect(query.endpoint).toBeFocused()
  await page.keyboard.press(`${altKey}+q`)
  await expect(query.fullText).toBeFocused()
  await page.keyboard.type('music')
  await page.keyboard.press(`${altKey}+,`)
  await expect(query.fullText).toHaveValue('')
  await page.keyboard.press(`${altKey}+.`)
  await expect(query.fullText).toHaveValue('music')
  await page.keyboard.press(`${altKey}+w`)
  await expect(tabs.all).toHaveCount(1)

  await page.keyboard.press('ControlOrMeta+s')
  // The proposed name has the focus: Enter saves.
  await expect(page.getByTestId('saved.name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('saved.name')).toHaveCount(0)
  await expect(tabs.names).toHaveText(['events'])
  await page.keyboard.press(`${altKey}+b`)
  await expect(workspacePage(page).saved).toHaveCount(1)
})
