import { startSample, type Sample, type SampleOptions } from '#sample/start-sample.ts'
import { createOddEndpoints } from './endpoints.ts'

/** Starts the documented sample with endpoints beside its own that misbehave on purpose. */
export const startOddSample = (options: Partial<SampleOptions> = {}): Promise<Sample> =>
  startSample({ port: 0, ...options, unlisted: createOddEndpoints() })
