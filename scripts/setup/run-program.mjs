/** Starts other programs, never through a shell: arguments arrive as they are on every system. */
import { spawn } from 'node:child_process'
import { projectFolder } from './project.mjs'

/** @typedef {{ env?: Record<string, string>, output?: 'as-is' | 'to-stderr', limitMs?: number }} RunOptions */

/**
 * Runs a program to its end, in the project's folder. Fulfils with its exit code; 1 when a signal
 * ended it, 127 when it could not be started. `limitMs` ends a program that takes longer.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runProgram(command, args, { env = {}, output = 'as-is', limitMs } = {}) {
  const child = spawn(command, args, {
    cwd: projectFolder,
    // Electron's package would fetch its program on its first use; no step here needs it.
    // Terminals inside Electron programs set the other one; with it Electron would be a mere Node.
    env: {
      ...process.env,
      ELECTRON_RUN_AS_NODE: undefined,
      ELECTRON_SKIP_BINARY_DOWNLOAD: '1',
      ...env,
    },
    stdio: output === 'as-is' ? 'inherit' : ['ignore', 2, 2],
    shell: false,
    timeout: limitMs,
  })
  passSignalsTo(child)
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
 * Runs a JavaScript file with this Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (file, args, options) =>
  runProgram(process.execPath, [file, ...args], options)

/**
 * While the program runs, a signal to us is one to it: it decides how to end, and we end with it.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  // On Windows a console's Ctrl+C has reached the program already, and a signal from us would end it at once.
  if (process.platform === 'win32') {
    const wait = () => undefined
    process.on('SIGINT', wait).on('SIGBREAK', wait)
    return
  }
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)

  // SIGTERM to npm ends npm and the shell between us, but never reaches us: then we have a new parent.
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
