import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { queryPage } from '../pages/query-page.ts'
import { tabsPage } from '../pages/tabs-page.ts'
import { expect, test } from '../support/shells.ts'
import { startServer } from '../../support/start-server.ts'

test.skip(({ shell }) => shell === 'browser-shell', 'The browser shell has no window of its own')

// One walk, because a program of its own takes longer to start than any of its steps.
test('the window has its bridge, its menu and a folder of its own @every-shell', async ({
  shell,
  explorer,
  dataDir,
}) => {
  const { page } = explorer
  const tabs = tabsPage(page)
  // A page that is still being put together does not listen yet.
  await expect(tabs.all).toHaveCount(1)

  await test.step('the page finds named functions at the bridge and cannot change them', async () => {
    const bridge = await page.evaluate(() => ({
      members: Object.keys(window.shell ?? {}),
      electron: ['require', 'process', 'ipcRenderer', 'module'].filter((name) => name in window),
    }))
    expect(bridge).toEqual({
      members: ['kind', 'onMenuCommand', 'onOpened', 'pathOf'],
      electron: [],
    })
    // The double freezes what crosses its bridge itself, so only Electron's own bridge shows anything.
    if (shell === 'electron')
      expect(await page.evaluate(() => Object.isFrozen(window.shell))).toBe(true)
  })

  await test.step('an entry of the application menu reaches the page as a command', async () => {
    const command = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const stop = window.shell?.onMenuCommand((name) => {
            stop?.()
            resolve(name)
          })
        }),
    )
    // The listener stands when this, asked after it, is answered.
    await page.evaluate(() => null)
    await explorer.chooseFromMenu?.('New tab')
    expect(await command).toBe('new-tab')
    await expect(tabs.all).toHaveCount(2)
  })

  await test.step('the application menu speaks the language that is chosen', async () => {
    await page.getByTestId('settings.open').click()
    const saved = page.waitForResponse(/\/api\/settings$/)
    await page.getByTestId('settings.language').click()
    await page.getByText('Deutsch', { exact: true }).click()
    await saved
    await expect
      .poll(async () => {
        await explorer.chooseFromMenu?.('Neuer Tab')
        return tabs.all.count()
      })
      .toBe(3)
  })

  await test.step('what the app saves, only this person can read', async () => {
    // Windows has no modes.
    if (process.platform === 'win32') return
    const saved = () =>
      readdir(dataDir).then((names) => names.filter((name) => name.endsWith('.json')))
    await expect.poll(saved).toContain('connections.json')
    const modes = await Promise.all(
      (await saved()).map(async (name) => (await stat(join(dataDir, name))).mode & 0o777),
    )
    expect([(await stat(dataDir)).mode & 0o777, ...new Set(modes)]).toEqual([0o700, 0o600])
  })
})

test.describe('Electron itself @every-shell', () => {
  // The double serves the page over https, ends the connections of its page with it, and knows no proxy.
  test.skip(({ shell }) => shell !== 'electron', 'Not of the double')

  test('the page has an origin of its own, which is a safe one', async ({ explorer: { page } }) => {
    expect(await page.evaluate(() => [location.origin, isSecureContext])).toEqual([
      'app://explorer',
      true,
    ])
  })

  test('what was typed just before the window was closed is there at the next start', async ({
    explorer: { page, restart },
  }) => {
    await queryPage(page).fullText.fill('typed at the last moment')
    const next = (await restart?.()) ?? page
    await expect(queryPage(next).fullText).toHaveValue('typed at the last moment')
  })

  test('a proxy that asks for a login of Windows is named as what refused', async ({
    explorer: { page, useProxy },
  }) => {
    const proxy = await startServer((_request, response) => {
      response.writeHead(407, { 'Proxy-Authenticate': ['Negotiate', 'NTLM'] }).end('from the proxy')
    })
    await queryPage(page).sendButton.waitFor()
    await useProxy?.(proxy.baseUrl)
    await queryPage(page).send()
    await expect(page.getByTestId('result.problem')).toHaveAttribute('data-kind', 'proxy')
    await expect(page.getByTestId('result.problem')).toContainText(proxy.baseUrl)
    await proxy.close()
  })
})

test.describe('what leads out of the app @every-shell', () => {
  test.use({ allowedProblems: [/^request to https:\/\/example\.org\/$/] })

  test('leaves the page where it is', async ({ explorer: { page } }) => {
    const before = page.url()
    await page.evaluate(() => {
      location.assign('https://example.org/')
    })
    // A second command to the page is run only when the navigation has been decided.
    await expect(page.getByTestId('connection.select')).toBeVisible()
    expect(page.url()).toBe(before)
  })
})

test.describe('the content security policy @every-shell', () => {
  test.use({ allowedProblems: [/content security policy/i] })

  test('keeps the page from asking anybody but the host', async ({ explorer: { page } }) => {
    const outcome = await page.evaluate(() =>
      fetch('https://example.org/').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    expect(outcome).toBe('refused')
  })
})
