/**
 * What a person waits for first, as ratios to a bare page on the same server that does the same by the shortest
 * way, and to what they would use instead. All are measured in turns within one run, because the same app took
 * three times as long on one computer as on another; the milliseconds beside a ratio are what this one gave.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectors, type Browser, type Page } from '@playwright/test'
import { buildPeers } from './support/build-peers.ts'
import {
  printFigures,
  recordFigure,
  asRatio,
  median,
  ms,
  p95,
  printTable,
} from './support/table.ts'
import { generateResponse, generateColumns } from './support/generate-response.ts'
import { launchBrowser, openApp, type OpenedApp, startApp } from './support/open-app.ts'
import { installClock, timeKeys, traceTasks } from './support/page-clock.ts'
import { serveResponses } from './support/serve-responses.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 9)
const sizes = [
  { name: '0.1 MB', bytes: 100_000, bound: 3 },
  { name: '1 MB', bytes: 1_000_000, bound: 2 },
  { name: '10 MB', bytes: 10_000_000, bound: 1 },
  { name: '100 MB', bytes: 100_000_000, bound: 1 },
] as const
const peerNames = ['vanilla-jsoneditor', 'Monaco', 'Naive UI table'] as const
const viewport = { width: 1280, height: 800 }
/** A person needs longer than this to press Send. */
const untilSendMs = 2_000

const rows: string[][] = []
const answers = new Map<string, readonly Buffer[]>()
for (const { name, bytes } of sizes) answers.set(name, generateResponse(bytes).pieces)
for (const name of ['one', 'other'])
  answers.set(name, [Buffer.from(generateColumns(25, 17, `${name}-`))])

const server = await serveResponses({ answers, files: await buildPeers() })
const browser = await launchBrowser()
try {
  await compareStart(browser)
  for (const size of sizes) await compareFirstSend(browser, size)
  await compareLaterSends(browser)
  await compareTyping(browser)
} finally {
  await browser.close()
  await server.close()
}
printTable(`First touches, medians of ${runs}, in turns`, [
  ['what', 'beside', 'app', 'the other', 'load', 'ratio', 'bound', ''],
  ...rows,
])
printFigures('Longest tasks of the page')

/** Milliseconds by what was measured, one of each in every round. */
async function measureInTurns<Name extends string>(
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<(name: Name) => readonly number[]> {
  const taken = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries<() => Promise<number>>(measures)) {
      const ofName = taken.get(name) ?? []
      ofName.push(await measure())
      taken.set(name, ofName)
    }
  return (name) => taken.get(name) ?? []
}

function recordRatio(options: {
  what: string
  app: readonly number[]
  beside: string
  other: readonly number[]
  bound: number
}): void {
  const { what, app, beside, other, bound } = options
  const ratio = median(app) / median(other)
  const tell = (times: readonly number[]) => `${ms(median(times))}, p95 ${ms(p95(times))}`
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1)
  const kept = ratio <= bound ? 'kept' : 'MISSED'
  rows.push([what, beside, tell(app), tell(other), load, asRatio(ratio), asRatio(bound), kept])
  console.log(`${what}, of the ${beside}: ${asRatio(ratio)}`)
}

/** Opens a page of the comparison; its scripts have run. */
async function openPeer(
  where: Browser,
  file: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await where.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(`${server.address}/${file}`)
  return { page, close: () => context.close() }
}

/** From the navigation to a form with a Send that can be pressed; the app runs already. */
async function compareStart(where: Browser): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-'))
  const open = async (address: string, usable: string) => {
    const context = await where.newContext({ viewport })
    const page = await context.newPage()
    // Measured in the page, because Playwright polls only every half second.
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        performance.mark('shown')
        observer.disconnect()
      }).observe(document, { attributes: true, childList: true, subtree: true })
    }, usable)
    const start = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator(usable).waitFor()
    const shownAt = await page.evaluate(
      () =>
        performance.timeOrigin +
        Math.max(
          ...['shown', 'usable'].map(
            (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
          ),
        ),
    )
    await context.close()
    return shownAt - start
  }
  const openOfApp = async () => {
    const app = await startApp(dataDir)
    const took = await open(app.launchUrl, '[data-test="query.send"]:enabled')
    await app.end()
    return took
  }
  // The first start is not counted: it fills the disk cache and creates files.
  await openOfApp()
  const taken = await measureInTurns({
    app: openOfApp,
    bare: () => open(`${server.address}/floor.html`, 'button'),
  })
  recordRatio({
    what: 'start: from ready to usable',
    app: taken('app'),
    beside: 'bare form',
    other: taken('bare'),
    bound: 2.5,
  })
  await rm(dataDir, { recursive: true, force: true })
}

