import type { Endpoint } from '#sample/http/endpoint.ts'
import { endpointAddress } from './list-endpoint.ts'
import { tokens } from '#sample/http/token.ts'

/** The page shown when the sample's URL is opened in a browser. */
export function renderWelcome(baseUrl: string, endpoints: readonly Endpoint[]): string {
  const width = Math.max(...endpoints.map(({ slug }) => slug.length)) + 2
  return [
    'Sample instance of a content retrieval API. All content is invented and the same in every run.',
    '',
    `curl -H 'Authorization: Bearer ${tokens.full}' '${endpointAddress(baseUrl, 'events')}'`,
    '',
    `Requests so far: ${baseUrl}/log`,
    '',
    'Endpoints:',
    ...endpoints.map(({ slug, id, about }) => `${slug.padEnd(width)}${id}  ${about}`),
    '',
  ].join('\n')
}
