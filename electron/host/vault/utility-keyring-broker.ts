import type { KeyringBroker } from './keyring-provider.ts'

/** The part of Electron's `UtilityProcess` that is used here. */
export interface UtilityProcess {
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
