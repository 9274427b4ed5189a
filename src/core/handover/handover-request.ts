import { isTokenName } from '#core/query/token-name.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { decodePercent } from '#core/url/decode-percent.ts'
import { withoutCredentials } from './without-credentials.ts'
import type { Handover } from './handover.ts'

/**
 * The request as it is sent, always with a placeholder for the token (api.md 5.1). A token in a followed link
 * and a password in the address are removed.
 */
export function describeRequest({
  plan,
  baseUrl,
  relative,
}: Pick<Handover, 'plan' | 'baseUrl' | 'relative'>): SnippetRequest {
  return {
    method: methodOf(plan),
    url: withoutSecrets(baseUrl + renderTarget(plan)),
    body: bodyOf(plan),
    hasToken: true,
    ...(relative && { relative: { ...relative, url: withoutSecrets(relative.url) } }),
  }
}

const withoutSecrets = (url: string): string => withoutTokens(withoutCredentials(url))

function withoutTokens(target: string): string {
  const mark = target.indexOf('?')
  if (mark === -1) return target
  const pairs = target.slice(mark + 1).split('&')
  const kept = pairs.filter((pair) => !isTokenName(decodePercent(pair.replace(/=.*/s, ''))))
  return kept.length === 0 ? target.slice(0, mark) : `${target.slice(0, mark)}?${kept.join('&')}`
}
