import { helpersFor, renderWithCalls, type DateHelpers } from './text-with-dates.ts'
import {
  requestTemplateOf,
  type SnippetRequest,
  type RequestTemplate,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'
import { planPageWalk, sayCounts } from './page-walk.ts'
import { readQueryPairs } from './query-pairs.ts'
import { quoteInCode } from './quote-in-code.ts'
import { requestHeaders } from '#core/request/request-plan.ts'

/** A Node module with fetch; reads the token from the environment. */
export function renderJavaScript(request: SnippetRequest): string {
  const { method, hasToken } = request
  const template = requestTemplateOf(request)
  const { queryLines, fullUrl } = renderAddress(template)
  const headers = renderHeaders(request)
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...indent(headers), '  },']),
    ...(template.body === null ? [] : [`  body: ${render(template.body, template.dates)},`]),
  ]
  return [
    ...renderToken(hasToken),
    ...renderDateHelpers(template),
    ...queryLines,
    options.length === 0
      ? `const response = await fetch(${fullUrl})`
      : [`const response = await fetch(${fullUrl}, {`, ...options, '})'].join('\n'),
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    'console.log(JSON.stringify(await response.json(), null, 2))',
  ].join('\n')
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A Node module with axios; reads the token from the environment. */
export function renderAxios(request: SnippetRequest): string {
  const { method, hasToken } = request
  const template = requestTemplateOf(request)
  const { queryLines, address, hasSeparateQuery } = renderAddress(template)
  const headers = renderHeaders(request)
  const config = [
    ...(hasSeparateQuery ? ['  params: query,'] : []),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((it) => `  ${it}`), '  },']),
  ]
  const body = template.body === null ? [] : [render(template.body, template.dates)]
  const call = `const { data } = await axios.${method.toLowerCase()}(${[address, ...body].join(', ')}`
  return [
    "import axios from 'axios'",
    '',
    ...renderToken(hasToken),
    ...renderDateHelpers(template),
    ...queryLines,
    ...(config.length === 0 ? [`${call})`] : [`${call}, {`, ...config, '})']),
    'console.log(JSON.stringify(data, null, 2))',
  ].join('\n')
}

/**
 * JavaScript with fetch that collects the items of all pages; null if the body cannot hold a page number. The
 * code stops at an empty page and after three pages without anything new (whole-set.md A2), follows only links
 * to the same server (they get the token), skips repeated IDs and keeps items without an ID. It fails if the number of items differs from the server's count. `comment`
 * is a line that explains the IDs.
 */
export function renderJavaScriptPages(request: SnippetRequest, comment: string): string | null {
  const template = requestTemplateOf(request)
  const walk = planPageWalk(template)
  if (walk === null) return null
  const { queryLines, fullUrl } = renderAddress({ ...template, url: walk.url })
  const headers = renderHeaders(request)
  const options = [
    ...(walk.kind === 'numbers' ? ["method: 'POST'"] : []),
    ...(headers.length === 0 ? [] : ['headers']),
  ]
  const before = [
    ...renderToken(request.hasToken),
    ...renderDateHelpers(template),
    ...queryLines,
    ...(headers.length === 0 ? [] : ['const headers = {', ...headers, '}']),
    'const items = []',
    comment,
    'const seen = new Set()',
    'let total = null',
    'let pagesWithoutNews = 0',
  ]
  if (walk.kind === 'links')
    return [
      ...before,
      `let url = ${fullUrl}`,
      'while (url) {',
      `  const response = await fetch(url${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`,
      ...readPage,
      ...javascriptNextPage,
      '}',
      ...after,
    ].join('\n')
  const withDates = (part: string) => render(part, template.dates)
  return [
    ...before,
    'for (let number = 1; ; number += 1) {',
    `  const body = ${withDates(walk.before)} + number + ${withDates(walk.after)}`,
    `  const response = await fetch(${fullUrl}, { ${[...options, 'body'].join(', ')} })`,
    ...readPage,
    '}',
    ...after,
  ].join('\n')
}

