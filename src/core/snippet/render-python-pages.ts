import { planPageWalk } from './page-walk.ts'
import { encodeStraySigns } from './encode-stray-signs.ts'
import { quoteInCode } from './quote-in-code.ts'
import { renderHeaders, renderToken } from './render-python.ts'
import type { SnippetRequest } from './snippet-request.ts'

/**
 * Python with requests that collects the items of all pages; null where the body has no place for a page.
 * It ends at an empty page, and follows links at their own server only: the token goes with them.
 */
export function renderPythonPages(request: SnippetRequest): string | null {
  const walk = planPageWalk(request)
  if (walk === null) return null
  const headers = renderHeaders(request)
  const isByLinks = walk.kind === 'links'
  const before = [
    ...(isByLinks ? [] : ['import itertools']),
    'import json',
    ...(request.hasToken ? ['import os'] : []),
    ...(isByLinks ? ['from urllib.parse import urljoin, urlsplit'] : []),
    '',
    'import requests',
    '',
    ...renderToken(request.hasToken),
    ...(headers.length === 0 ? [] : [`headers = {${headers.join(', ')}}`]),
    'items = []',
  ]
  const given = headers.length === 0 ? [] : ['headers=headers']
  if (isByLinks)
    return [
      ...before,
      `url = ${quoteInCode(encodeStraySigns(walk.url))}`,
      'while url:',
      `    response = requests.get(${['url', ...given].join(', ')})`,
      ...readPage,
      "    following = (page.get('links') or {}).get('next')",
      '    following = urljoin(url, following) if following else None',
      '    if following and urlsplit(following)[:2] != urlsplit(url)[:2]:',
      "        raise ValueError('Another server: ' + following)",
      '    url = following',
      ...after,
    ].join('\n')
  return [
    ...before,
    'for number in itertools.count(1):',
    `    body = ${quoteInCode(walk.before)} + str(number) + ${quoteInCode(walk.after)}`,
    `    response = requests.post(${[quoteInCode(encodeStraySigns(walk.url)), ...given, "data=body.encode('utf-8')"].join(', ')})`,
    ...readPage,
    ...after,
  ].join('\n')
}

const readPage = [
  '    response.raise_for_status()',
  '    page = response.json()',
  "    if not page['@graph']:",
  '        break',
  "    items.extend(page['@graph'])",
]

const after = ['print(json.dumps(items))']
