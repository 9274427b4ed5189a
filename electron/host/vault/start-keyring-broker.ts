import { fork } from 'node:child_process'
import type { KeyringBroker } from './keyring-provider.ts'

/**
 * Starts the built broker as a plain Node process. Not for Electron, whose fuses forbid forking; its shell
 * starts a utility process instead.
 *
 * The process gets the environment without Node's variables, which could make it print secrets.
 */
export function forkKeyringBroker(entry: string, environment: NodeJS.ProcessEnv): KeyringBroker {
  const env = withoutNodeVariables(environment)
  const child = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return {
    send(request) {
      // An error here means that the process has ended, which `onEnd` reports.
      child.send(request, () => undefined)
    },
    onMessage(listener) {
      child.once('message', listener)
    },
    onEnd(listener) {
      child.on('error', listener)
      child.once('disconnect', listener)
    },
    kill() {
      child.kill('SIGKILL')
    },
  }
}

/** The environment without `NODE_*` variables. */
export function withoutNodeVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith('NODE_')),
  )
}

/** The part of Electron's `UtilityProcess` that is used here. */
interface UtilityProcess {
  readonly pid?: number | undefined
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'exit' | 'spawn' | 'error', listener: () => void): unknown
  kill(): boolean
}

/** The keyring broker in a utility process, because Electron's fuses forbid forking Node. */
export function wrapKeyringBroker(
  broker: UtilityProcess,
  killProcess: (pid: number) => void,
): KeyringBroker {
  return {
    send(request) {
      broker.postMessage(request)
    },
    onMessage(listener) {
      broker.on('message', listener)
    },
    onEnd(listener) {
      broker.on('exit', listener)
      // An error without a listener would end the app; `exit` does not always follow.
      broker.on('error', listener)
    },
    kill() {
      // `broker.kill` does not send SIGKILL, and a broker that waits for the user ignores other signals.
      if (broker.pid !== undefined) killProcess(broker.pid)
      else broker.on('spawn', () => broker.kill())
    },
  }
}