/** The first request of a page, from the first byte of its response to painted rows. */
async function compareFirstSend(
  where: Browser,
  { name, bound }: (typeof sizes)[number],
): Promise<void> {
  let columns: readonly string[] = []
  const sinceFirstByte = (shown: number, start: number) =>
    shown - Math.max(server.firstByteAt(), start)

  const sendInApp = async () => {
    const { page, close } = await openReadyToSend(where, name)
    const { shown, start } = await send(page)
    columns = await page
      .locator('[role=columnheader][data-key]')
      .evaluateAll((heads) => heads.map((head) => head.getAttribute('data-key') ?? ''))
    await close()
    return sinceFirstByte(shown, start)
  }
  const sendIn = async (file: string, show: (page: Page) => Promise<number>) => {
    const { page, close } = await openPeer(where, file)
    await page.waitForTimeout(untilSendMs)
    const start = Date.now()
    const shown = await show(page)
    await close()
    return sinceFirstByte(shown, start)
  }
  const sendBare = () =>
    sendIn('floor.html', (page) =>
      page.evaluate(([endpoint, wanted]) => window.showBare(endpoint, wanted), [
        name,
        columns,
      ] as const),
    )
  const sendTo = (peer: (typeof peerNames)[number]) => () =>
    sendIn('index.html', (page) =>
      page.evaluate(([wanted, endpoint, keys]) => window.peers[wanted](endpoint, keys), [
        peer,
        name,
        columns,
      ] as const),
    )

  const taken = await measureInTurns({
    app: sendInApp,
    'bare page': sendBare,
    'vanilla-jsoneditor': sendTo('vanilla-jsoneditor'),
    Monaco: sendTo('Monaco'),
    'Naive UI table': sendTo('Naive UI table'),
  })
  const what = `first Send, ${name}: first rows after the first byte`
  for (const beside of ['bare page', ...peerNames] as const)
    recordRatio({
      what,
      app: taken('app'),
      beside,
      other: taken(beside),
      bound: beside === 'bare page' ? bound : 1,
    })
  await recordLongestTask(where, name)
}

/** The app with this endpoint typed, after the time in which it loads and compiles what comes next. */
async function openReadyToSend(where: Browser, endpoint: string): Promise<OpenedApp> {
  const opened = await openApp(where, server.address)
  await installClock(opened.page)
  await opened.page.getByTestId('query.endpoint').fill(endpoint)
  await opened.page.waitForTimeout(untilSendMs)
  return opened
}

/** By the processor time of the page's thread, so that other programs do not count. */
async function recordLongestTask(where: Browser, name: string): Promise<void> {
  const longest: number[] = []
  for (let run = 0; run < Math.min(runs, 3); run += 1) {
    const { page, close } = await openReadyToSend(where, name)
    const stopTracing = await traceTasks(where, page)
    await send(page)
    await page.waitForTimeout(1_000)
    longest.push((await stopTracing()).processor)
    await close()
  }
  recordFigure(`first Send, ${name}: longest task, processor time`, median(longest), 50, ms)
}

/** Presses Send and waits until the first row shows another item. */
function send(page: Page): Promise<{ start: number; shown: number }> {
  return page.evaluate(async () => {
    const idNow = () =>
      document
        .querySelector('[data-test="result.row"] .first:not(:empty)')
        ?.closest('[data-test="result.row"]')
        ?.getAttribute('data-id')
    const before = idNow()
    const start = performance.timeOrigin + performance.now()
    document
      .querySelector('[data-test="query.send"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const shown = await window.clock.when(() => ![undefined, before].includes(idNow()))
    return { start, shown }
  })
}

/** Alternates between two pages of 25 items in 20 columns, in a page that has shown one already. */
async function compareLaterSends(where: Browser): Promise<void> {
  const { page, close } = await openApp(where, server.address)
  await installClock(page)
  const peer = await openPeer(where, 'floor.html')
  const sendInApp = async (endpoint: string) => {
    await page.getByTestId('query.endpoint').fill(endpoint)
    await page.waitForTimeout(600)
    const { start, shown } = await send(page)
    await page.waitForTimeout(600)
    return shown - start
  }
  const sendBare = async (endpoint: string) => {
    await peer.page.evaluate(() => document.querySelector('table')?.replaceChildren())
    await peer.page.waitForTimeout(600)
    return peer.page.evaluate(
      async ([name, columns]) => {
        const start = performance.timeOrigin + performance.now()
        return (await window.showBare(name, columns)) - start
      },
      [endpoint, ['name', ...Array.from({ length: 17 }, (_, at) => `attribute${at}`)]] as const,
    )
  }
  for (const endpoint of ['other', 'one', 'other']) {
    await sendInApp(endpoint)
    await sendBare(endpoint)
  }
  let sent = 0
  const next = () => (sent % 2 === 0 ? 'one' : 'other')
  const taken = await measureInTurns({
    app: () => sendInApp(next()),
    bare: async () => {
      const took = await sendBare(next())
      sent += 1
      return took
    },
  })
  recordRatio({
    what: 'later Sends of 25 items: from click to paint',
    app: taken('app'),
    beside: 'bare page',
    other: taken('bare'),
    bound: 1.5,
  })
  await peer.close()
  await close()
}

/** A key in a form with 50 filters, and in a bare input; from the key press to paint. */
async function compareTyping(where: Browser): Promise<void> {
  const { page, close } = await openApp(where, server.address)
  const filters = Array.from({ length: 50 }, (_, at) => `filter[key${at}]=value${at}`).join('&')
  await page.getByTestId('query.paste').click()
  await page.getByTestId('paste.text').fill(`${server.address}/api/v4/endpoints/one?${filters}`)
  await page.getByTestId('paste.apply').click()
  await page.getByTestId('query.filter.49.key').waitFor({ state: 'attached' })
  await page.waitForTimeout(1_500)
  const peer = await openPeer(where, 'floor.html')
  const words = 'Sommerfest am See'
  const taken = await measureInTurns({
    app: async () => {
      await page.getByTestId('query.q').fill('')
      return median(await timeKeys(page, words))
    },
    bare: async () => {
      await peer.page.locator('input').fill('')
      return median(await timeKeys(peer.page, words))
    },
  })
  recordRatio({
    what: 'a key in a form with 50 filters: to paint',
    app: taken('app'),
    beside: 'bare input',
    other: taken('bare'),
    bound: 2,
  })
  await peer.close()
  await close()
}
