import type { BuiltInInstance } from '#core/connection/connection.ts'
import type { SampleAccess } from '#host/platform/platform.ts'
import { startCoreSample } from '#sample/start-core-sample.ts'
import type { RunningServer } from '#sample/http/serve.ts'
import { startOddSample } from '../../servers/odd/start-odd-sample.ts'

export interface SharedSample extends SampleAccess, Pick<RunningServer, 'requestLines'> {}

const starts: Readonly<Record<BuiltInInstance, () => Promise<SharedSample>>> = {
  sample: async () => {
    const started = await startOddSample()
    return { ...started, token: started.tokens.full }
  },
  'core-sample': async () => {
    const started = await startCoreSample({ port: 0 })
    return { ...started, token: started.tokens.editor }
  },
}

const started = new Map<BuiltInInstance, Promise<SharedSample>>()

/**
 * The built-in sample servers, started once for all tests of this process and never changed by them; they end
 * with it. The documented one has the endpoints `odd-*` as well, which misbehave.
 */
export function shareSample(instance: BuiltInInstance): Promise<SharedSample> {
  const running = started.get(instance) ?? starts[instance]()
  started.set(instance, running)
  return running
}
