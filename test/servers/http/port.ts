import { onTestFinished } from 'vitest'
import type { Answer } from '#sample/http/answer.ts'
import { serve, type RawRequest, type RunningServer } from '#sample/http/serve.ts'

/** A port of this computer that can be closed and opened again; closed when the test has finished. */
export interface Port {
  /** Without a trailing slash; stays the same. */
  baseUrl: string
  /** From now on connections are refused. */
  stop: () => void
  goOn: () => Promise<void>
  close: () => Promise<void>
}

export async function openPort(
  createRoute: (baseUrl: string) => (request: RawRequest) => Answer,
): Promise<Port> {
  let served: RunningServer | null = await serve({ port: 0 }, createRoute)
  const { baseUrl } = served
  const port = Number(new URL(baseUrl).port)
  let closing = Promise.resolve()
  function stop() {
    if (served !== null) closing = served.close()
    served = null
  }
  async function close() {
    stop()
    await closing
  }
  onTestFinished(close)
  return {
    baseUrl,
    stop,
    async goOn() {
      await closing
      served ??= await serve({ port }, createRoute)
    },
    close,
  }
}
