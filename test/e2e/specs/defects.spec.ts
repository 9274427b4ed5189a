import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { exportPage } from '../pages/export-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import {
  plantInHost,
  plantInPage,
  secret,
  type HostPlace,
  type Plant,
} from '../support/plant-throws.ts'
import { environment } from '../support/project.ts'
import { runBrowserShell } from '../support/run-browser-shell.ts'
import { expect, test } from '../support/shells.ts'

test.use({
  allowedProblems: [/^(?:uncaught|console) /],
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** Code that throws once, wherever it is put. */
const throwOnce = `if (!globalThis.hasThrown) { globalThis.hasThrown = true; throw new TypeError(${JSON.stringify(secret)}) }`

interface PlantedThrow {
  what: string
  /** Where it is planted: in a file of the page, or in the host. */
  plant: Plant | HostPlace
  /** What a person does that comes by it. */
  act: (page: Page, folder: string) => Promise<void>
  /** The place that the report names. */
  place: RegExp
  /** That what was under way has ended. */
  isOver?: (page: Page) => Promise<void>
}

const prepend = (code: string) => (before: string) => `${code};${before}`
const sendAlone = (page: Page) => queryPage(page).startSending()
const sendIsFree = (page: Page) => expect(queryPage(page).sendButton).toBeEnabled()

/** The eight places of the app, each with the parts that it has. */
const plantedThrows: readonly PlantedThrow[] = [
  {
    what: 'a store at the start',
    plant: {
      name: 'index',
      file: '`settings`,()=>{',
      change: (code) => code.replace('`settings`,()=>{', `\`settings\`,()=>{${throwOnce};`),
    },
    act: async (page) => {
      await page.reload()
    },
    place: /in page, start/,
    isOver: (page) => page.getByTestId('start.reload').click(),
  },
  {
    what: 'an answer worker that does not come up',
    plant: { name: 'worker', file: 'response-worker', change: prepend(throwOnce) },
    act: sendAlone,
    place: /in response-worker, worker/,
    isOver: sendIsFree,
  },
  {
    what: 'the scanner',
    plant: {
      name: 'worker',
      file: 'response-worker',
      // Strings are passed by a search for the quote that ends them. It throws until that was told: the warm-up
      // reads as well, and tells nobody.
      change: prepend(`{
        const find = Uint8Array.prototype.indexOf
        const post = globalThis.postMessage
        let [isSent, isTold] = [false, false]
        addEventListener('message', ({ data }) => { isSent ||= data.message?.kind === 'send' })
        globalThis.postMessage = (said) => { isTold ||= said.message?.kind === 'defect'; post(said) }
        Uint8Array.prototype.indexOf = function (...asked) {
          if (isSent && !isTold && asked[0] === 0x22) throw new TypeError(${JSON.stringify(secret)})
          return find.apply(this, asked)
        }
      }`),
    },
    act: sendAlone,
    place: /in response-worker, receiving/,
    isOver: sendIsFree,
  },
  {
    what: 'a question to the worker',
    plant: {
      name: 'worker',
      file: 'response-worker',
      change: prepend(`{
        const post = globalThis.postMessage
        globalThis.postMessage = (said) => {
          if (said.message?.reply?.kind === 'view') { ${throwOnce} }
          return post(said)
        }
      }`),
    },
    act: async (page) => {
      await queryPage(page).send()
      await resultsPage(page).select(0)
    },
    place: /in response-worker, view/,
    isOver: async (page) => {
      await resultsPage(page).select(1)
      await expect(page.getByTestId('item.view')).toBeVisible()
    },
  },
  {
    what: 'the export worker',
    plant: {
      name: 'worker',
      file: 'export-worker',
      change: prepend(`{
        const slice = Blob.prototype.slice
        Blob.prototype.slice = function (...asked) { ${throwOnce}; return slice.apply(this, asked) }
      }`),
    },
    act: async (page) => {
      await queryPage(page).send()
      await exportPage(page).choose('page', 'json')
      await exportPage(page).start()
    },
    place: /in export-worker, json/,
    isOver: async (page) => {
      await expect(exportPage(page).result).toBeVisible()
      await exportPage(page).close()
    },
  },
  {
    what: 'the import worker',
    plant: {
      name: 'worker',
      file: 'import-worker',
      change: prepend(`{
        const read = Blob.prototype.arrayBuffer
        Blob.prototype.arrayBuffer = function () { ${throwOnce}; return read.apply(this) }
      }`),
    },
    act: async (page, folder) => {
      const file = join(folder, 'one.http')
      await writeFile(file, 'GET https://api.example/api/v4/endpoints/events\n')
      await workspacePage(page).open('saved')
      await page.getByTestId('import.open').click()
      await page.getByTestId('import.file').setInputFiles(file)
    },
    place: /in import-worker, reading files/,
    isOver: async (page) => {
      await expect(page.getByRole('alert')).toContainText('The app failed (TypeError)')
      await page.keyboard.press('Escape')
    },
  },
  {
    what: 'a route',
    plant: 'route',
    act: (page) => requestLogPage(page).open(),
    place: /in host, GET \/api\/ledger/,
    isOver: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'the content client',
    plant: 'content-client',
    act: sendAlone,
    place: /in host, sending a request/,
    isOver: sendIsFree,
  },
  {
    what: 'the main process, while nothing is asked of it',
    plant: 'main',
    act: () => Promise.resolve(),
    place: /in host, uncaught exception/,
  },
]

test('whatever throws is told with a report, nothing hangs, and the next Send works', async ({
  page,
  dataDir,
}) => {
  const host = await plantInHost(dataDir)
  const shell = await runBrowserShell(dataDir, {
    ...process.env,
    ...environment,
    ...host.environment,
  })
  const shown = page.getByTestId('defect.report')
  try {
    await page.goto(shell.launchUrl)
    await sendIsFree(page)
    for (const { what, plant, act, place, isOver } of plantedThrows)
      await test.step(what, async () => {
        if (typeof plant === 'string') await host.arm(plant)
        else {
          await plantInPage(page, plant)
          await page.reload()
        }
        const since = Date.now()
        await act(page, dataDir)
        await page.getByTestId('defect.copy').waitFor()
        // At most: what a person does on the way to it is in it. A bound would be one on how busy the computer is.
        const told = `${what}: told after ${Date.now() - since} ms`
        test.info().annotations.push({ type: 'time', description: told })
        await page.getByTestId('defect.details').locator('summary').click()
        await expect(shown).toContainText(place)
        const report = await shown.innerText()
        expect(report).toContain('TypeError')
        expect(report).toMatch(/^ {2}at (?:\S+ )*[\w-]+\.m?js[^/]*:\d+:\d+$/m)
        expect(report).not.toMatch(/4711|https?:|@id/)
        await page.getByTestId('defect.copy').click()
        await expect(page.getByTestId('defect.copy')).toHaveText('Copied')
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(report)

        const close = page.getByTestId('defect.notice').getByRole('button', { name: /close/i })
        if ((await close.count()) > 0) await close.click()
        await expect(page.getByTestId('defect.notice')).toHaveCount(0)
        await page.unrouteAll()
        await isOver?.(page)
        await queryPage(page).send()
        await expect(resultsPage(page).rows.first()).toBeVisible()
      })
  } finally {
    await shell.stop()
  }
})

test('a defect of the page moves nothing away, and is put away by a click', async ({
  explorer: { page },
}) => {
  const before = await queryPage(page).sendButton.boundingBox()
  await page.evaluate((message) => {
    void Promise.reject(new TypeError(message))
  }, secret)
  await expect(page.getByTestId('defect.notice')).toContainText('Something went wrong in the app')
  expect(await queryPage(page).sendButton.boundingBox()).toEqual(before)
  await page.getByTestId('defect.details').locator('summary').click()
  const report = page.getByTestId('defect.report')
  await expect(report).toContainText('in page, unhandled rejection')
  await expect(report).not.toContainText('4711')
  await queryPage(page).send()
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await page.getByTestId('defect.notice').getByRole('button', { name: /close/i }).click()
  await expect(page.getByTestId('defect.notice')).toHaveCount(0)
})

test('a host that fails at the start leaves a window that can be used, and says so', async ({
  explorer: { page },
}) => {
  await page.route('**/api/settings', (route) =>
    route.fulfill({ status: 500, json: { kind: 'host-fault', detail: 'TypeError' } }),
  )
  await page.reload()
  await expect(page.getByTestId('defect.notice')).toBeVisible()
  await page.getByTestId('defect.details').locator('summary').click()
  await expect(page.getByTestId('defect.report')).toContainText('in host, /api/settings 500')
  await queryPage(page).send()
  await expect(resultsPage(page).rows.first()).toBeVisible()
})
