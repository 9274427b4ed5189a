import type { Paging } from './envelope.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { splitUrl } from '#core/url/split-url.ts'

/**
 * Other names of the endpoint in a response: those of its own record (dataCycle CORE sends ID and slug), and
 * the one in the final URL after redirects within the origin.
 */
export function endpointAliases(paging: Paging, finalUrl: string): string[] {
  const segments = splitUrl(finalUrl)?.path.split('/') ?? []
  const at = segments.indexOf('endpoints')
  const nameInUrl = at < 0 ? undefined : segments[at + 1]
  const names = [
    paging.collection?.id,
    paging.collection?.slug,
    nameInUrl && decodePercent(nameInUrl),
  ]
  return names.filter((name) => typeof name === 'string')
}
