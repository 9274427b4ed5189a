import type { StoredEndpoint } from '#sample/datacycle/store/stored-content.ts'
import { coreTokens } from './users.ts'

/** The page shown when the sample's URL is opened in a browser. */
export function renderCoreWelcome(baseUrl: string, endpoints: readonly StoredEndpoint[]): string {
  const width = Math.max(...endpoints.map(({ slug }) => slug.length)) + 2
  return [
    'Sample instance that answers like dataCycle CORE. All content is invented and the same in every run.',
    '',
    `curl -H 'Authorization: Bearer ${coreTokens.editor}' '${baseUrl}/api/v4/endpoints/veranstaltungen'`,
    '',
    `Requests so far: ${baseUrl}/log`,
    '',
    'Endpoints:',
    ...endpoints.map(({ slug, id, name }) => `${slug.padEnd(width)}${id}  ${name}`),
    '',
  ].join('\n')
}
