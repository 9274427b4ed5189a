/**
 * A workspace of 50 connections, 2,000 saved requests and 20,000 history entries compared with an empty one:
 * start, search, and the bytes that one save writes, in the built app.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectors, type Browser, type Page } from '@playwright/test'
import { fillWorkspace } from './support/fill-workspace.ts'
import { launchBrowser, startApp } from './support/open-app.ts'
import { installClock } from './support/page-clock.ts'
import { median } from './support/measure.ts'
import { ms, printTable, asRatio, grouped } from './support/table.ts'

selectors.setTestIdAttribute('data-test')

const rounds = Number(process.env.BENCH_RUNS ?? 5)
const filled = { connections: 50, saved: 2_000, history: 20_000 }
const folders = {
  empty: await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-')),
  full: await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-')),
}

/** Milliseconds from the start of the app until it is ready, and until Send can be pressed. */
interface Start {
  ready: number
  usable: number
}
/** In milliseconds; `savedRows` is the number of rows in the page. */
interface Searches {
  firstHistory: number
  laterHistory: number
  openSaved: number
  firstSaved: number
  laterSaved: number
  savedRows: number
  longestTask: number
}

const browser = await launchBrowser()
try {
  await fillWorkspace(folders.full, filled)
  const starts: Record<keyof typeof folders, Start[]> = { empty: [], full: [] }
  const searches: Searches[] = []
  // The first start of each is not counted: it fills the disk cache and creates files.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['empty', 'full'] as const) {
      const measured = await measure(browser, folders[name], name === 'full')
      if (round === 0) continue
      starts[name].push(measured.start)
      if (measured.searches) searches.push(measured.searches)
    }
  }
  report(starts, searches, await measureSave(browser, folders.full))
} finally {
  await browser.close()
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
}

async function measure(
  browser: Browser,
  dataDir: string,
  hasSearches: boolean,
): Promise<{ start: Start; searches: Searches | null }> {
  const app = await startApp(dataDir)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const start = performance.now()
    await page.goto(app.launchUrl)
    await page.locator('[data-test="query.send"]:enabled').waitFor()
    const usable = app.readyMs + performance.now() - start
    return {
      start: { ready: app.readyMs, usable },
      searches: hasSearches ? await measureSearches(page) : null,
    }
  } finally {
    await context.close()
    await app.end()
  }
}

async function measureSearches(page: Page): Promise<Searches> {
  await installClock(page)
  await page.getByTestId('history.open').click()
  // A user needs at least a second to open the list and type.
  await page.waitForTimeout(1_000)
  const firstHistory = await search(page, 'history', 'music 404 region 7')
  const laterHistory = await search(page, 'history', 'sommerfest instance 12')
  await page.evaluate(() => window.clock.longestTask())
  const openSaved = await page.evaluate(async () => {
    const start = performance.timeOrigin + performance.now()
    document.querySelector<HTMLElement>('[data-test="saved.open"]')?.click()
    const shown = await window.clock.when(
      () => document.querySelector('[data-test="saved.entry"]') !== null,
    )
    return shown - start
  })
  const savedRows = await page.getByTestId('saved.entry').count()
  const firstSaved = await search(page, 'saved', 'request 1999')
  const laterSaved = await search(page, 'saved', 'folder 7 region 17')
  const longestTask = await page.evaluate(() => window.clock.longestTask())
  return { firstHistory, laterHistory, openSaved, firstSaved, laterSaved, savedRows, longestTask }
}

/** The time from typing until the list is filtered; the history shows the number of matches. */
function search(page: Page, list: 'history' | 'saved', words: string): Promise<number> {
  return page.evaluate(
    async ({ name, shows, words: typed }) => {
      const input = document.querySelector<HTMLInputElement>(`[data-test="${name}.search"]`)
      if (!input) throw new Error('There is no search')
      const seen = () => {
        const text = document.querySelector(`[data-test="${shows}"]`)?.textContent ?? ''
        return name === 'saved' || text.includes(' of 20,000') ? text : ''
      }
      const before = seen()
      const start = performance.timeOrigin + performance.now()
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const found = await window.clock.when(() => seen() !== before)
      return found - start
    },
    { name: list, shows: list === 'history' ? 'history.count' : list, words },
  )
}

/** Renames a saved request; returns the number and bytes of all files that this changes. */
async function measureSave(browser: Browser, dataDir: string) {
  const app = await startApp(dataDir)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(app.launchUrl)
    await page.locator('[data-test="query.send"]:enabled').waitFor()
    await page.getByTestId('saved.open').click()
    await page.getByTestId('saved.entry').first().press('F2')
    await page.getByTestId('saved.name').fill('Another name')
    await page.waitForTimeout(1_000)
    const before = await listFiles(dataDir)
    await page.getByTestId('saved.save').click()
    await page.getByTestId('saved.entry').filter({ hasText: 'Another name' }).waitFor()
    await page.waitForTimeout(1_000)
    const after = await listFiles(dataDir)
    const changed = [...after].filter(
      ([path, { changedAt }]) => before.get(path)?.changedAt !== changedAt,
    )
    const bytes = changed.reduce((sum, [, { size }]) => sum + size, 0)
    return { bytes, changedFiles: changed.length, allFiles: after.size }
  } finally {
    await context.close()
    await app.end()
  }
}

async function listFiles(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, { size: number; changedAt: number }>()
  for (const name of names) {
    if (!name.isFile()) continue
    const path = join(name.parentPath, name.name)
    const { size, mtimeMs: changedAt } = await stat(path)
    files.set(path, { size, changedAt })
  }
  return files
}

function report(
  starts: Record<keyof typeof folders, readonly Start[]>,
  searches: readonly Searches[],
  save: Awaited<ReturnType<typeof measureSave>>,
): void {
  const startOf = (name: keyof typeof folders, key: keyof Start) =>
    median(starts[name].map((one) => one[key]))
  printTable(`Start, medians of ${rounds}, taken in turns`, [
    ['from the start to', 'empty', Object.values(filled).map(grouped).join(' / '), 'ratio'],
    ...(['ready', 'usable'] as const).map((key) => {
      const [empty, full] = [startOf('empty', key), startOf('full', key)]
      return [
        key === 'ready' ? 'the line that it is ready' : 'Send can be pressed',
        ms(empty),
        ms(full),
        asRatio(full / empty),
      ]
    }),
  ])
  const valuesOf = (key: keyof Searches) => searches.map((one) => one[key])
  const entries = `${grouped(filled.saved)} saved requests and ${grouped(filled.history)} history entries`
  printTable(`With ${entries}`, [
    ['from typing to the list', 'median', 'longest'],
    ...(
      [
        ['history, a second after Send could be pressed', 'firstHistory'],
        ['history, later', 'laterHistory'],
        ['saved requests, the first', 'firstSaved'],
        ['saved requests, later', 'laterSaved'],
        ['opening the list of saved requests', 'openSaved'],
        ['longest task of the page meanwhile', 'longestTask'],
      ] as const
    ).map(([label, key]) => [label, ms(median(valuesOf(key))), ms(Math.max(...valuesOf(key)))]),
    ['rows of saved requests in the page', String(median(valuesOf('savedRows'))), ''],
  ])
  printTable('One save', [
    ['bytes written', 'files', 'of'],
    [String(save.bytes), String(save.changedFiles), String(save.allFiles)],
  ])
}
