/**
 * What takes long or goes on for long: the import of many queries, the export of all pages compared with a bare
 * loop of the same requests, and what many responses and opened items leave in the page.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectors, type Browser, type Page } from '@playwright/test'
import { installBareExchange } from './support/bare-exchange.ts'
import { median } from './support/measure.ts'
import { recordFigure, printFigures, mb, ms, asRatio } from './support/table.ts'
import { generateColumns, generateResponse } from './support/generate-response.ts'
import { launchBrowser, openApp } from './support/open-app.ts'
import { traceTasks } from './support/page-clock.ts'
import { samplePeak, watchMemory } from './support/page-memory.ts'
import { serveResponses, servePages } from './support/serve-responses.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 3)
const answers = new Map([
  ['2 MB', generateResponse(2_000_000).pieces],
  ['10 000 rows', [Buffer.from(generateColumns(10_000, 37))]],
])

const server = await serveResponses({ answers, files: new Map() })
const pages = await servePages()
const browser = await launchBrowser('--js-flags=--expose-gc')
try {
  await measureImport(browser)
  await measureExport(browser)
  await measureLeftovers(browser)
} finally {
  await browser.close()
  await server.close()
  await pages.close()
}
printFigures(`Long work and long use, medians of ${runs}`)

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
    await page.getByTestId('import.file').waitFor({ state: 'detached', timeout: 120_000 })
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
async function walkBare(page: Page, endpoint: string): Promise<number> {
  await installBareExchange(page)
  return page.evaluate(async (name) => {
    const pieces: string[] = []
    const start = performance.now()
    for (let number = 1; number <= 100; number += 1) {
      const query = [
        { name: 'page[size]', members: ['100'] },
        { name: 'page[number]', members: [String(number)] },
      ]
      const plan = { kind: 'get', endpoint: name, query }
      const answer = await window.exchangeBare(plan, { kind: 'export', page: number })
      const text = await answer.text()
      const read = JSON.parse(text.slice(text.indexOf('\n') + 1)) as { '@graph': unknown[] }
      for (const item of read['@graph']) pieces.push(JSON.stringify(item))
    }
    await new Blob([pieces.join(',\n')]).arrayBuffer()
    return performance.now() - start
  }, endpoint)
}

/** What 300 responses and 100 opened items leave in the page, of what ten leave, and how 10 000 rows scroll then. */
async function measureLeftovers(browser: Browser): Promise<void> {
  const { page, close } = await openApp(browser, server.address)
  const readHeld = await watchMemory(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const row = page.getByTestId('result.row')
  const endpoint = page.getByTestId('query.endpoint')
  const send = async () => {
    await page.getByTestId('query.send').click()
    await page.getByTestId('query.send').waitFor()
    await page.getByTestId('result.total').waitFor()
  }
  const read = async () => {
    await page.waitForTimeout(1_500)
    const bytes = await readHeld()
    const { metrics } = await session.send('Performance.getMetrics')
    const count = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return { bytes, nodes: count('Nodes'), listeners: count('JSEventListeners') }
  }
  const left: Record<'small' | 'large', Awaited<ReturnType<typeof read>>>[] = []
  // Before the first count too, so that what it leaves is in both.
  await endpoint.fill('10 000 rows')
  await send()
  await endpoint.fill('2 MB')
  for (let sent = 1; sent <= 300; sent += 1) {
    await send()
    if (sent <= 10 || sent > 210) {
      await row.nth(sent % 10).click()
      await page.getByTestId('item.view.title').waitFor()
    }
    if (sent !== 10 && sent !== 300) continue
    const small = await read()
    await endpoint.fill('10 000 rows')
    await send()
    await page.waitForTimeout(1_500)
    const stopTracing = await traceTasks(browser, page)
    await scrollRows(page)
    const { processor } = await stopTracing()
    recordFigure(
      `longest frame while 10 000 rows scroll after ${sent} responses, processor time`,
      processor,
      50,
      ms,
    )
    left.push({ small, large: await read() })
    await endpoint.fill('2 MB')
  }
  const [few, many] = left
  if (!few || !many) throw new Error('The page was read after 10 and after 300 responses')
  for (const [size, shown] of [
    ['small', '2 MB'],
    ['large', '10 000 rows'],
  ] as const)
    for (const [what, name, show] of [
      ['memory', 'bytes', mb],
      ['nodes', 'nodes', String],
      ['listeners', 'listeners', String],
    ] as const)
      recordFigure(
        `${what} with ${shown} after 300 responses and 100 opened items, of that after 10 (${show(few[size][name])})`,
        many[size][name] / few[size][name],
        1.1,
        asRatio,
      )
  await close()
}

/** Scrolls the rows by a wheel's step, by pages and sideways, 120 frames each. */
async function scrollRows(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const grid = document.querySelector<HTMLElement>('[data-test="result.grid"]')
    if (!grid) throw new Error('There is no grid')
    for (let step = 0; step < 360; step += 1) {
      if (step < 120) grid.scrollTop += 100
      else if (step < 240) grid.scrollTop += grid.clientHeight
      else grid.scrollLeft = (step % 60) * 100
      await new Promise(requestAnimationFrame)
    }
  })
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
