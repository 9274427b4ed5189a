/** Runs other programs without a shell, so that arguments are passed unchanged on every system. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectFolder } from './project.mjs'

/** @typedef {{ env?: Record<string, string>, output?: 'as-is' | 'to-stderr', limitMs?: number }} RunOptions */

/**
 * Runs a program in the project's folder. Resolves to its exit code: 1 if a signal ended it, 127 if it could
 * not be started. A program that takes longer than `limitMs` is ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runProgram(command, args, { env, output = 'as-is', limitMs } = {}) {
  const child = start(
    command,
    args,
    output === 'as-is' ? 'inherit' : ['ignore', 2, 2],
    env,
    limitMs,
  )
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(127)
    })
    child.once('exit', (code) => {
      resolve(code ?? 1)
    })
  })
}

/**
 * Room for 64 MB of new objects: what parses and compares trees makes them by the million, and with Node's 16 MB a
 * fifth of its time went into moving them about.
 */
const withRoom = '--max-semi-space-size=64'

/**
 * Runs a JavaScript file with this Node, beside others: what it prints is kept, so that it is not mixed with theirs.
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNodeQuietly(file, args) {
  const colors = { FORCE_COLOR: process.stdout.hasColors?.() === true ? '1' : '0' }
  const child = start(
    process.execPath,
    [withRoom, file, ...args],
    ['ignore', 'pipe', 'pipe'],
    colors,
  )
  /** @type {Buffer[]} */
  const printed = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ bytes) => printed.push(bytes))
  /** @type {number | null} */
  const code = (await once(child, 'close'))[0]
  return { code: code ?? 1, output: Buffer.concat(printed).toString() }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {Record<string, string>} [env]
 * @param {number} [limitMs]
 */
function start(command, args, stdio, env, limitMs) {
  const child = spawn(command, args, {
    cwd: projectFolder,
    // ELECTRON_RUN_AS_NODE is set in the terminals of Electron apps and would make Electron run as Node.
    // ELECTRON_SKIP_BINARY_DOWNLOAD keeps Electron's package from downloading Electron on first use.
    env: {
      ...process.env,
      ELECTRON_RUN_AS_NODE: undefined,
      ELECTRON_SKIP_BINARY_DOWNLOAD: '1',
      ...env,
    },
    stdio,
    shell: false,
    timeout: limitMs,
  })
  passSignalsTo(child)
  return child
}

/**
 * Runs a JavaScript file with this Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (file, args, options) =>
  runProgram(process.execPath, [file, ...args], options)

/**
 * Forwards signals to the program while it runs, or on Windows leaves them to it; we end when it ends.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  // On Windows, Ctrl+C reaches the program directly, and a signal from us would kill it at once.
  if (process.platform === 'win32') {
    const wait = () => undefined
    process.on('SIGINT', wait).on('SIGBREAK', wait)
    const stop = () => process.off('SIGINT', wait).off('SIGBREAK', wait)
    child.once('exit', stop).once('error', stop)
    return
  }
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)

  // A SIGTERM to npm ends npm and its shell but does not reach us. Then our parent process changes.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) pass('SIGTERM')
  }, 250)

  const stop = () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, pass)
  }
  child.once('exit', stop).once('error', stop)
}
