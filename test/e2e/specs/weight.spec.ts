/**
 * How much work the first window and the first Send are: counted, because seconds differ by three between computers
 * (`npm run bench` has the ratios). A feature that makes them heavier says so here.
 */
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { answerPage } from '../pages/response-page.ts'
import { builtFile } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

// Of its own, so that the page loads what it needs, and nothing of another test is there.
test.use({ ownContext: true })

declare global {
  interface Window {
    /** What the page has sent to its workers, as JSON. */
    toWorkers: string[]
  }
}

/** Asked again and again: whether the host is there. */
const hostCheck = '/api/about/defects'

/** What the page has loaded since it was opened, in order: file names without their hashes. */
const readLoaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, initiatorType, startTime }) => ({
        path: new URL(name).pathname,
        initiatorType,
        startTime,
      })),
  )

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Waits until nothing more is loaded, also not in idle time. */
const whenQuiet = async (page: Page) =>
  page.waitForFunction(
    ([calledAt, always]) => {
      const ends = performance
        .getEntriesByType('resource')
        .filter(({ name }) => !name.endsWith(always))
        .map(({ startTime, duration }) => startTime + duration)
      return performance.now() - Math.max(calledAt, ...ends) > 1_000
    },
    [await page.evaluate(() => performance.now()), hostCheck] as const,
    // Each frame would be work of its own.
    { polling: 200 },
  )

/** What the page has done since it was opened. */
interface Work {
  layouts: number
  /** How often styles were calculated. */
  styles: number
  /** Milliseconds of processor time of its thread, so that other programs do not count. */
  tasksMs: number
}

async function watchWork(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      layouts: read('LayoutCount'),
      styles: read('RecalcStyleCount'),
      tasksMs: read('TaskDuration') * 1_000,
    }
  }
}

/** The processor time of a fixed loop in this page, which tasks are compared with: computers differ by three. */
async function timeFixedLoop(page: Page, readWork: () => Promise<Work>): Promise<number> {
  const before = await readWork()
  await page.evaluate(() => {
    const text = JSON.stringify(Array.from({ length: 4_000 }, (_, at) => ({ at, list: [`${at}`] })))
    for (let round = 0; round < 40; round += 1) JSON.stringify(JSON.parse(text))
  })
  return (await readWork()).tasksMs - before.tasksMs
}

/** Kilobytes of scripts as they travel. */
async function weigh(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(builtFile(`renderer${path}`))))
  return files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0) / 1000
}

test('the first window loads few scripts, asks the host one question and has few nodes', async ({
  openExplorer,
  context,
}) => {
  // Before the page: what is loaded in idle time afterwards is not what the start needs.
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-test="query.send"]:enabled')) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  const { page } = await openExplorer('core-sample')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const readWork = await watchWork(page)
  await page.locator('[data-test="query.send"]:enabled').waitFor()
  const usableAt = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime)
  // A question is told of once it is answered, which the last one may not be yet.
  await expect
    .poll(async () => (await readLoaded(page)).map(({ path }) => path))
    .toContain('/api/connections/core-sample/use')
  const needed = (await readLoaded(page)).filter(({ startTime }) => startTime < (usableAt ?? 0))
  const scripts = [
    ...new Set(needed.map(({ path }) => path).filter((path) => path.endsWith('.js'))),
  ]
  const asked = needed.flatMap(({ initiatorType, path }) =>
    initiatorType === 'fetch' ? [path] : [],
  )
  expect(asked).toEqual(['/api/launch'])
  expect(scripts.length).toBeLessThanOrEqual(5)
  expect(await weigh(scripts)).toBeLessThanOrEqual(156)
  // With all that comes in idle time, where the code of a first Send is loaded and rehearsed.
  await whenQuiet(page)
  expect(await countNodes(page)).toBeLessThanOrEqual(345)
  const { layouts, styles, tasksMs } = await readWork()
  // One of them is of the first frame, if that is painted before the page is drawn.
  expect(layouts).toBeLessThanOrEqual(6)
  expect(styles).toBeLessThanOrEqual(45)
  expect(tasksMs / (await timeFixedLoop(page, readWork))).toBeLessThanOrEqual(12)
})

test('the first Send asks host and workers little, and its rows need no script that is not there yet', async ({
  openExplorer,
  context,
}) => {
  await context.addInitScript(() => {
    window.toWorkers = []
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker, sent: Parameters<Worker['postMessage']>) {
        window.toWorkers.push(JSON.stringify(sent[0]))
        Reflect.apply(post, worker, sent)
      },
    })
  })
  const { page } = await openExplorer('core-sample')
  await page.getByTestId('query.endpoint').fill('veranstaltungen')
  // What the first rows need is loaded in idle time before.
  await whenQuiet(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== hostCheck)
      requests.push(`${request.method()} ${pathname.replace(/[\da-f]{8}(-[\da-f]+){4}/, '<id>')}`)
  })
  const readWork = await watchWork(page)
  const marks = [await readWork()]
  await page.route('**/api/exchange', async (route) => {
    marks.push(await readWork())
    // Whole at once: of a response that comes in pieces, rows are asked for once more.
    const response = await route.fetch()
    marks.push(await readWork())
    await route.fulfill({ response })
  })
  const sentAt = await page.evaluate(() => {
    window.toWorkers = []
    return performance.now()
  })
  await page.getByTestId('query.send').click()
  await expect(answerPage(page).rows.first()).toBeVisible()
  const shownAt = await page.evaluate(() => performance.now())
  const scripts = (await readLoaded(page)).filter(
    ({ startTime, path }) => startTime > sentAt && startTime < shownAt && path.endsWith('.js'),
  )
  expect(scripts).toEqual([])
  // With all that comes after the rows.
  await page.waitForTimeout(1_000)
  await whenQuiet(page)
  marks.push(await readWork())
  // The tabs are kept once more if the response takes longer than a moment.
  expect([...new Set(requests)].toSorted()).toEqual([
    'GET /api/exchange/<id>/outcome',
    'GET /api/grid-layouts',
    'POST /api/endpoints/core-sample/use',
    'POST /api/exchange',
    'POST /api/history',
    'POST /api/tabs',
  ])
  expect(requests.length).toBeLessThanOrEqual(7)
  const toWorkers = await page.evaluate(() => window.toWorkers)
  expect(toWorkers.map((text) => /"question":\{"kind":"(\w+)/.exec(text)?.[1] ?? 'send')).toEqual([
    'send',
    ...['names', 'labels', 'facts', 'survey', 'coverage', 'lines'],
  ])
  expect(await countNodes(page)).toBeLessThanOrEqual(1_180)
  // Without the wait for the server, which has as many frames as it takes.
  const [sent, asked, received, ended] = marks
  const work = (name: keyof Work) =>
    (asked?.[name] ?? 0) - (sent?.[name] ?? 0) + (ended?.[name] ?? 0) - (received?.[name] ?? 0)
  expect(work('layouts')).toBeLessThanOrEqual(21)
  expect(work('styles')).toBeLessThanOrEqual(100)
  expect(work('tasksMs') / (await timeFixedLoop(page, readWork))).toBeLessThanOrEqual(10)
})
