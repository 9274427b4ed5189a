/**
 * Responses of 0.1 to 100 MB in the built app: the time from Send to the whole index, compared with
 * reading the same stream, and to tree, item and search hit.
 */
import { selectors, type Browser, type Page } from '@playwright/test'
import { installBareExchange } from './support/bare-exchange.ts'
import { generateResponse } from './support/generate-response.ts'
import { launchBrowser, openApp } from './support/open-app.ts'
import { installClock, readHeap } from './support/page-clock.ts'
import { serveResponses } from './support/serve-responses.ts'
import { median } from './support/measure.ts'
import { mb, ms, printTable, asRatio } from './support/table.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 5)
/** `BENCH_SIZES="1 MB,100 MB"` measures only these sizes. */
const wantedSizes = process.env.BENCH_SIZES?.split(',').map((name) => name.trim())
const sizes = (
  [
    ['0.1 MB', 100_000],
    ['1 MB', 1_000_000],
    ['10 MB', 10_000_000],
    ['100 MB', 100_000_000],
  ] as const
).filter(([name]) => wantedSizes?.includes(name) ?? true)

/** In milliseconds; `heap` in bytes. */
interface Measured {
  whole: number
  bareRead: number
  tree: number
  firstItem: number
  nextItem: number
  firstHit: number
  hitShown: number
  heap: number
}

const answers = new Map<string, readonly Buffer[]>()
const lastWords = new Map<string, string>()
for (const [name, bytes] of sizes) {
  const { pieces, last } = generateResponse(bytes)
  answers.set(name, pieces)
  lastWords.set(name, last)
}

const server = await serveResponses({ answers, files: new Map() })
const browser = await launchBrowser('--js-flags=--expose-gc')
try {
  const results = new Map<string, Measured>()
  for (const [name] of sizes) {
    const measured: Measured[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, name))
    results.set(name, medians(measured))
  }
  report(results)
} finally {
  await browser.close()
  await server.close()
}

async function measure(browser: Browser, name: string): Promise<Measured> {
  const { page, close } = await openApp(browser, server.address)
  try {
    const session = await page.context().newCDPSession(page)
    await installClock(page)
    const empty = await readHeap(session)
    const bareRead = await readBare(page, name)
    await page.getByTestId('query.endpoint').fill(name)
    await page.locator('[data-test="query.send"]:enabled').waitFor()

    const sent = await page.evaluate(async () => {
      const at = (test: string) => document.querySelector(`[data-test="${test}"]`)
      const start = performance.timeOrigin + performance.now()
      at('query.send')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      const whole = await window.clock.when(() => at('result.total') !== null)
      return { start, whole }
    })
    await page.waitForTimeout(800)

    await page.getByTestId('answer.raw').click()
    const tree = await clickUntil(page, 'result.tab.tree', '[data-test="response.tree"] .name')
    await page.getByTestId('result.tab.items').click()
    await page.waitForTimeout(300)
    await page.evaluate(() =>
      window.clock.when(
        () => document.querySelector('[data-test="result.row"] .first:not(:empty)') !== null,
      ),
    )
    // The first item also renders the inspector; the next one only updates it.
    const firstItem = await selectRow(page, 4)
    await page.waitForTimeout(300)
    const nextItem = await selectRow(page, 2)
    const heap = (await readHeap(session)) - empty

    await page.getByTestId('answer.raw').click()
    await page.getByTestId('result.tab.text').click()
    await page.waitForTimeout(200)
    const hit = await page.evaluate(
      async (needle) => {
        const input = document.querySelector<HTMLInputElement>('[data-test="response.json.search"]')
        if (!input) throw new Error('There is no search')
        const start = performance.timeOrigin + performance.now()
        input.value = needle
        input.dispatchEvent(new Event('input', { bubbles: true }))
        const found = await window.clock.when(
          () =>
            input
              .closest('.search-box')
              ?.querySelector('.count')
              ?.textContent.trim()
              .startsWith('1 /') === true,
        )
        const shown = await window.clock.when(
          () => document.querySelector('[data-test="response.json"] .bg-mark') !== null,
        )
        return { found: found - start, shown: shown - start }
      },
      lastWords.get(name) ?? '',
    )
    return {
      whole: sent.whole - sent.start,
      bareRead,
      tree,
      firstItem,
      nextItem,
      firstHit: hit.found,
      hitShown: hit.shown,
      heap,
    }
  } finally {
    await close()
  }
}

/** The time from the click on a row until the inspector shows its item. */
function selectRow(page: Page, at: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const row = document.querySelectorAll<HTMLElement>('[data-test="result.row"]')[wanted]
    const position = row?.id.replace('result-row-', '') ?? ''
    const start = performance.timeOrigin + performance.now()
    row?.click()
    const shown = await window.clock.when(
      () =>
        document.querySelector<HTMLElement>('[data-test="item.view"]')?.dataset.position ===
        position,
    )
    return shown - start
  }, at)
}

/** The time to read the same response through the same host without using its bytes. */
async function readBare(page: Page, name: string): Promise<number> {
  await installBareExchange(page)
  return page.evaluate(async (endpoint) => {
    const start = performance.now()
    const plan = { kind: 'get', endpoint, query: [] }
    const answer = await window.exchangeBare(plan, { kind: 'send' })
    const reader = answer.body?.getReader()
    for (let isDone = !reader; !isDone;) isDone = (await reader?.read())?.done ?? true
    return performance.now() - start
  }, name)
}

function clickUntil(page: Page, test: string, appears: string): Promise<number> {
  return page.evaluate(
    async ({ test: name, appears: selector }) => {
      const start = performance.timeOrigin + performance.now()
      document
        .querySelector(`[data-test="${name}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      const shown = await window.clock.when(() => document.querySelector(selector) !== null)
      return shown - start
    },
    { test, appears },
  )
}

function medians(measured: readonly Measured[]): Measured {
  const medianOf = (pick: (one: Measured) => number) => median(measured.map(pick))
  return {
    whole: medianOf((one) => one.whole),
    bareRead: medianOf((one) => one.bareRead),
    tree: medianOf((one) => one.tree),
    firstItem: medianOf((one) => one.firstItem),
    nextItem: medianOf((one) => one.nextItem),
    firstHit: medianOf((one) => one.firstHit),
    hitShown: medianOf((one) => one.hitShown),
    heap: medianOf((one) => one.heap),
  }
}

function report(results: ReadonlyMap<string, Measured>): void {
  printTable(`The app, medians of ${runs}`, [
    [
      'answer',
      'Send to whole index',
      'bare read',
      'ratio',
      'tree of the answer',
      'item of a row',
      'of another row',
      'first hit at the very end',
      'its line shown',
      'heap above empty',
    ],
    ...[...results].map(([name, one]) => [
      name,
      ms(one.whole),
      ms(one.bareRead),
      asRatio(one.whole / one.bareRead),
      ms(one.tree),
      ms(one.firstItem),
      ms(one.nextItem),
      ms(one.firstHit),
      ms(one.hitShown),
      mb(one.heap),
    ]),
  ])
}
