import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface StartedChild {
  process: ChildProcess
  send(message: string): void
  /** The next message, in the order sent; null when the child has ended. */
  next(): Promise<unknown>
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>
}

/** Starts a bundled script with a message channel; it does not outlive the test. */
export function startChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): StartedChild {
  const child = fork(script, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new AbortController()
  const messages = on(child, 'message', { signal: ended.signal })
  // The channel can hold messages after the process has gone; it closes once they are read.
  const exit = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(() => {
    ended.abort()
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  return {
    process: child,
    send: (message) => child.send(message),
    async next() {
      try {
        const received: IteratorResult<unknown[], unknown> = await messages.next()
        return received.done === true ? null : received.value[0]
      } catch {
        return null
      }
    },
    kill,
  }
}
