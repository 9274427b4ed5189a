import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { encodeStrayCharacters } from './encode-stray-characters.ts'
import {
  helperOf,
  renderHelperCall,
  helpersFor,
  renderWithDates,
  type DateHelpers,
  type DateSyntax,
} from './text-with-dates.ts'
import { hasUniqueNames, readQueryPairs } from './query-pairs.ts'
import { quoteInCode } from './quote-in-code.ts'
import type { RequestTemplate, SnippetRequest } from './snippet-request.ts'
import { tokenMissingMessage, tokenVariable } from './token-variable.ts'

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

/** Lines that end the program with the server's text if `response` is an error; they need `sys`. */
export const exitOnError = [
  'if not response.ok:',
  "    sys.exit(f'{response.status_code}: {response.text}')",
]

/** In seconds, as long as the app waits; without a timeout, requests waits forever for a silent server. */
export const pythonTimeout = `timeout=${String(defaultExchangeLimits.firstByteMs / 1000)}`

/** The request's headers as dictionary members. */
export const renderHeaders = ({ method, hasToken }: SnippetRequest): string[] => [
  ...(hasToken ? ["'Authorization': f'Bearer {token}'"] : []),
  ...requestHeaders(method).map(([name, value]) => `'${name}': '${value}'`),
]

export const pythonDateSyntax: DateSyntax = {
  quote: quoteInCode,
  date: renderHelperCall,
  plus: ' + ',
}

const hasDatesBy = ({ dates }: RequestTemplate, ...helpers: readonly string[]): boolean =>
  dates.some((date) => helpers.includes(helperOf(date)))

/** The imports of a program, sorted: modules, then names from modules. */
export function renderImports(modules: readonly string[], template: RequestTemplate): string[] {
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
  day: ['def day(days):', '    return (date.today() + timedelta(days=days)).isoformat()', ''],
  month: [
    'def month(months):',
    '    today = date.today()',
    '    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)',
    '    last = calendar.monthrange(year, index + 1)[1]',
    '    return date(year, index + 1, min(today.day, last)).isoformat()',
    '',
  ],
  weekend: [
    'def weekend(days):',
    '    today = date.today()',
    '    return (today + timedelta(days=6 - today.isoweekday() + days)).isoformat()',
    '',
  ],
  firstDay: [
    'def firstDay(months):',
    '    today = date.today()',
    '    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)',
    '    return date(year, index + 1, 1).isoformat()',
    '',
  ],
  lastDay: [
    'def lastDay(months):',
    '    today = date.today()',
    '    year, index = divmod(today.year * 12 + today.month - 1 + months, 12)',
    '    return date(year, index + 1, calendar.monthrange(year, index + 1)[1]).isoformat()',
    '',
  ],
}

/** The needed functions that compute dates relative to today. */
export const renderDateHelpers = ({ dates }: RequestTemplate): string[] =>
  helpersFor(dates, pythonDateHelpers)

/** A URL as expressions. */
interface CodeAddress {
  address: string
  /** The address with the parameters of `params`. */
  fullUrl: string
  /** Lines of the parameters' literal; null if they are part of the address. */
  params: string[] | null
}

export function renderAddress({ url, dates }: RequestTemplate): CodeAddress {
  const read = readQueryPairs(url)
  if (read === null) {
    const fullUrl = renderWithDates(encodeStrayCharacters(url), dates, pythonDateSyntax)
    return { address: fullUrl, fullUrl, params: null }
  }
  const pairs = read.pairs.map(
    ([name, value]) =>
      [quoteInCode(name), renderWithDates(value, dates, pythonDateSyntax)] as const,
  )
  return {
    address: quoteInCode(read.address),
    fullUrl: `${quoteInCode(`${read.address}?`)} + urlencode(params)`,
    params: hasUniqueNames(read)
      ? ['{', ...pairs.map(([name, value]) => `    ${name}: ${value},`), '}']
      : ['[', ...pairs.map(([name, value]) => `    (${name}, ${value}),`), ']'],
  }
}
