/** Decides how the sample was started: as a program, as a worker thread, or not at all (imported). */
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, workerData } from 'node:worker_threads'

export type InstanceName = 'documented' | 'core'

export type Entry =
  | { kind: 'program' }
  | { kind: 'worker'; instance: InstanceName; port: number }
  | { kind: 'imported' }

export function readEntry(moduleUrl: string): Entry {
  if (!isMainThread) {
    const port = readPort(workerData)
    const instance = readInstance(workerData)
    return port === null ? { kind: 'imported' } : { kind: 'worker', instance, port }
  }
  const script = process.argv[1]
  return script !== undefined && isSameFile(script, fileURLToPath(moduleUrl))
    ? { kind: 'program' }
    : { kind: 'imported' }
}

function readPort(data: unknown): number | null {
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
