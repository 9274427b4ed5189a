/** All endpoints that misbehave on purpose. */
import type { Endpoint } from '#sample/http/endpoint.ts'
import { createEncodedEndpoints } from './encoded.ts'
import { createFixedBodyEndpoints } from './fixed-bodies.ts'
import { createForeignEndpoints } from './foreign-links.ts'
import { createIgnoringEndpoints } from './ignoring.ts'
import { createLargeEndpoints } from './large.ts'
import { createPagingEndpoints } from './paging.ts'
import { createRefusalEndpoints } from './refusals.ts'
import { createTimingEndpoints } from './timing.ts'

export const createOddEndpoints = (): Endpoint[] => [
  ...createTimingEndpoints(),
  ...createFixedBodyEndpoints(),
  ...createPagingEndpoints(),
  ...createIgnoringEndpoints(),
  ...createForeignEndpoints(),
  ...createRefusalEndpoints(),
  ...createEncodedEndpoints(),
  ...createLargeEndpoints(),
]
