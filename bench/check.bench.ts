/**
 * `check` compared with a program that only sends the same requests, three at a time, and reads the
 * responses. Both are measured from program start to end. The server is a separate process and delays its
 * responses like a content API.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureInTurns, median } from './support/measure.ts'
import {
  asRatio,
  mb,
  ms,
  printFigures,
  printRatios,
  recordFigure,
  recordRatio,
} from './support/table.ts'
import { listen } from './support/serve-responses.ts'

const runs = Number(process.env.BENCH_RUNS ?? 9)
const program = fileURLToPath(new URL('../../out/main/browser.js', import.meta.url))
/** The best time of public servers for a page of 25 items. */
const latencyMs = 100
const words = 'Der Weg führt am Bach entlang durch den Wald, vorbei an alten Mühlen. '

/** `/api/v4/endpoints/NAME-DELAY`: 25 items of about 2 kB each, sorted by name. */
async function serve() {
  let firstAt = 0
  const server = createServer((request, response) => {
    if (request.url === '/first') {
      response.end(String(firstAt))
      firstAt = 0
      return
    }
    firstAt ||= Date.now()
    const delay = Number(/-(\d+)/.exec(request.url ?? '')?.[1] ?? 0)
    const graph = Array.from({ length: 25 }, (_, at) => ({
      '@id': `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      '@type': ['Thing', 'Place'],
      name: `Ort ${String.fromCharCode(65 + at)}`,
      description: words.repeat(25),
      address: { '@type': ['PostalAddress'], addressLocality: 'Villach' },
    }))
    const text = JSON.stringify({ '@graph': graph, meta: { total: 25, pages: 1 }, links: {} })
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }, delay)
  })
  process.send?.((await listen(server)).port)
}

const bareLoop = `
const { readFileSync } = await import('node:fs')
const addresses = readFileSync(process.argv[1], 'utf8').trim().split('\\n')[Symbol.iterator]()
const work = async () => { for (const one of addresses) await (await fetch(one)).text() }
await Promise.all([work(), work(), work()])
`
/** Reads what the program is made of, and sends the first request. */
const bareFirst = `
const { readFileSync, readdirSync } = await import('node:fs')
const [folder, list] = process.argv.slice(1)
for (const name of readdirSync(folder)) if (name.endsWith('.js')) readFileSync(folder + '/' + name)
await (await fetch(readFileSync(list, 'utf8').trim())).text()
`
/** Prints at exit the peak memory and the heap size after garbage collection, in bytes. */
const reportMemory = `
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('exit', () => {
  const peak = process.resourceUsage().maxRSS * 1024
  collect()
  process.stderr.write('memory ' + peak + ' ' + process.memoryUsage().heapUsed)
})
`

interface Ended {
  tookMs: number
  startedAt: number
  peakBytes: number
  heldBytes: number
}

async function run(args: readonly string[]): Promise<Ended> {
  const startedAt = Date.now()
  const begun = performance.now()
  const node = ['--import', `data:text/javascript,${encodeURIComponent(reportMemory)}`, ...args]
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}: ${output}`)
  const [, peakBytes, heldBytes] = /memory (\d+) (\d+)/.exec(output) ?? []
  return {
    tookMs: performance.now() - begun,
    startedAt,
    peakBytes: Number(peakBytes),
    heldBytes: Number(heldBytes),
  }
}

async function measure() {
  const server = fork(fileURLToPath(import.meta.url), ['serve'])
  const [port] = (await once(server, 'message')) as [number]
  const baseUrl = `http://127.0.0.1:${String(port)}`
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-bench-check-'))
  const listOf = async (count: number, delay: number) => {
    const path = join(folder, `${String(count)}-${String(delay)}.txt`)
    const lines = Array.from(
      { length: count },
      (_, at) =>
        `${baseUrl}/api/v4/endpoints/e${String(at)}-${String(delay)}?page%5Bsize%5D=25&sort=name\n`,
    )
    await writeFile(path, lines.join(''))
    return path
  }
  const check = (path: string) => run([program, 'check', path, '--base-url', baseUrl])
  const bare = (path: string) => run(['--input-type=module', '--eval', bareLoop, path])
  try {
    const sixty = await listOf(60, latencyMs)
    const all = await measureInTurns(runs, {
      check: async () => (await check(sixty)).tookMs,
      bare: async () => (await bare(sixty)).tookMs,
    })
    recordRatio({
      what: `check of 60 requests of ${ms(latencyMs)}`,
      app: all('check'),
      beside: 'same requests bare',
      other: all('bare'),
      bound: 1.2,
    })
    const one = await listOf(1, 0)
    const untilFirst = async (start: () => Promise<Ended>) => {
      await (await fetch(`${baseUrl}/first`)).text()
      const { startedAt } = await start()
      return Number(await (await fetch(`${baseUrl}/first`)).text()) - startedAt
    }
    const first = await measureInTurns(runs, {
      check: () => untilFirst(() => check(one)),
      bare: () =>
        untilFirst(() => run(['--input-type=module', '--eval', bareFirst, dirname(program), one])),
    })
    recordRatio({
      what: 'from the start of check to its first request',
      app: first('check'),
      beside: 'Node that reads the same files',
      other: first('bare'),
      bound: 1.5,
    })
    const few = await listOf(200, 0)
    const many = await listOf(2000, 0)
    const memory = await measureInTurns(runs, { few: () => check(few), many: () => check(many) })
    const held = (size: 'few' | 'many') => median(memory(size).map(({ heldBytes }) => heldBytes))
    const what = 'held in the end, 2 000 requests beside 200'
    recordFigure(what, held('many') / held('few'), 1.25, asRatio)
    const peakBytes = median(memory('many').map((ended) => ended.peakBytes))
    recordFigure('memory at most, 2 000 requests', peakBytes, 300_000_000, mb)
  } finally {
    server.kill()
    await rm(folder, { recursive: true })
  }
  printRatios(`A check on the command line, medians of ${String(runs)}, in turns`)
  printFigures('Its memory')
}

await (process.argv[2] === 'serve' ? serve() : measure())
