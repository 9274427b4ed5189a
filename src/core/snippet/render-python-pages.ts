import { renderWithDates } from './text-with-dates.ts'
import { planPageWalk } from './page-walk.ts'
import {
  exitOnError,
  pythonDateSyntax,
  pythonTimeout,
  renderAddress,
  renderDateHelpers,
  renderHeaders,
  renderImports,
  renderToken,
} from './python-parts.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'

/**
 * Python with requests that collects the items of all pages; null if the body cannot hold a page number. The
 * code stops at an empty page and after three pages without anything new (whole-set.md A2), follows only links
 * to the same server (they get the token), skips repeated IDs and keeps items without an ID. It fails if the number of items differs from the server's count. `comment`
 * is a line that explains the IDs.
 */
export function renderPythonPages(request: SnippetRequest, comment: string): string | null {
  const template = requestTemplateOf(request)
  const walk = planPageWalk(template)
  if (walk === null) return null
  const { fullUrl, params } = renderAddress({ ...template, url: walk.url })
  const headers = renderHeaders(request)
  const isByLinks = walk.kind === 'links'
  const parsing = [
    ...(params === null ? [] : ['urlencode']),
    ...(isByLinks ? ['urljoin', 'urlsplit'] : []),
  ]
  const modules = [
    ...(isByLinks ? [] : ['itertools']),
    'json',
    ...(request.hasToken ? ['os'] : []),
    'sys',
  ]
  const before = [
    ...renderImports(modules, template),
    ...(parsing.length === 0 ? [] : [`from urllib.parse import ${parsing.join(', ')}`]),
    '',
    'import requests',
    '',
    ...renderToken(request.hasToken),
    ...renderDateHelpers(template),
    ...(params === null ? [] : [`params = ${params.join('\n')}`]),
    ...(headers.length === 0 ? [] : [`headers = {${headers.join(', ')}}`]),
    'items = []',
    comment,
    'seen = set()',
    'pages_without_news = 0',
  ]
  const options = headers.length === 0 ? [] : ['headers=headers']
  if (isByLinks)
    return [
      ...before,
      `url = ${fullUrl}`,
      'while url:',
      `    response = requests.get(${['url', ...options, pythonTimeout].join(', ')})`,
      ...readPage,
      "    following = (page.get('links') or {}).get('next')",
      '    following = urljoin(url, following) if following else None',
      '    if following and urlsplit(following)[:2] != urlsplit(url)[:2]:',
      "        raise ValueError('Another server: ' + following)",
      '    url = following',
      ...after,
    ].join('\n')
  const withDates = (part: string) => renderWithDates(part, template.dates, pythonDateSyntax)
  return [
    ...before,
    `url = ${fullUrl}`,
    'for number in itertools.count(1):',
    `    body = ${withDates(walk.before)} + str(number) + ${withDates(walk.after)}`,
    `    response = requests.post(${['url', ...options, "data=body.encode('utf-8')", pythonTimeout].join(', ')})`,
    ...readPage,
    ...after,
  ].join('\n')
}

const readPage = [
  ...exitOnError.map((line) => `    ${line}`),
  '    page = response.json()',
  "    meta = page.get('meta') or {}",
  "    total = meta.get('total', (meta.get('page') or {}).get('totalElements'))",
  '    seen_before = len(seen)',
  "    for item in page['@graph']:",
  "        id = item.get('@id')",
  '        if not id or id not in seen:',
  '            items.append(item)',
  '        seen.add(id or json.dumps(item))',
  '    pages_without_news = 0 if len(seen) > seen_before else pages_without_news + 1',
  "    if not page['@graph'] or pages_without_news == 3:",
  '        break',
]

/** Pages can silently lose items (whole-set.md): if the count differs, nothing is printed. */
const after = [
  'if total is not None and len(items) != total:',
  "    raise ValueError(f'{len(items)} different items came, the server counts {total}')",
  'print(json.dumps(items))',
]
