/** The ways to start the sample: as a program, as a worker thread, or not at all (imported). */
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, workerData, parentPort } from 'node:worker_threads'
import { parseArgs } from 'node:util'
import { errorCode } from '#sample/http/serve.ts'
import { startSample, startCoreSample } from './start-sample.ts'

export type InstanceName = 'documented' | 'core'

export type Entry =
  | { kind: 'program' }
  | { kind: 'worker'; instance: InstanceName; port: number }
  | { kind: 'imported' }

export function readEntry(moduleUrl: string): Entry {
  if (!isMainThread) {
    const port = portIn(workerData)
    const instance = readInstance(workerData)
    return port === null ? { kind: 'imported' } : { kind: 'worker', instance, port }
  }
  const script = process.argv[1]
  return script !== undefined && isSameFile(script, fileURLToPath(moduleUrl))
    ? { kind: 'program' }
    : { kind: 'imported' }
}

function portIn(data: unknown): number | null {
  const port = typeof data === 'object' && data !== null && 'port' in data ? data.port : null
  return typeof port === 'number' ? port : null
}

/** `documented` by default. */
const readInstance = (data: unknown): InstanceName =>
  typeof data === 'object' && data !== null && 'instance' in data && data.instance === 'core'
    ? 'core'
    : 'documented'

function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch {
    return false
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs both samples from the command line (`--port N`) and prints their URLs, tokens and requests. The CORE sample uses
 * the next port, or any free port if that is in use.
 */
export async function runProgram(args: readonly string[]): Promise<void> {
  const port = readPort(args)
  if (port === null) {
    process.stderr.write('Use --port with a number from 0 to 65535; 0 takes any free port.\n')
    process.exitCode = 1
    return
  }
  try {
    const core = await startCoreOnNextPort(port)
    const sample = await startSample({ port, log: say, coreBaseUrl: core.baseUrl }).catch(
      async (error: unknown) => {
        await core.close()
        throw error
      },
    )
    say(`Sample instance: ${sample.baseUrl}`)
    say(`Token: ${sample.tokens.full} (sees everything)`)
    say(`Token: ${sample.tokens.limited} (not everything and editors-only)`)
    say(`Sample instance like dataCycle CORE: ${core.baseUrl}`)
    say(`Token: ${core.tokens.editor} (sees what is released)`)
    say(`Token: ${core.tokens.partner} (sees no dynamic endpoint but its own)`)
    say(`Token: ${core.tokens.locked} (of a locked account)`)
    const end = () => {
      void Promise.all([sample.close(), core.close()]).then(() => process.exit(0))
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  } catch (error) {
    process.stderr.write(`${describeListenError(port, errorCode(error))}\n`)
    process.exitCode = 1
  }
}

async function startCoreOnNextPort(port: number) {
  const next = port === 0 || port === 65_535 ? 0 : port + 1
  try {
    return await startCoreSample({ port: next, log: say })
  } catch {
    return startCoreSample({ port: 0, log: say })
  }
}

function readPort(args: readonly string[]): number | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '0' } },
    })
    const port = /^[0-9]+$/.test(values.port) ? Number(values.port) : Number.NaN
    return port <= 65_535 ? port : null
  } catch {
    return null
  }
}

const describeListenError = (port: number, code: string): string =>
  code === 'EADDRINUSE'
    ? `Port ${String(port)} is taken by another program: choose another one with --port, or --port 0 for any free one.`
    : `The sample instance cannot listen on port ${String(port)} (${code}).`

/** Message to the parent thread, sent once. */
export type WorkerReport =
  | { kind: 'started'; baseUrl: string; token: string }
  | { kind: 'failed'; code: string }

/** EACCES: ports reserved by Hyper-V, WSL or Docker on Windows (microsoft/WSL#5514). */
const portUnavailableCodes = ['EADDRINUSE', 'EACCES']

/**
 * Runs a sample in a worker thread, so that large responses do not block its parent. If the port is in use, uses any
 * free port.
 */
export async function runWorker(instance: InstanceName, port: number): Promise<void> {
  const report = (message: WorkerReport) => parentPort?.postMessage(message)
  try {
    report({ kind: 'started', ...(await startOnPortOrAny(instance, port)) })
  } catch (error) {
    report({ kind: 'failed', code: errorCode(error) })
  }
}

async function startOnPortOrAny(instance: InstanceName, port: number) {
  try {
    return await start(instance, port)
  } catch (error) {
    if (!portUnavailableCodes.includes(errorCode(error))) throw error
    return start(instance, 0)
  }
}

async function start(instance: InstanceName, port: number) {
  if (instance === 'core') {
    const { baseUrl, tokens } = await startCoreSample({ port })
    return { baseUrl, token: tokens.editor }
  }
  const { baseUrl, tokens } = await startSample({ port })
  return { baseUrl, token: tokens.full }
}
