import { shippedNames } from '#core/connection/shipped-names.ts'
import type { Connection } from '#core/connection/connection.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { presets } from '#core/query/conventions.ts'

/** The connection to the CORE sample, as created at the first start. */
export function coreSampleConnection(): Connection {
  return {
    id: 'core-sample',
    name: shippedNames['core-sample'],
    // The preferred port; the host sets the actual URL when it starts the sample.
    baseUrl: 'http://127.0.0.1:4781',
    conventions: presets.core,
    colour: 'none',
    allowPlainHttp: false,
    limits: defaultExchangeLimits,
    certificates: '',
    builtIn: 'core-sample',
    startEndpoint: 'veranstaltungen',
    server: 'datacycle-core',
    declinedOffer: false,
    filterDefinitions: [],
    requiredAttributes: [],
  }
}
