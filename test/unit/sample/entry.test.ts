import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSample } from './sample-client.ts'
import { isUnix } from '../../support/unix.ts'

let folder: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-entry-'))
  script = join(folder, 'sample.mjs')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('../../../electron/sample/index.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'sample.mjs' } },
    },
  })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const start = (...args: string[]) => spawn(process.execPath, [script, ...args])

const lineReader = (child: ChildProcessWithoutNullStreams) => {
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return async () => String((await lines.next()).value)
}

const ending = async (child: ChildProcessWithoutNullStreams): Promise<unknown> => {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

describe('as a program', () => {
  test('says its address, its tokens and every request, and ends when asked to', async () => {
    const child = start('--port', '0')
    const nextLine = lineReader(child)
    const address = /^Sample instance: (http:\/\/127\.0\.0\.1:\d+)$/.exec(await nextLine())?.[1]
    const lines = [await nextLine(), await nextLine(), await nextLine(), await nextLine()]
    expect([...lines, await nextLine(), await nextLine()]).toEqual([
      'Token: sample-token-sees-everything (sees everything)',
      'Token: sample-token-limited (not everything and editors-only)',
      expect.stringMatching(/^Sample instance like dataCycle CORE: http:\/\/127\.0\.0\.1:\d+$/),
      'Token: core-sample-token-editor (sees what is released)',
      'Token: core-sample-token-partner (sees no dynamic endpoint but its own)',
      'Token: core-sample-token-locked (of a locked account)',
    ])
    await fetch(`${address ?? ''}/api/v4/endpoints/events?x=%20y`)
    expect(await nextLine()).toBe('GET /api/v4/endpoints/events?x=%20y HTTP/1.1')
    const ended = ending(child)
    child.kill('SIGTERM')
    if (isUnix) expect(await ended).toBe(0)
  })

  test.each([
    ['a taken port', (port: string) => ['--port', port], /^Port \d+ is taken by another program: /],
    ['a port that is none', () => ['--port', 'x'], /^Use --port with a number from 0 to 65535/],
    ['an unknown option', () => ['--prot', '1'], /^Use --port with a number from 0 to 65535/],
  ])('%s is told in a sentence, with exit code 1', async (_, args, sentence) => {
    const { sample } = await openSample()
    const child = start(...args(new URL(sample.baseUrl).port))
    let told = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      told += part
    })
    expect([await ending(child), told]).toEqual([1, expect.stringMatching(sentence)])
    await sample.close()
  })
})

describe('as a worker thread', () => {
  test('reports its address and token; a taken port is no obstacle', async () => {
    const { sample } = await openSample()
    const wanted = Number(new URL(sample.baseUrl).port)
    const worker = new Worker(script, { workerData: { port: wanted } })
    const [report] = (await once(worker, 'message')) as [{ baseUrl: string }]
    expect(report).toEqual({
      kind: 'started',
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
      token: sample.tokens.full,
    })
    expect(report.baseUrl).not.toBe(sample.baseUrl)
    expect((await fetch(report.baseUrl)).status).toBe(200)
    await worker.terminate()
    await sample.close()
  })

  test('a port that Windows has reserved is no obstacle', async () => {
    const { sample, close } = await openReserved(script)
    expect(sample).toEqual({
      kind: 'started',
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
      token: 'sample-token-sees-everything',
    })
    await close()
  })

  test('runs the instance like dataCycle CORE where that is wanted', async () => {
    const worker = new Worker(script, { workerData: { instance: 'core', port: 0 } })
    const [report] = (await once(worker, 'message')) as [{ baseUrl: string; token: string }]
    const { status } = await fetch(`${report.baseUrl}/api/v4/endpoints/veranstaltungen`, {
      headers: { Authorization: `Bearer ${report.token}` },
    })
    expect(status).toBe(200)
    await worker.terminate()
  })

  test('a port it may not have is reported with its code', async () => {
    const worker = new Worker(script, { workerData: { port: 70_000 } })
    const [report] = (await once(worker, 'message')) as [unknown]
    expect(report).toEqual({ kind: 'failed', code: 'ERR_SOCKET_BAD_PORT' })
    await worker.terminate()
  })
})

/** Starts the worker where port 4780 answers as one that Hyper-V, WSL or Docker has reserved. */
async function openReserved(program: string) {
  const code = `
    const { Server } = require('node:net')
    const { listen } = Server.prototype
    Server.prototype.listen = function (port, ...rest) {
      if (port !== 4780) return listen.call(this, port, ...rest)
      const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
      process.nextTick(() => this.emit('error', refused))
      return this
    }
    import(require('node:worker_threads').workerData.program)`
  const workerData = { program: pathToFileURL(program).href, instance: 'documented', port: 4780 }
  const worker = new Worker(code, { eval: true, workerData })
  const [sample] = (await once(worker, 'message')) as [unknown]
  return { sample, close: () => worker.terminate() }
}
