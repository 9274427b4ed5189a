/**
 * The keyring broker: a separate process that makes one call to the system keyring and exits.
 *
 * Runs as a forked Node process or as Electron's utility process, and is killed if it takes too long. Prints
 * nothing.
 */
import { callKeyring } from './keyring-call.ts'
import { keyringRequest, type KeyringAnswer } from './keyring-provider.ts'

/** Electron's replacement for Node's IPC channel in a utility process. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): void
  postMessage(message: unknown): void
}

const hostProcess: object = process

function hasParentPort(host: object): host is { parentPort: ParentPort } {
  return 'parentPort' in host && host.parentPort !== undefined
}

function answer(message: unknown): KeyringAnswer {
  const request = keyringRequest.safeParse(message)
  return request.success ? callKeyring(request.data) : { kind: 'unavailable' }
}

if (hasParentPort(hostProcess)) {
  const { parentPort } = hostProcess
  parentPort.on('message', ({ data }) => {
    parentPort.postMessage(answer(data))
  })
} else {
  process.once('message', (message) => {
    process.send?.(answer(message), () => {
      process.disconnect()
    })
  })
}
