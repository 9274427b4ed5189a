/**
 * The main performance figures with their limits, in one run of a few minutes: start, first and later
 * responses, typing, import, export compared with a bare loop of the same requests, memory.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { selectors, type Browser, type Page } from '@playwright/test'
import { recordFigure, printFigures } from './support/figures.ts'
import { generateAnswer, generateColumns } from './support/generate-answer.ts'
import { launchBrowser } from './support/launch-browser.ts'
import { openApp } from './support/open-app.ts'
import { installClock, timeKeys } from './support/page-clock.ts'
import { samplePeak, watchMemory } from './support/page-memory.ts'
import { serveAnswers } from './support/serve-answers.ts'
import { servePages } from './support/serve-pages.ts'
import { startApp } from './support/start-app.ts'
import { mb, median, ms, asRatio } from './support/table.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 3)
const sizes = [
  ['0.1 MB', 100_000],
  ['1 MB', 1_000_000],
  ['10 MB', 10_000_000],
  ['100 MB', 100_000_000],
] as const
const noLongTask = '<50 ms'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const longTask = (value: number) => (value === 0 ? noLongTask : ms(value))

const answers = new Map<string, readonly Buffer[]>()
for (const [name, bytes] of sizes) answers.set(name, generateAnswer(bytes).pieces)
answers.set('2 MB', generateAnswer(2_000_000).pieces)
for (const name of ['one', 'other'])
  answers.set(name, [Buffer.from(generateColumns(25, 17, `${name}-`))])

const server = await serveAnswers({ answers, files: new Map() })
const pages = await servePages()
const browser = await launchBrowser('--js-flags=--expose-gc')
try {
  await measureStart(browser)
  for (const [name] of sizes) await measureFirstSend(browser, name)
  await measureLaterSends(browser)
  await measureTyping(browser)
  await measureImport(browser)
  await measureExport(browser)
  await measureMemory(browser)
} finally {
  await browser.close()
  await server.close()
  await pages.close()
}
printFigures(`What a person waits for, medians of ${runs}`)

/** From the app's line that it is ready until Send is enabled, in a browser with an empty cache. */
async function measureStart(browser: Browser): Promise<void> {
  const usable: number[] = []
  const painted: number[] = []
  let script = Number.NaN
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-'))
  // The first start is not counted: it fills the disk cache and creates files.
  for (let run = 0; run <= runs + 1; run += 1) {
    const app = await startApp(dataDir)
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    // Measured in the page, because Playwright polls only every half second.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-test="query.send"]:enabled')) return
        performance.mark('usable')
        observer.disconnect()
      }).observe(document, { attributes: true, childList: true, subtree: true })
    })
    const start = Date.now()
    await page.goto(app.launchUrl, { waitUntil: 'commit' })
    await page.locator('[data-test="query.send"]:enabled').waitFor()
    const { first, usableAt, scripts } = await page.evaluate(() => {
      const end = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN
      return {
        first: performance.getEntriesByType('paint')[0]?.startTime,
        usableAt: performance.timeOrigin + end,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
          .map(({ name }) => new URL(name).pathname),
      }
    })
    const files = [...new Set(scripts)].map((path) => readFile(join('out', 'renderer', path)))
    script = (await Promise.all(files)).reduce((sum, bytes) => sum + gzipSync(bytes).length, 0)
    if (run > 0) {
      usable.push(usableAt - start)
      painted.push(first ?? Number.NaN)
    }
    await context.close()
    await app.end()
  }
  await rm(dataDir, { recursive: true, force: true })
  recordFigure('start: from ready to usable', median(usable), 700, ms)
  recordFigure('start: first paint of the frame', median(painted), 300, ms)
  recordFigure('start: script until usable, gzip', script, 226_000, kilobytes)
}

/** The first request of a page whose workers were warmed up in idle time. */
async function measureFirstSend(browser: Browser, name: string): Promise<void> {
  const took: number[] = []
  let longest = 0
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openApp(browser, server.address)
    await installClock(page)
    await page.getByTestId('query.endpoint').fill(name)
    // A user needs longer than this to press Send.
    await page.waitForTimeout(2_000)
    await page.evaluate(() => window.clock.longestTask())
    const rows = await send(page)
    took.push(rows.shown - Math.max(server.firstByteAt(), rows.start))
    await page.waitForTimeout(1_000)
    longest = Math.max(longest, await page.evaluate(() => window.clock.longestTask()))
    await close()
  }
  recordFigure(`first Send, ${name}: first rows after the first byte`, median(took), 120, ms)
  recordFigure(`first Send, ${name}: longest task of the page`, longest, 50, longTask)
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

