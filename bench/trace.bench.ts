/**
 * Where the time of a start and of a first Send goes: what page and workers do until the window is usable, and until
 * the first rows are painted, by Chromium's trace. Processor time, so that other programs do not count.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectors } from '@playwright/test'
import { openReadyToSend, send } from './support/first-send.ts'
import { generateResponse } from './support/generate-response.ts'
import { launchBrowser, startApp } from './support/open-app.ts'
import { markWhenThere, type TraceEvent, traceThreads } from './support/page-clock.ts'
import { serveResponses } from './support/serve-responses.ts'
import { median } from './support/measure.ts'
import { ms, printTable } from './support/table.ts'

selectors.setTestIdAttribute('data-test')

const runs = Number(process.env.BENCH_RUNS ?? 3)
const usable = '[data-test="query.send"]:enabled'
const sizes = { '0.1 MB': 1e5, '1 MB': 1e6, '10 MB': 1e7, '100 MB': 1e8 }
const categories = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
]

/** What an event means for what it does itself; one that nothing is said of does what the one around it does. */
const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  ['compiling', /compile|V8\.(?:Parse|PreParse|Optimize|Deoptimize|.*Maglev|.*Baseline)/i],
  ['garbage collection', /GC/],
  ['styles', /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['paint', /^(?:Paint|PrePaint|Layerize|Commit)$/],
  ['script', /^(?:v8\.|Evaluate|Function|Event|Timer|Fire|HandlePost|.*PerformMicrotask)/],
]

/** Milliseconds by what was done. */
type Times = Record<string, number>

const answers = new Map(
  Object.entries(sizes).map(([name, bytes]) => [name, generateResponse(bytes).pieces]),
)
const server = await serveResponses({ answers, files: new Map() })
const browser = await launchBrowser()
const cases = new Map<string, Times[]>([['start', []]])
try {
  // The first start is not counted: it fills the disk cache.
  await traceStart()
  for (let run = 0; run < runs; run += 1) {
    cases.get('start')?.push(await traceStart())
    for (const name of Object.keys(sizes))
      cases.set(name, [...(cases.get(name) ?? []), await traceSend(name)])
  }
} finally {
  await browser.close()
  await server.close()
}
const rows = [...new Set([...cases.values()].flat().flatMap((times) => Object.keys(times)))]
printTable(`Start, and first Sends until the first rows, processor time, medians of ${runs}`, [
  ['what', ...cases.keys()],
  ...rows.map((what) => [
    what,
    ...[...cases.values()].map((all) => ms(median(all.map((times) => times[what] ?? 0)))),
  ]),
])

/** From the navigation until Send can be pressed. */
async function traceStart(): Promise<Times> {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-'))
  const app = await startApp(dataDir)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const { there } = await markWhenThere(page, usable)
  const stopTracing = await traceThreads(browser, page, categories)
  await page.goto(app.launchUrl, { waitUntil: 'commit' })
  await there
  const times = divide(await stopTracing())
  await page.close()
  await app.end()
  await rm(dataDir, { recursive: true, force: true })
  return times
}

/** From the click until the first rows are painted. */
async function traceSend(endpoint: string): Promise<Times> {
  const { page, close } = await openReadyToSend(browser, server.address, endpoint)
  const stopTracing = await traceThreads(browser, page, categories)
  const { start, shown } = await send(page)
  const times = divide(await stopTracing())
  await close()
  const askedAt = server.firstByteAt()
  return {
    ...times,
    'clock: until the server is asked': askedAt - start,
    'clock: its first byte to the rows': shown - askedAt,
  }
}

/** What page and workers did between the marks of the page; of each event without the events within it. */
function divide(threads: Record<'page' | 'workers', readonly TraceEvent[]>): Times {
  const at = (names: string[]) =>
    threads.page.find(({ name }) => names.includes(name))?.ts ?? Number.NaN
  const [from, to] = [at(['navigationStart', 'from']), at(['to'])]
  const times: Times = { 'clock: all': (to - from) / 1_000 }
  const around = new Map<string, { kind: string; end: number }[]>()
  for (const [thread, events] of Object.entries(threads))
    for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events
      .filter(({ ph, ts }) => ph === 'X' && ts >= from && ts <= to)
      .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
      const open = (around.get(`${pid}/${tid}`) ?? []).filter(({ end }) => end > ts)
      const outer = open.at(-1)?.kind
      const named = kinds.find(([, names]) => names.test(name))?.[0]
      const kind = named === undefined ? (outer ?? `${thread}: other tasks`) : `${thread}: ${named}`
      times[kind] = (times[kind] ?? 0) + tdur / 1_000
      if (outer !== undefined) times[outer] = (times[outer] ?? 0) - tdur / 1_000
      around.set(`${pid}/${tid}`, [...open, { kind, end: ts + dur }])
    }
  return times
}
