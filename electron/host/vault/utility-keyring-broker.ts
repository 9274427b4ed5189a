import type { KeyringBroker } from './keyring-provider.ts'

/** What is needed of Electron's `UtilityProcess`. */
export interface UtilityProcess {
  readonly pid?: number | undefined
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'exit' | 'spawn' | 'error', listener: () => void): unknown
  kill(): boolean
}

/** The keyring broker in a utility process: Electron's fuses forbid to fork Node. */
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
      // Without a listener it would end the app; an exit does not always follow.
      broker.on('error', listener)
    },
    kill() {
      // Its own kill asks politely, and a broker that waits for a person does not listen.
      if (broker.pid !== undefined) killProcess(broker.pid)
      else broker.on('spawn', () => broker.kill())
    },
  }
}