/** Alternates between two pages of 25 items in 20 columns. */
async function measureLaterSends(browser: Browser): Promise<void> {
  const { page, close } = await openApp(browser, server.address)
  await installClock(page)
  await page.getByTestId('query.endpoint').fill('other')
  await page.waitForTimeout(2_000)
  await send(page)
  const took: number[] = []
  await page.waitForTimeout(1_000)
  await page.evaluate(() => window.clock.longestTask())
  for (let run = 0; run < 12; run += 1) {
    await page.getByTestId('query.endpoint').fill(run % 2 === 0 ? 'one' : 'other')
    await page.waitForTimeout(600)
    const { start, shown } = await send(page)
    took.push(shown - start)
    await page.waitForTimeout(600)
  }
  recordFigure('later Sends of 25 items: from click to paint', median(took), 80, ms)
  const longest = await page.evaluate(() => window.clock.longestTask())
  recordFigure('later Sends of 25 items: longest task of the page', longest, 50, longTask)
  await close()
}

/** Typing in a form with 50 filters. */
async function measureTyping(browser: Browser): Promise<void> {
  const { page, close } = await openApp(browser, server.address)
  const filters = Array.from({ length: 50 }, (_, at) => `filter[key${at}]=value${at}`).join('&')
  await page.getByTestId('query.paste').click()
  await page.getByTestId('paste.text').fill(`${server.address}/api/v4/endpoints/one?${filters}`)
  await page.getByTestId('paste.apply').click()
  await page.getByTestId('query.filter.49.key').waitFor({ state: 'attached' })
  await page.getByTestId('query.q').click()
  await page.waitForTimeout(1_500)
  const took = await timeKeys(page, 'Sommerfest am Wolfgangsee mit Musik und Tanz')
  recordFigure('a key in a form with 50 filters: to paint', median(took), 20, ms)
  await close()
}

/** A collection of 2,000 requests, from choosing the file until the dialog is closed. */
async function measureImport(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-'))
  const file = join(folder, 'many.json')
  await writeFile(file, collectionOf(2_000))
  const took: number[] = []
  const frames: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openApp(browser, server.address)
    await page.getByTestId('saved.open').click()
    await page.getByTestId('import.open').click()
    await page.getByTestId('import.file').waitFor()
    await page.waitForTimeout(1_000)
    await page.evaluate(watchFrames)
    const start = performance.now()
    await page.getByTestId('import.file').setInputFiles(file)
    await page.getByTestId('import.take').and(page.locator(':enabled')).click()
    await page.locator('.import-dialog').waitFor({ state: 'detached', timeout: 120_000 })
    took.push(performance.now() - start)
    frames.push(await page.evaluate(() => (window as unknown as { longest: number }).longest))
    await close()
  }
  await rm(folder, { recursive: true })
  recordFigure('import of 2 000 requests, read and saved', median(took), 3_000, ms)
  recordFigure('import of 2 000 requests: longest frame', median(frames), 100, ms)
}

