/** Endpoints that moved to the CORE sample; the response contains the new URL. */
import { answerJson } from '#sample/http/answer.ts'
import type { Call } from '#sample/http/call.ts'
import { endpointIdOf, type Endpoint } from '#sample/http/endpoint.ts'

const moved = [
  ['core-events', 'veranstaltungen'],
  ['core-places', 'orte'],
] as const

/** 410 with a message for users and the new URL for programs. */
export const createMovedEndpoints = (): Endpoint[] =>
  moved.map(([slug, newSlug]) => ({
    slug,
    id: endpointIdOf(slug),
    title: slug,
    about: `Moved to the instance like dataCycle CORE, as ${newSlug}.`,
    kind: 'dynamic',
    access: 'every-token',
    answer: ({ site }: Call) => {
      const address = `${site.coreBaseUrl}/api/v4/endpoints/${newSlug}`
      return answerJson(
        {
          error: 'Gone',
          message: `This endpoint has moved to the sample instance like dataCycle CORE: ${address} (token ${site.coreToken}).`,
          location: address,
        },
        410,
      )
    },
  }))
