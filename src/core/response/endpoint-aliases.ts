import type { Paging } from '#core/response/envelope.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import { splitUrl } from '#core/url/split-url.ts'

/**
 * Other names of the endpoint in a response: those of its own record (dataCycle CORE sends ID and slug), and
 * the one in the final URL after redirects within the origin.
 */
export function endpointAliases(paging: Paging, answeredBy: string): string[] {
  const segments = splitUrl(answeredBy)?.path.split('/') ?? []
  const place = segments.indexOf('endpoints')
  const answered = place < 0 ? undefined : segments[place + 1]
  const names = [
    paging.collection?.id,
    paging.collection?.slug,
    answered && decodePercent(answered),
  ]
  return names.filter((name) => typeof name === 'string')
}