function watchFrames(): void {
  const seen = { longest: 0 }
  Object.defineProperty(window, 'longest', { get: () => seen.longest })
  let before = performance.now()
  const frame = () => {
    const now = performance.now()
    seen.longest = Math.max(seen.longest, now - before)
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** The export of all pages, alternating with a loop that only fetches, parses and collects the items. */
async function measureExport(browser: Browser): Promise<void> {
  const { page, close } = await openApp(browser, pages.address)
  for (const [latency, maxRatio] of [
    [0, 2],
    [25, 1.15],
  ] as const) {
    const ratios: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const bare = await walkBare(page, `10000-${latency}`)
      const { took } = await exportAll(page, `10000-${latency}`)
      ratios.push(took / bare)
      console.log(`export at ${latency} ms a page: ${ms(took)}, the bare loop ${ms(bare)}`)
    }
    recordFigure(
      `export of 10 000 items at ${latency} ms a page: of the bare loop`,
      median(ratios),
      maxRatio,
      asRatio,
    )
  }
  const readHeld = await watchMemory(page)
  const few = await exportAll(page, '1000-0', readHeld)
  const many = await exportAll(page, '10000-0', readHeld)
  recordFigure(
    `export: memory at most with 10 000 items, of that with 1 000 (${mb(few.peak)})`,
    many.peak / few.peak,
    1.5,
    asRatio,
  )
  await close()
}

async function exportAll(
  page: Page,
  endpoint: string,
  readHeld: () => Promise<number> = () => Promise.resolve(0),
): Promise<{ took: number; peak: number }> {
  await page.getByTestId('query.endpoint').fill(endpoint)
  await page.getByTestId('query.page-size').fill('100')
  await page.getByTestId('query.send').click()
  await page.getByTestId('result.row').first().waitFor()
  await page.locator('[data-test="export.open"]:enabled').waitFor()
  await page.waitForTimeout(500)
  await page.getByTestId('export.open').click()
  await page.getByTestId('export.scope.all').click()
  await page.getByTestId('export.format.json').click()
  const stopSampling = samplePeak(readHeld)
  const start = performance.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByTestId('export.start').click(),
  ])
  const took = performance.now() - start
  const peak = await stopSampling()
  await download.delete()
  await page.getByTestId('export.close').click()
  await page.getByTestId('export.close').waitFor({ state: 'detached' })
  return { took, peak }
}

/** The same requests through the same host, sent by the page one after the other. */
function walkBare(page: Page, endpoint: string): Promise<number> {
  return page.evaluate(async (name) => {
    const headers = {
      'content-type': 'application/json',
      'x-app-token': sessionStorage.getItem('app-token') ?? '',
    }
    const { connections } = (await (await fetch('/api/connections', { headers })).json()) as {
      connections: { id: string; name: string }[]
    }
    const connectionId = connections.find((one) => one.name === 'Bench')?.id
    const pieces: string[] = []
    const start = performance.now()
    for (let number = 1; number <= 100; number += 1) {
      const query = [
        { name: 'page[size]', members: ['100'] },
        { name: 'page[number]', members: [String(number)] },
      ]
      const answer = await fetch('/api/exchange', {
        method: 'POST',
        headers,
        body: JSON.stringify({
          id: crypto.randomUUID(),
          connectionId,
          plan: { kind: 'get', endpoint: name, query },
          purpose: { kind: 'export', page: number },
        }),
      })
      if (!answer.ok) throw new Error(`The bare walk was refused: ${answer.status}`)
      const text = await answer.text()
      const read = JSON.parse(text.slice(text.indexOf('\n') + 1)) as { '@graph': unknown[] }
      for (const item of read['@graph']) pieces.push(JSON.stringify(item))
    }
    await new Blob([pieces.join(',\n')]).arrayBuffer()
    return performance.now() - start
  }, endpoint)
}

/** Checks that replaced responses are freed. Includes the workers, which hold the bytes of the responses. */
async function measureMemory(browser: Browser): Promise<void> {
  const { page, close } = await openApp(browser, server.address)
  await page.getByTestId('query.endpoint').fill('2 MB')
  const readHeld = await watchMemory(page)
  const used: number[] = []
  for (let sent = 1; sent <= 100; sent += 1) {
    await page.getByTestId('query.send').click()
    await page.getByTestId('query.send').waitFor()
    await page.getByTestId('result.total').waitFor()
    if (sent !== 10 && sent !== 100) continue
    await page.waitForTimeout(1_500)
    used.push(await readHeld())
  }
  const [after10 = Number.NaN, after100 = Number.NaN] = used
  recordFigure(
    `memory after 100 answers of 2 MB, of that after 10 (${mb(after10)})`,
    after100 / after10,
    1.1,
    asRatio,
  )
  await close()
}

function collectionOf(count: number): string {
  const item = Array.from({ length: count }, (_, number) => ({
    name: `Request ${number}`,
    request: {
      method: 'GET',
      url: `https://api.example/api/v4/endpoints/endpoint-${number % 300}?filter[category]=music,topic-${number}&include=location,image&page[size]=25`,
    },
  }))
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
  return JSON.stringify({ info: { name: 'Many', schema }, item })
}
