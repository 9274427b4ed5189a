import type { BuiltInInstance } from '#core/connection/connection.ts'
import type { SampleAccess } from '#host/platform/platform.ts'
import { type Sample, startCoreSample, type CoreSample } from '#sample/start-sample.ts'
import { startOddSample } from '../servers/odd/endpoints.ts'

/** What the built-in samples are to a test: started once for all tests of this process, and never changed by them. */
export interface Shared extends SampleAccess {
  /** The request lines of all tests so far: `GET /api/v4/endpoints/events HTTP/1.1`. */
  received: readonly string[]
}

export type SharedSample = Sample & Shared
export type SharedCoreSample = CoreSample & Shared

/** The documented sample. It has the endpoints `odd-*` as well, which misbehave. */
export const shareDocumentedSample = once(async (): Promise<SharedSample> => {
  const received: string[] = []
  const started = await startOddSample({ log: (line) => received.push(line) })
  return { ...started, token: started.tokens.full, received }
})

export const shareCoreSample = once(async (): Promise<SharedCoreSample> => {
  const received: string[] = []
  const started = await startCoreSample({ port: 0, log: (line) => received.push(line) })
  return { ...started, token: started.tokens.editor, received }
})

/** As a shell starts the sample of a connection. They end with the process. */
export const shareSample = (instance: BuiltInInstance): Promise<Shared> =>
  instance === 'sample' ? shareDocumentedSample() : shareCoreSample()

function once<Started>(start: () => Promise<Started>): () => Promise<Started> {
  let running: Promise<Started> | null = null
  return () => (running ??= start())
}