/** Follows the link to the next page, if it leads to the same server. */
export const javascriptNextPage = [
  '  const next = page.links?.next',
  "  if (next && new URL(next, url).origin !== new URL(url).origin) throw new Error('Another server: ' + next)",
  '  url = next ? new URL(next, url).href : null',
]

const readPage = [
  '  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
  '  const page = await response.json()',
  '  total = page.meta?.total ?? page.meta?.page?.totalElements ?? null',
  '  const seenBefore = seen.size',
  "  for (const item of page['@graph']) {",
  "    const id = item['@id']",
  '    if (!id || !seen.has(id)) items.push(item)',
  '    seen.add(id || JSON.stringify(item))',
  '  }',
  '  pagesWithoutNews = seen.size > seenBefore ? 0 : pagesWithoutNews + 1',
  "  if (page['@graph'].length === 0 || pagesWithoutNews === 3) break",
]

/** Pages can silently lose items (whole-set.md): if the count differs, nothing is printed. */
const after = [
  `if (total !== null && items.length !== total) throw new Error(\`${sayCounts('${items.length}', '${total}')}\`)`,
  'console.log(JSON.stringify(items))',
]

/** Lines that read the token, followed by an empty line. */
const renderToken = (hasToken: boolean): string[] =>
  hasToken
    ? [
        `const token = process.env.${tokenVariable}`,
        `if (!token) throw new Error('${tokenMissingMessage}')`,
        '',
      ]
    : []

/** The request's headers as object members, indented by two spaces. */
const renderHeaders = ({ method, hasToken }: SnippetRequest): string[] => [
  ...(hasToken ? ['  Authorization: `Bearer ${token}`,'] : []),
  ...requestHeaders(method).map(([name, value]) => `  '${name}': '${value}',`),
]

const render = renderWithCalls(quoteInCode)

export const javascriptDateHelpers: DateHelpers = {
  day: `const day = (days) => {
  const now = new Date()
  const then = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return new Date(then).toISOString().slice(0, 10)
}
`,
  month: `const month = (months) => {
  const now = new Date()
  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth() + months + 1, 0))
  last.setUTCDate(Math.min(now.getDate(), last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
`,
  weekend: `const weekend = (days) => {
  const now = new Date()
  const saturday = now.getDate() + 6 - (now.getDay() || 7)
  const then = Date.UTC(now.getFullYear(), now.getMonth(), saturday + days)
  return new Date(then).toISOString().slice(0, 10)
}
`,
  firstDay: `const firstDay = (months) => {
  const now = new Date()
  const then = Date.UTC(now.getFullYear(), now.getMonth() + months, 1)
  return new Date(then).toISOString().slice(0, 10)
}
`,
  lastDay: `const lastDay = (months) => {
  const now = new Date()
  const then = Date.UTC(now.getFullYear(), now.getMonth() + months + 1, 0)
  return new Date(then).toISOString().slice(0, 10)
}
`,
}

/** The needed functions that compute dates relative to today, followed by an empty line. */
export const renderDateHelpers = ({ dates }: Pick<RequestTemplate, 'dates'>): string[] =>
  helpersFor(dates, javascriptDateHelpers)

/** A URL as expressions, and the lines before that define `query`. */
interface CodeAddress {
  queryLines: string[]
  address: string
  fullUrl: string
  /** True if the parameters are in `query` instead of the address. */
  hasSeparateQuery: boolean
}

function renderAddress({ url, dates }: RequestTemplate): CodeAddress {
  const read = readQueryPairs(url)
  if (read === null) {
    const fullUrl = render(url, dates)
    return { queryLines: [], address: fullUrl, fullUrl, hasSeparateQuery: false }
  }
  return {
    queryLines: [
      'const query = new URLSearchParams([',
      ...read.pairs.map(([name, value]) => `  [${quoteInCode(name)}, ${render(value, dates)}],`),
      '])',
    ],
    address: quoteInCode(read.address),
    fullUrl: `${quoteInCode(`${read.address}?`)} + query`,
    hasSeparateQuery: true,
  }
}
