import {
  type DateHelpers,
  helperOf,
  helpersFor,
  renderWithCalls,
  type SnippetDate,
  splitAtDates,
} from './text-with-dates.ts'
import {
  requestTemplateOf,
  type SnippetRequest,
  type RequestTemplate,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'
import { planPageWalk, sayCounts } from './page-walk.ts'
import { encodeStrayCharacters, quoteInCode } from './quote-in-code.ts'
import { hasUniqueNames, readQueryPairs } from './query-pairs.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { requestHeaders } from '#core/request/request-plan.ts'

/** Lines that end the program with the server's text if `response` is an error; they need `sys`. */
const exitOnError = [
  'if not response.ok:',
  "    sys.exit(f'{response.status_code}: {response.text}')",
]

/** Python with requests; reads the token from the environment. */
export function renderPython(request: SnippetRequest): string {
  const { method, hasToken } = request
  const template = requestTemplateOf(request)
  const { address, params } = renderAddress(template)
  const headers = renderHeaders(request)
  return [
    ...renderImports(['json', ...(hasToken ? ['os'] : []), 'sys'], template),
    '',
    'import requests',
    '',
    ...renderToken(hasToken),
    ...renderDateHelpers(template),
    `response = requests.${method.toLowerCase()}(`,
    `    ${address},`,
    ...(params === null ? [] : nameLines('params', params)),
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
    ...(template.body === null
      ? []
      : [`    data=${renderEncoded(template.body, template.dates)},`]),
    `    ${pythonTimeout},`,
    ')',
    ...exitOnError,
    'print(json.dumps(response.json(), ensure_ascii=False, indent=2))',
  ].join('\n')
}

const nameLines = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, at) => {
    const end = at === lines.length - 1 ? ',' : ''
    return `    ${at === 0 ? `${name}=` : ''}${line}${end}`
  })

/** A concatenation needs parentheses before it is encoded. */
function renderEncoded(text: string, dates: readonly SnippetDate[]): string {
  const expression = render(text, dates)
  return `${splitAtDates(text, dates).length > 1 ? `(${expression})` : expression}.encode('utf-8')`
}

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
  const withDates = (part: string) => render(part, template.dates)
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
  `    raise ValueError(f'${sayCounts('{len(items)}', '{total}')}')`,
  'print(json.dumps(items))',
]

/** Lines that read the token, followed by an empty line; they need `os` and `sys`. */
export const renderToken = (hasToken: boolean): string[] =>
  hasToken
    ? [
        `token = os.environ.get('${tokenVariable}')`,
        'if not token:',
        `    sys.exit('${tokenMissingMessage}')`,
        '',
      ]
    : []

/** In seconds, as long as the app waits; without a timeout, requests waits forever for a silent server. */
export const pythonTimeout = `timeout=${String(defaultExchangeLimits.firstByteMs / 1000)}`

/** The request's headers as dictionary members. */
const renderHeaders = ({ method, hasToken }: SnippetRequest): string[] => [
  ...(hasToken ? ["'Authorization': f'Bearer {token}'"] : []),
  ...requestHeaders(method).map(([name, value]) => `'${name}': '${value}'`),
]

const render = renderWithCalls(quoteInCode)

const hasDatesBy = ({ dates }: RequestTemplate, ...helpers: readonly string[]): boolean =>
  dates.some((date) => helpers.includes(helperOf(date)))

/** The imports of a program, sorted: modules, then names from modules. */
function renderImports(modules: readonly string[], template: RequestTemplate): string[] {
  const calendar = hasDatesBy(template, 'month', 'lastDay') ? ['calendar'] : []
  return [
    ...[...modules, ...calendar].sort().map((name) => `import ${name}`),
    ...(template.dates.length === 0
      ? []
      : [
          `from datetime import ${['date', ...(hasDatesBy(template, 'day', 'weekend') ? ['timedelta'] : [])].join(', ')}`,
        ]),
  ]
}

export const pythonDateHelpers: DateHelpers = {
  day: `def day(days):
    return (date.today() + timedelta(days=days)).isoformat()
`,
  month: `def month(months):
    today = date.today()
    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)
    last = calendar.monthrange(year, index + 1)[1]
    return date(year, index + 1, min(today.day, last)).isoformat()
`,
  weekend: `def weekend(days):
    today = date.today()
    return (today + timedelta(days=6 - today.isoweekday() + days)).isoformat()
`,
  firstDay: `def firstDay(months):
    today = date.today()
    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)
    return date(year, index + 1, 1).isoformat()
`,
  lastDay: `def lastDay(months):
    today = date.today()
    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)
    return date(year, index + 1, calendar.monthrange(year, index + 1)[1]).isoformat()
`,
}

/** The needed functions that compute dates relative to today. */
const renderDateHelpers = ({ dates }: RequestTemplate): string[] =>
  helpersFor(dates, pythonDateHelpers)

/** A URL as expressions. */
interface CodeAddress {
  address: string
  fullUrl: string
  /** Lines of the parameters' literal; null if they are part of the address. */
  params: string[] | null
}

function renderAddress({ url, dates }: RequestTemplate): CodeAddress {
  const read = readQueryPairs(url)
  if (read === null) {
    const fullUrl = render(encodeStrayCharacters(url), dates)
    return { address: fullUrl, fullUrl, params: null }
  }
  const pairs = read.pairs.map(
    ([name, value]) => [quoteInCode(name), render(value, dates)] as const,
  )
  return {
    address: quoteInCode(read.address),
    fullUrl: `${quoteInCode(`${read.address}?`)} + urlencode(params)`,
    params: hasUniqueNames(read)
      ? ['{', ...pairs.map(([name, value]) => `    ${name}: ${value},`), '}']
      : ['[', ...pairs.map(([name, value]) => `    (${name}, ${value}),`), ']'],
  }
}
