import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { coreTokens } from '#sample/datacycle-content/users.ts'
import { planted } from '../../unit/cli/planted.ts'
import { formats } from '../../unit/cli/planted-files.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

/** One after the other: of two apps at a time only one has its sample at the usual port, which the reports name. */
test.describe.configure({ mode: 'default' })

/** Queries as programs have them for years: the first ones say something to a CORE that it does not hear. */
const faulty = [
  'search=See',
  'lat=46.6',
  'radius=5000',
  'limit=10',
  'sort=startDate',
  'fields[image]=name',
  'filter[attribute][name][in][like]=See',
  // Not sent as they stand here: a CORE drops them for their shape.
  'sort[]=name',
  'filter=abc',
]
const good = ['sort=name', 'include=image', 'filter[q]=See', 'fields=name']
const requests = [
  ...faulty.map((query) => `alles?page[size]=5&${query}`),
  ...good.map((query) => `alles?page[size]=5&${query}`),
  'no-such-endpoint?page[size]=5',
]
const httpFile = requests
  .map((target, at) => `### Request ${String(at + 1)}\nGET /api/v4/endpoints/${target}\n`)
  .join('\n')

/** The command line's own report of a file. */
async function runCheck(file: string, baseUrl: string, format: 'junit' | 'json'): Promise<string> {
  const report = `${file}.${format}`
  await new Promise<void>((resolve) => {
    const program = join(import.meta.dirname, '../../../out/main/browser.js')
    const args = ['check', file, '--base-url', baseUrl, '--token-env', 'T', `--${format}`, report]
    const env = { ...process.env, T: coreTokens.editor }
    execFile(process.execPath, [program, ...args], { env }, () => {
      resolve()
    })
  })
  return readFile(report, 'utf8')
}

async function saveReport(page: Page, format: 'junit' | 'json'): Promise<string> {
  await page.getByTestId('batch.save').click()
  const download: Promise<Download> = page.waitForEvent('download')
  await page.getByTestId(`batch.save.${format}`).click()
  return readFile(await (await download).path(), 'utf8')
}

/** What each row says of itself; only those in view are there, so the table is scrolled through. */
async function readRows(page: Page, name: 'known' | 'status'): Promise<(string | undefined)[]> {
  const read = new Map<string, string | undefined>()
  const table = page.locator('[role=table]', { has: page.getByTestId('batch.row') })
  const count = Number(await table.getAttribute('aria-rowcount')) - 1
  const readOn = async () => {
    const shown = await table
      .getByTestId('batch.row')
      .evaluateAll(
        (all, of) => all.map((row) => [row.ariaRowIndex ?? '', row.dataset[of]] as const),
        name,
      )
    for (const [index, value] of shown) read.set(index, value)
    await table.evaluate((element) => {
      element.scrollBy(0, element.clientHeight / 2)
    })
    return read.size
  }
  await expect.poll(readOn).toBe(count)
  await table.evaluate((element) => {
    element.scrollTo(0, 0)
  })
  return [...read]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value)
}

/** The server's address, by what was sent first. */
function addressIn(report: string): string {
  const { requests } = JSON.parse(report) as { requests: { url: string }[] }
  const sent = new URL(requests[0]?.url ?? '')
  return sent.origin + sent.pathname.replace(/\/api\/v4.*$/, '')
}

test('what a file asks is checked before it is taken in, and its report is the command line’s', async ({
  coreExplorer: { page, dataDir },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const file = join(dataDir, 'requests.http')
  await writeFile(file, httpFile)
  await workspacePage(page).open('saved')
  await at('import.open').click()
  await at('import.file').setInputFiles(file)
  await at('batch.open').click()

  // What is known of a CORE is said before anything is sent.
  await expect(at('batch.price')).toHaveAttribute('data-requests', '14')
  await expect(at('batch.known')).toContainText('9 queries')
  await at('batch.start').click()
  await expect(at('batch.summary')).toHaveAttribute('data-state', 'ended')
  await expect(at('batch.summary')).toContainText(
    'Queries checked: 13 of 14 · with problems: 9 · without a result: 1',
  )
  const rows = page.locator('[data-test="batch.row"]')
  const statuses = await rows.evaluateAll((all) => all.map((row) => row.dataset.status))
  expect(statuses).toEqual([...faulty.map(() => 'loud'), ...good.map(() => 'fine'), 'not-judged'])

  const told = await saveReport(page, 'json')
  expect(told).toBe(await runCheck(file, addressIn(told), 'json'))
  expect(await saveReport(page, 'junit')).toBe(await runCheck(file, addressIn(told), 'junit'))

  await at('batch.filter.loud').click()
  await expect(rows).toHaveCount(9)
  await rows.last().click()
  await expect(at('batch.sentence').first()).toContainText(
    'ignores plain text as the value of “filter”',
  )
  await rows.first().click()
  await expect(at('batch.sentence').first()).toContainText('search')
  await at('batch.use').click()
  await expect(at('batch.dialog')).toHaveCount(0)
  await expect(queryPage(page).url).toContainText('search=See')
  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('batch')).toHaveCount(14)
})

test('sixty requests with twenty-five faults: the window tells the same as the command line', async ({
  coreExplorer: { page, dataDir },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const file = join(dataDir, 'all.http')
  const [written] =
    formats['HTTP file']?.(planted, 'https://unused.example', 'a-token-to-be-dropped') ?? []
  await writeFile(file, written?.text ?? '')
  await workspacePage(page).open('saved')
  await at('import.open').click()
  await at('import.file').setInputFiles(file)
  await at('batch.open').click()
  await expect(at('batch.price')).toHaveAttribute('data-requests', '60')

  const isFaulty = planted.map(({ told }) => told !== null)
  const known = (await readRows(page, 'known')).map((count) => count !== '0')
  const knownOf = (faulty: boolean) =>
    planted.flatMap(({ target }, n) => (isFaulty[n] === faulty && known[n] ? [target] : []))
  // Before anything is sent, nothing is said of a request without a fault.
  expect(knownOf(false)).toEqual([])
  const unforeseen = planted.filter((_, n) => isFaulty[n] && !known[n])
  // Whether a relation exists only the items tell.
  expect(unforeseen.map(({ told }) => told)).toEqual(['include.images'])

  await at('batch.start').click()
  await expect(at('batch.summary')).toHaveAttribute('data-state', 'ended')
  const statuses = await readRows(page, 'status')
  expect(statuses).toEqual(isFaulty.map((faulty) => (faulty ? 'loud' : 'fine')))
  const told = await saveReport(page, 'json')
  expect(told).toBe(await runCheck(file, addressIn(told), 'json'))
  expect(await saveReport(page, 'junit')).toBe(await runCheck(file, addressIn(told), 'junit'))
})

test('a folder of saved requests is checked by itself, all of them from the list of commands', async ({
  explorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const workspace = workspacePage(page)
  await workspace.save('Here', 'Website')
  await at('tab.new').click()
  await queryPage(page).openEndpoint('places')
  await workspace.save('There', 'Widget')
  await workspace.open('saved')
  await at('saved.folder').filter({ hasText: 'Widget' }).getByTestId('batch.open').click()
  await expect(at('batch.price')).toHaveAttribute('data-requests', '1')
  await expect(at('batch.row')).toContainText('Widget / There')
  await at('dialog.close').click()

  await page.keyboard.press('ControlOrMeta+k')
  await at('palette.search').fill('Sammelprüfung')
  await page.keyboard.press('Enter')
  await expect(at('batch.dialog')).toBeVisible()
})
