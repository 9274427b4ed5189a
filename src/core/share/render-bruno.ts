import {
  listDateVariables,
  renderDateScript,
  renderDateVariables,
  setters,
} from '#core/snippet/date-variables.ts'
import { escapeVariablesInJson, escapeVariablesInUrl } from '#core/snippet/quote-in-code.ts'
import { requestTemplateOf, type SnippetRequest } from '#core/snippet/snippet-request.ts'
import { renderFileName } from '#core/text/file-name.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import type { Share, ShareFile } from './share.ts'
import { singleLine } from '#core/text/characters.ts'
import { withoutCredentials } from './render-endpoint.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { bodyOf, methodOf, renderTarget } from '#core/request/request-plan.ts'

/**
 * A Bruno collection as a folder: the request, and an environment with the base URL and the secret variable
 * `token`. Bruno asks for a secret on each computer and never writes it to the file.
 *
 * `encodeUrl: false`, because Bruno would encode the URL twice (`%2520`). Brackets and colons are not
 * encoded, so that names stay readable. In the body, `{{` is a JSON escape, because Bruno would replace it.
 * Relative dates are variables with today's dates as defaults; a script sets them before the request.
 */
export function renderBruno(share: Share): ShareFile[] {
  const name = renderFileName(share.title)
  const collection = { version: '1', name, type: 'collection', ignore: ['node_modules', '.git'] }
  return [
    { path: `${name}.bru`, text: renderBrunoRequest(share) },
    {
      path: `environments/${renderFileName(share.connectionName)}.bru`,
      text: `${block('vars', [`baseUrl: ${withoutCredentials(share.baseUrl)}`])}\nvars:secret [\n  token\n]\n`,
    },
    { path: 'bruno.json', text: `${JSON.stringify(collection, null, 2)}\n` },
  ]
}

/** Only the request, as one `.bru` file. */
export function renderBrunoRequest(share: Share): string {
  const request = describeRequest(share)
  const { url, body, dates } = requestTemplateOf(request)
  const base = withoutCredentials(share.baseUrl)
  const target = escapeVariablesInUrl(url.slice(base.length)).replace(
    /%(?:5B|5D|3A)/gi,
    decodePercent,
  )
  const sentences = share.querySentences.map(singleLine).filter((sentence) => sentence !== '')
  const blocks = [
    block('meta', [`name: ${singleLine(share.title) || 'Query'}`, 'type: http', 'seq: 1']),
    block(request.method.toLowerCase(), [
      `url: {{baseUrl}}${renderDateVariables(target, dates)}`,
      `body: ${body === null ? 'none' : 'json'}`,
      'auth: bearer',
    ]),
    block('auth:bearer', ['token: {{token}}']),
    ...(body === null
      ? []
      : [block('body:json', [renderDateVariables(escapeVariablesInJson(body), dates)])]),
    ...(dates.length === 0
      ? []
      : [
          block(
            'vars:pre-request',
            listDateVariables(dates).map(([name, day]) => `${name}: ${day}`),
          ),
          block('script:pre-request', renderDateScript(dates, setters.bruno)),
        ]),
    block('settings', ['encodeUrl: false']),
    ...(sentences.length === 0 ? [] : [block('docs', sentences)]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const block = (name: string, lines: readonly string[]): string =>
  [`${name} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'].join('\n')

/**
 * The request as it is sent, always with a placeholder for the token (api.md 5.1). A token in a followed link
 * and a password in the address are removed.
 */
export function describeRequest({
  plan,
  baseUrl,
  relative,
}: Pick<Share, 'plan' | 'baseUrl' | 'relative'>): SnippetRequest {
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
