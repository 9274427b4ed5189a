import { fork } from 'node:child_process'
import type { ForkOptions } from 'electron'

/** Electron's `utilityProcess`: a forked Node process, which finds Node's channel instead of a parent port. */
export const utilityProcessDouble = {
  fork(path: string, args: readonly string[] = [], { env, execArgv = [] }: ForkOptions = {}) {
    const child = fork(path, args, {
      env: { ...env },
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return Object.assign(child, { postMessage: (message: object) => child.send(message) })
  },
}
