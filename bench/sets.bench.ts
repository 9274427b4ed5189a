/**
 * Fetching sets compared with a bare loop that fetches, parses and writes, and the host's work on saved sets.
 * Reports ratios, which depend less on the machine than times, and the memory that one is a ratio of. The server is a
 * separate process.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connection as connectionSchema } from '#core/connection/connection.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { ok } from '#core/result.ts'
import type { SetWay } from '#core/set/set-query.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { delay } from '#host/sets/run-context.ts'
import { openSetFiles } from '#host/sets/set-files.ts'
import { createSets, compareFiles } from '#host/sets/sets.ts'
import { medianOfRuns } from './support/measure.ts'
import { recordFigure, printFigures, asRatio, grouped } from './support/table.ts'
import { listen } from './support/serve-responses.ts'

const runs = Number(process.env.BENCH_RUNS ?? 3)
const pageSize = 100
const words = 'Der Weg führt am Bach entlang durch den Wald, vorbei an alten Mühlen. '

const idOf = (key: number) => `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`
const stamp = '2026-11-24T03:00:00.000+01:00'
function itemOf(key: number, repeats: number): string {
  return JSON.stringify({
    '@id': idOf(key),
    '@type': ['Thing'],
    name: `Ding ${String(key)}`,
    description: words.repeat(repeats),
    'dct:modified': stamp,
    'dc:touched': stamp,
  })
}

/** `/api/v4/endpoints/ITEMS-DELAY-REPEATS`: answers pages, lists of IDs and batches. */
async function serve() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local')
    const [, items = '0', latency = '0', repeats = '1'] =
      /(\d+)-(\d+)-(\d+)$/.exec(url.pathname) ?? []
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const ids = [...body.matchAll(/0-4000-8000-(\d{12})/g)].map(([, key]) => Number(key))
      const size = Number(url.searchParams.get('page[size]') ?? ids.length)
      const page = Number(url.searchParams.get('page[number]') ?? 1)
      const from = (page - 1) * size
      const isCount = url.searchParams.get('section[@graph]') === '0'
      const keys =
        ids.length > 0
          ? ids
          : Array.from(
              { length: isCount ? 0 : Math.max(0, Math.min(size, Number(items) - from)) },
              (_, at) => from + at,
            )
      const isList = (url.searchParams.get('fields') ?? '').startsWith('@id,')
      const total = ids.length > 0 ? ids.length : Number(items)
      const graph = keys.map((key) =>
        isList
          ? `{"@id":"${idOf(key)}","dct:modified":"${stamp}","dc:touched":"${stamp}"}`
          : itemOf(key, Number(repeats)),
      )
      const text = `{"@graph":[${graph.join(',')}],"meta":{"total":${String(total)}},"links":{}}`
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(text)
      }, Number(latency))
    })
  })
  process.send?.((await listen(server)).port)
}

async function measure() {
  const server = fork(fileURLToPath(import.meta.url), ['serve'])
  const [port] = (await once(server, 'message')) as [number]
  const baseUrl = `http://127.0.0.1:${String(port)}`
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-sets-'))
  try {
    await measureWalks(baseUrl, folder)
    await measureMemory(baseUrl, folder)
    await measureFiles(folder)
  } finally {
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
  printFigures(`Whole sets, medians of ${String(runs)}`)
}

const recordRatio = (what: string, ratio: number, max: number) => {
  recordFigure(what, ratio, max, asRatio)
}

function open(baseUrl: string, folder: string) {
  const transport = createUndiciTransport({ environment: {}, trustedCertificates: [] })
  const now = () => new Date()
  const connection = connectionSchema.parse({ id: 'one', name: 'Server', baseUrl })
  const client = createContentClient({
    transport,
    requestLog: createRequestLog(),
    appVersion: '1',
    now,
  })
  const sets = createSets({
    folder,
    client,
    now,
    delay,
    limitBytes: () => Promise.resolve(Infinity),
    access: { open: () => Promise.resolve(ok({ connection, token: 'token' })) },
  })
  async function walk(way: SetWay, endpoint: string, isGentle: boolean): Promise<string> {
    const id = crypto.randomUUID()
    const form = { ...emptyForm, endpoint, pageSize: String(pageSize) }
    const isDatacycle = way === 'ids'
    const conventions = isDatacycle ? presets.core : presets.documented
    const request = { id, connectionId: 'one', form, conventions, isDatacycle, way, isGentle }
    const started = await sets.start(request)
    if (!started.ok) throw new Error(started.error.kind)
    await waitForEnd(id)
    return id
  }
  async function waitForEnd(id: string) {
    for (;;) {
      const found = (await sets.list()).sets.find((set) => set.id === id)
      if (found?.standing.kind === 'ended') {
        const { state } = found.standing.verdict
        if (state !== 'counted' && state !== 'whole') throw new Error(state)
        return
      }
      if (found?.standing.kind === 'paused') throw new Error(JSON.stringify(found.standing))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { sets, walk, close: () => transport.close() }
}

const timeTaken = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const medianOf = (measured: () => Promise<number>) => medianOfRuns(runs, measured)

/** A loop as an integrator would write it: page by page, each item parsed and written as a line. */
async function bareLoop(baseUrl: string, endpoint: string, out: string) {
  for (let page = 1; ; page += 1) {
    const target = `/api/v4/endpoints/${endpoint}?page[size]=${String(pageSize)}&page[number]=${String(page)}`
    const answer = await fetch(baseUrl + target)
    const { '@graph': graph, meta } = (await answer.json()) as {
      '@graph': object[]
      meta: { total: number }
    }
    await appendFile(out, graph.map((item) => `${JSON.stringify(item)}\n`).join(''))
    if (page * pageSize >= meta.total) return
  }
}

async function measureWalks(baseUrl: string, folder: string) {
  const { sets, walk, close } = open(baseUrl, join(folder, 'walks'))
  const timeOf = (way: SetWay, endpoint: string, isGentle: boolean) =>
    medianOf(async () => {
      let id = ''
      const ms = await timeTaken(async () => {
        id = await walk(way, endpoint, isGentle)
      })
      await sets.remove(id)
      return ms
    })
  const bare = (endpoint: string) =>
    medianOf(async () => {
      const out = join(folder, 'bare')
      await rm(out, { force: true })
      return timeTaken(() => bareLoop(baseUrl, endpoint, out))
    })
  await timeOf('pages', '1000-0-12', true)
  const slow = await bare('10000-25-12')
  const one = await timeOf('pages', '10000-25-12', true)
  const three = await timeOf('pages', '10000-25-12', false)
  const fast = await timeOf('pages', '10000-0-12', true)
  const byIds = await timeOf('ids', '10000-25-12', false)
  recordRatio('by pages, one at a time, 25 ms a page, beside a bare loop', one / slow, 1.15)
  recordRatio('by pages, three at a time, 25 ms a page, beside a bare loop', three / slow, 0.5)
  recordRatio(
    'by pages, one at a time, 0 ms, beside a bare loop',
    fast / (await bare('10000-0-12')),
    1.7,
  )
  // Compared with three pages at a time, the ratio cannot be below 1.5, because only two batches run at a
  // time.
  recordRatio('by IDs, 25 ms, beside by pages, one at a time', byIds / one, 1.25)
  console.log(`by IDs beside by pages, three at a time: ${asRatio(byIds / three)}`)
  await close()
}

async function measureMemory(baseUrl: string, folder: string) {
  const peakOf = (items: number) =>
    medianOf(async () => {
      const { walk, sets, close } = open(baseUrl, join(folder, 'memory'))
      globalThis.gc?.()
      let peak = 0
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss)
      }, 20)
      const id = await walk('pages', `${String(items)}-0-4`, true)
      clearInterval(watch)
      await sets.remove(id)
      await close()
      return peak
    })
  const [few, many] = [10_000, 100_000]
  const small = await peakOf(few)
  console.log(`${String(Math.round(small / 1e6))} MB for ${grouped(few)}`)
  recordRatio(
    `memory of the host, ${grouped(many)} items beside ${grouped(few)}`,
    (await peakOf(many)) / small,
    1.25,
  )
}

