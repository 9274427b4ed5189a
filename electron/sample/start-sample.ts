/** Starts the documented sample. */
import { createLibrary } from '#sample/content/library.ts'
import { coreTokens } from '#sample/datacycle-content/users.ts'
import { createDocumentedEndpoints } from '#sample/documented/endpoints.ts'
import { createMovedEndpoints } from '#sample/documented/moved-endpoints.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { tokens } from '#sample/http/token.ts'
import { createRouter } from './route.ts'
import { serve, type RunningServer, type ServeOptions } from '#sample/http/serve.ts'

export interface SampleOptions extends ServeOptions {
  /** Origin of foreign links and redirects; by default one that does not answer. */
  foreignOrigin?: string
  /** URL of the CORE sample; by default with its preferred port. */
  coreBaseUrl?: string
  /** Additional endpoints, which are not in the list of a token's endpoints. */
  unlisted?: readonly Endpoint[]
}

export interface Sample extends RunningServer {
  tokens: { full: string; limited: string }
}

/** Rejects with the error of `listen`, for example EADDRINUSE. */
export async function startSample(options: SampleOptions): Promise<Sample> {
  const {
    foreignOrigin = 'http://127.0.0.2:9',
    coreBaseUrl = 'http://127.0.0.1:4781',
    unlisted = [],
  } = options
  const served = await serve(options, (baseUrl, log) =>
    createRouter(
      {
        baseUrl,
        foreignOrigin,
        coreBaseUrl,
        coreToken: coreTokens.editor,
        library: createLibrary(),
      },
      createDocumentedEndpoints(),
      [...createMovedEndpoints(), ...unlisted],
      log,
    ),
  )
  return { ...served, tokens }
}
