import { fork } from 'node:child_process'
import type { KeyringBroker } from './keyring-provider.ts'

/**
 * Starts the built broker as a plain Node process. Not for Electron, whose fuses forbid forking: there
 * the shell starts it as a utility process.
 *
 * The process sees the environment but for Node's own variables, which could make it print what it sends.
 */
export function forkKeyringBroker(entry: string, environment: NodeJS.ProcessEnv): KeyringBroker {
  const env = cleanedEnvironment(environment)
  const child = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return {
    send(request) {
      // An error here means that it has ended already, and `onEnd` tells that.
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

/** The environment without Node's own variables. */
export function cleanedEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.toUpperCase().startsWith('NODE_')),
  )
}
