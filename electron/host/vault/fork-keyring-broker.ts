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
