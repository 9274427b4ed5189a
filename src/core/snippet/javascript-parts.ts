import { requestHeaders } from '#core/request/request-plan.ts'
import {
  renderHelperCall,
  helpersFor,
  renderWithDates,
  type DateHelpers,
  type DateSyntax,
} from './text-with-dates.ts'
import { readQueryPairs } from './query-pairs.ts'
import { quoteInCode } from './quote-in-code.ts'
import type { RequestTemplate, SnippetRequest } from './snippet-request.ts'
import { tokenMissingMessage, tokenVariable } from './token-variable.ts'

/** Lines that read the token, followed by an empty line. */
export const renderToken = (hasToken: boolean): string[] =>
  hasToken
    ? [
        `const token = process.env.${tokenVariable}`,
        `if (!token) throw new Error('${tokenMissingMessage}')`,
        '',
      ]
    : []

/** The request's headers as object members, indented by two spaces. */
export const renderHeaders = ({ method, hasToken }: SnippetRequest): string[] => [
  ...(hasToken ? ['  Authorization: `Bearer ${token}`,'] : []),
  ...requestHeaders(method).map(([name, value]) => `  '${name}': '${value}',`),
]

export const javascriptDateSyntax: DateSyntax = {
  quote: quoteInCode,
  date: renderHelperCall,
  plus: ' + ',
}

export const javascriptDateHelpers: DateHelpers = {
  day: [
    'const day = (days) => {',
    '  const now = new Date()',
    '  const then = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)',
    '  return new Date(then).toISOString().slice(0, 10)',
    '}',
    '',
  ],
  month: [
    'const month = (months) => {',
    '  const now = new Date()',
    '  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth() + months + 1, 0))',
    '  last.setUTCDate(Math.min(now.getDate(), last.getUTCDate()))',
    '  return last.toISOString().slice(0, 10)',
    '}',
    '',
  ],
  weekend: [
    'const weekend = (days) => {',
    '  const now = new Date()',
    '  const saturday = now.getDate() + 6 - (now.getDay() || 7)',
    '  const then = Date.UTC(now.getFullYear(), now.getMonth(), saturday + days)',
    '  return new Date(then).toISOString().slice(0, 10)',
    '}',
    '',
  ],
  firstDay: [
    'const firstDay = (months) => {',
    '  const now = new Date()',
    '  const then = Date.UTC(now.getFullYear(), now.getMonth() + months, 1)',
    '  return new Date(then).toISOString().slice(0, 10)',
    '}',
    '',
  ],
  lastDay: [
    'const lastDay = (months) => {',
    '  const now = new Date()',
    '  const then = Date.UTC(now.getFullYear(), now.getMonth() + months + 1, 0)',
    '  return new Date(then).toISOString().slice(0, 10)',
    '}',
    '',
  ],
}

/** The needed functions that compute dates relative to today, followed by an empty line. */
export const renderDateHelpers = ({ dates }: Pick<RequestTemplate, 'dates'>): string[] =>
  helpersFor(dates, javascriptDateHelpers)

/** A URL as expressions, and the lines before that define `query`. */
interface CodeAddress {
  queryLines: string[]
  address: string
  /** The URL including its parameters. */
  fullUrl: string
  /** True if the parameters are in `query` instead of the address. */
  hasSeparateQuery: boolean
}

export function renderAddress({ url, dates }: RequestTemplate): CodeAddress {
  const read = readQueryPairs(url)
  if (read === null) {
    const fullUrl = renderWithDates(url, dates, javascriptDateSyntax)
    return { queryLines: [], address: fullUrl, fullUrl, hasSeparateQuery: false }
  }
  return {
    queryLines: [
      'const query = new URLSearchParams([',
      ...read.pairs.map(
        ([name, value]) =>
          `  [${quoteInCode(name)}, ${renderWithDates(value, dates, javascriptDateSyntax)}],`,
      ),
      '])',
    ],
    address: quoteInCode(read.address),
    fullUrl: `${quoteInCode(`${read.address}?`)} + query`,
    hasSeparateQuery: true,
  }
}
