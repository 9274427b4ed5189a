/**
 * The page while the host fetches a whole set: the memory of the page and its workers for 100 000 items compared
 * with 10 000, its longest task, and the time for a key typed meanwhile. Then the overview of a kept set of
 * 10 000 items. Medians of three runs in the built app.
 */
import { selectors, type Browser, type Page } from '@playwright/test'
import { median } from './support/measure.ts'
import { recordFigure, printFigures, mb, ms, asRatio, grouped } from './support/table.ts'
import { launchBrowser, openApp } from './support/open-app.ts'
import { installClock, timeKeys, traceTasks } from './support/page-clock.ts'
import { samplePeak, watchMemory } from './support/page-memory.ts'
import { servePages, type PageServer } from './support/serve-responses.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 3)
const counts = { few: 10_000, many: 100_000 }

const pages = await servePages()
const browser = await launchBrowser('--js-flags=--expose-gc')
try {
  const held = { few: [] as number[], many: [] as number[] }
  const keys: number[] = []
  const tasks: number[] = []
  const overviews: Overview[] = []
  for (let run = 0; run < runs; run += 1) {
    held.few.push(await measureHeld(browser, pages, counts.few))
    held.many.push(await measureHeld(browser, pages, counts.many))
    const walk = await measureWalk(browser, pages)
    keys.push(walk.key)
    tasks.push(walk.task)
    const overview = await measureOverview(browser, pages, 10_000)
    overviews.push(overview)
    console.log(
      `overview: ${ms(overview.first)}, ${ms(overview.all)}, ${ms(overview.task)} (${ms(overview.clock)} by the clock), ${mb(overview.held)} beside ${mb(overview.before)}`,
    )
    console.log(
      `${mb(held.few[run] ?? 0)}, ${mb(held.many[run] ?? 0)}, ${ms(walk.key)}, ${ms(walk.task)} (${ms(walk.clock)} by the clock)`,
    )
  }
  const [few, many] = [median(held.few), median(held.many)]
  recordFigure(
    `memory of the page, ${grouped(counts.many)} items beside ${grouped(counts.few)} (${mb(few)})`,
    many / few,
    1.25,
    asRatio,
  )
  recordFigure('longest task of the page during a walk, processor time', median(tasks), 50, ms)
  recordFigure('a key typed beside a walk: to paint', median(keys), 20, ms)
  const overviewOf = (name: keyof Overview) => median(overviews.map((one) => one[name]))
  recordFigure('overview of a kept set of 10 000: first line', overviewOf('first'), 300, ms)
  recordFigure('overview of a kept set of 10 000: all', overviewOf('all'), 3_000, ms)
  recordFigure('its longest task, processor time', overviewOf('task'), 50, ms)
  recordFigure(
    `memory with the overview, beside without (${mb(overviewOf('before'))})`,
    overviewOf('held') / overviewOf('before'),
    1.25,
    asRatio,
  )
  printFigures(`The page beside a whole set, medians of ${runs}`)
} finally {
  await browser.close()
  await pages.close()
}

/** The most that the page and its workers held from the start of a walk to its verdict, in bytes. */
async function measureHeld(browser: Browser, server: PageServer, items: number): Promise<number> {
  const { page, close } = await openApp(browser, server.address)
  const readHeld = await watchMemory(page)
  await startWalk(page, `${items}-0`)
  const stopSampling = samplePeak(readHeld)
  await page
    .locator('[data-test="set.verdict"][data-state="counted"]')
    .waitFor({ timeout: 120_000 })
  // What the verdict shows is held, too.
  await page.waitForTimeout(1_000)
  const peak = Math.max(await stopSampling(), await readHeld())
  await close()
  return peak
}

/** A walk of 1 000 pages that runs in the background, with a full text typed meanwhile. */
async function measureWalk(
  browser: Browser,
  server: PageServer,
): Promise<{ key: number; task: number; clock: number }> {
  const { page, close } = await openApp(browser, server.address)
  await startWalk(page, '100000-25')
  await page.waitForTimeout(1_000)
  const stopTracing = await traceTasks(browser, page)
  await page.waitForTimeout(2_000)
  await page.getByTestId('dialog.close').click()
  await page.getByTestId('query.q').click()
  const took = await timeKeys(page, 'Sommerfest am Wolfgangsee mit Musik und Tanz')
  const { processor, clock } = await stopTracing()
  await page.getByTestId('set.open').click()
  if ((await page.getByTestId('sets.entry').getAttribute('data-state')) !== 'running')
    throw new Error('The walk was over before the text was typed')
  await close()
  return { key: median(took), task: processor, clock }
}

/** Milliseconds from the click until painted, and the bytes that the page and its workers hold. */
interface Overview {
  first: number
  all: number
  task: number
  clock: number
  before: number
  held: number
}

async function measureOverview(
  browser: Browser,
  server: PageServer,
  items: number,
): Promise<Overview> {
  const { page, close } = await openApp(browser, server.address)
  const readHeld = await watchMemory(page)
  await startWalk(page, `planted-${items}-0`)
  await page.getByTestId('set.show').click({ timeout: 120_000 })
  await page.getByTestId('answer.set').waitFor()
  await page
    .getByTestId('result.total')
    .filter({ hasText: /10,000/ })
    .waitFor()
  await page.waitForTimeout(3_000)
  const before = await readHeld()
  await installClock(page)
  const stopTracing = await traceTasks(browser, page)
  const { first, all } = await page.evaluate(async () => {
    const isShown = (selector: string) =>
      window.clock.when(() => document.querySelector(`[data-test="overview"] ${selector}`) !== null)
    const start = performance.timeOrigin + performance.now()
    document.querySelector<HTMLElement>('[data-test="result.tab.overview"]')?.click()
    const shown = await Promise.all([
      isShown('[data-test="overview.line"]'),
      isShown('[data-check="duplicate-contact"]'),
    ])
    return { first: shown[0] - start, all: shown[1] - start }
  })
  await page.waitForTimeout(1_000)
  const { processor, clock } = await stopTracing()
  const held = await readHeld()
  await close()
  return { first, all, task: processor, clock, before, held }
}

async function startWalk(page: Page, endpoint: string): Promise<void> {
  await page.getByTestId('query.endpoint').fill(endpoint)
  await page.getByTestId('query.page-size').fill('100')
  await page.getByTestId('query.send').click()
  await page.getByTestId('result.row').first().waitFor()
  await page.getByTestId('set.open').click()
  await page.getByTestId('set.start').click()
  await page.getByTestId('sets.entry').waitFor()
}