/**
 * The simplest possible reader of an index, with the bytes of a record written out: each record by the ID at its
 * beginning. Fails where `held-items.ts` has another layout.
 */
async function readRecords(path: string) {
  const bytes = await readFile(path)
  const records = new Map<string, object>()
  for (let at = 0; at < bytes.byteLength; at += 168) {
    const text = (from: number, length: number) =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0+$/, '')
    records.set(text(0, 64), {
      hash: bytes.toString('hex', at + 64, at + 80),
      offset: Number(bytes.readBigUInt64LE(at + 80)),
      length: bytes.readUInt32LE(at + 88),
      modified: text(96, 36),
      touched: text(132, 36),
    })
  }
  if (!records.has(idOf(0))) throw new Error('A record has another layout than this reader')
  return records
}

const manyItems = 100_000
const changedPercent = 1
async function fill(path: string, changed: (key: number) => boolean) {
  await mkdir(path, { recursive: true })
  const files = await openSetFiles(path)
  for (let from = 0; from < manyItems; from += pageSize)
    await files.commit({
      replaces: false,
      note: `{"page":${String(from)}}`,
      items: Array.from({ length: pageSize }, (_, at) => ({
        id: idOf(from + at),
        stamps: { modified: stamp, touched: stamp },
        bytes: Buffer.from(itemOf(from + at, changed(from + at) ? 5 : 4)),
      })),
    })
  await files.close()
}

async function measureFiles(folder: string) {
  const [one = '', other = ''] = ['one', 'other'].map((name) => join(folder, name))
  await fill(one, () => false)
  await fill(other, (key) => (key * changedPercent) % 100 === 0)
  const readIndex = await medianOf(() => timeTaken(() => readRecords(join(one, 'index'))))
  const opened = await medianOf(() =>
    timeTaken(async () => {
      const files = await openSetFiles(one)
      await files.close()
    }),
  )
  recordRatio(
    `a set of ${grouped(manyItems)} opened to go on, beside reading the records of its index`,
    opened / readIndex,
    2,
  )
  const readBoth = await medianOf(() =>
    timeTaken(async () => {
      for (const path of [one, other])
        for (const line of (await readFile(join(path, 'items'), 'utf8')).split('\n'))
          if (line !== '') JSON.parse(line)
    }),
  )
  const compared = await medianOf(() =>
    timeTaken(async () => {
      const files = await Promise.all([one, other].map((path) => openSetFiles(path, 'read')))
      const [earlier, later] = files
      if (earlier && later)
        await compareFiles(earlier, later, {
          laterState: 'whole',
          isInOneOrder: true,
          listsSame: false,
        })
      await Promise.all(files.map((file) => file.close()))
    }),
  )
  recordRatio(
    `two sets of ${grouped(manyItems)} compared, ${changedPercent} % changed, beside reading both once`,
    compared / readBoth,
    1.5,
  )
}

await (process.argv[2] === 'serve' ? serve() : measure())
