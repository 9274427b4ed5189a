import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Browser, Page } from '@playwright/test'
import { createPrivateKeyring, type PrivateKeyring } from '../../support/keyring/private-keyring.ts'
import { findKeyring } from '../../support/keyring/find-keyring.ts'
import { answerPage } from '../pages/response-page.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { builtFile } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'
import { startServer } from '../../support/start-server.ts'

test.skip(!findKeyring(), 'There is no system keyring here')

/** One run of the browser shell with a keyring of its own, from its start to its end. */
async function inOneRun(
  about: { keyring: PrivateKeyring; dataDir: string; browser: Browser },
  use: (page: Page) => Promise<void>,
) {
  const args = ['--no-open', '--port', '0', '--data-dir', about.dataDir]
  const app = spawn(process.execPath, [builtFile('main/browser.js'), ...args], {
    env: about.keyring.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(app, 'exit')
  const page = await about.browser.newPage({ locale: 'en-US' })
  try {
    const [line] = (await once(createInterface(app.stdout), 'line')) as [string]
    await page.goto(line.replace('Endpoint Explorer: ', ''))
    await use(page)
  } finally {
    await page.close()
    app.kill()
    await ended
  }
}

test('a token entered while the keyring is locked replaces the stored one only when somebody unlocks and tries again', async ({
  browser,
  dataDir,
}) => {
  const seen: (string | undefined)[] = []
  const api = await startServer((request, response) => {
    seen.push(request.headers.authorization)
    response.setHeader('content-type', 'application/json').end('{"@graph":[{"@id":"a"}]}')
  })
  const keyring = await createPrivateKeyring()
  const run = (use: (page: Page) => Promise<void>) => inOneRun({ keyring, dataDir, browser }, use)
  /** What the API is shown for a query of this page. */
  const tokenSentBy = async (page: Page) => {
    seen.length = 0
    await answerPage(page).ask('things')
    await expect(answerPage(page).rows).toHaveCount(1)
    return seen.at(-1)
  }
  const enter = async (page: Page, token: string) => {
    const connection = connectionPage(page)
    await connection.openCurrent()
    await connection.token.fill(token)
    await connection.save()
    await expect(connection.dialog).toBeHidden()
  }
  try {
    await keyring.start()
    await run(async (page) => {
      await connectionPage(page).add({ name: 'Own', baseUrl: api.baseUrl, token: 'first-token' })
      expect(await tokenSentBy(page)).toBe('Bearer first-token')
    })

    await keyring.lock()
    await run(async (page) => {
      await connectionPage(page).select.click()
      await page.getByTestId('connection.option.Own').click()
      await enter(page, 'second-token')
      expect(await tokenSentBy(page)).toBe('Bearer second-token')
    })
    await keyring.start()
    await run(async (page) => {
      await connectionPage(page).select.click()
      await page.getByTestId('connection.option.Own').click()
      expect(await tokenSentBy(page)).toBe('Bearer first-token')
    })

    await keyring.lock()
    await run(async (page) => {
      await connectionPage(page).select.click()
      await page.getByTestId('connection.option.Own').click()
      await enter(page, 'third-token')
      await keyring.start()
      await connectionPage(page).openCurrent()
      await page.getByTestId('connection.token-store-again').click()
      await expect(page.getByTestId('connection.token-store-again')).toBeHidden()
    })
    await run(async (page) => {
      await connectionPage(page).select.click()
      await page.getByTestId('connection.option.Own').click()
      expect(await tokenSentBy(page)).toBe('Bearer third-token')
    })
  } finally {
    await keyring.close()
    await api.close()
  }
})
