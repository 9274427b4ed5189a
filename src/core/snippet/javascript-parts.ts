import { callHelper, helpersFor, renderDated, type DatedWriting } from './dated-text.ts'
import { readQueryPairs } from './query-pairs.ts'
import { quoteInCode } from './quote-in-code.ts'
import type { RelativeText, SnippetRequest } from './snippet-request.ts'
import { tokenMissing, tokenVariable } from './token-variable.ts'

/** The lines that read the token, with an empty one behind them. */
export const renderToken = (hasToken: boolean): string[] =>
  hasToken
    ? [
        `const token = process.env.${tokenVariable}`,
        `if (!token) throw new Error('${tokenMissing}')`,
        '',
      ]
    : []

/** The headers of a request as members of an object, two characters in. */
export const renderHeaders = ({
  body,
  hasToken,
}: Pick<SnippetRequest, 'body' | 'hasToken'>): string[] => [
  ...(hasToken ? ['  Authorization: `Bearer ${token}`,'] : []),
  ...(body === null ? [] : ["  'Content-Type': 'application/json',"]),
]

export const datedJavaScript: DatedWriting = {
  quote: quoteInCode,
  date: callHelper,
  plus: ' + ',
}

/** Functions that count days and months from today, as far as they are needed, with an empty line behind. */
export const renderDateHelpers = ({ dates }: Pick<RelativeText, 'dates'>): string[] =>
  helpersFor(dates, {
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
  })

/** An address as expressions, and the lines before that give its parameters the name `query`. */
interface CodeAddress {
  before: string[]
  address: string
  /** With the parameters. */
  whole: string
  /** Whether the parameters are apart from the address. */
  isApart: boolean
}

export function renderAddress({ url, dates }: RelativeText): CodeAddress {
  const read = readQueryPairs(url)
  if (read === null) {
    const whole = renderDated(url, dates, datedJavaScript)
    return { before: [], address: whole, whole, isApart: false }
  }
  return {
    before: [
      'const query = new URLSearchParams([',
      ...read.pairs.map(
        ([name, value]) =>
          `  [${quoteInCode(name)}, ${renderDated(value, dates, datedJavaScript)}],`,
      ),
      '])',
    ],
    address: quoteInCode(read.address),
    whole: `${quoteInCode(`${read.address}?`)} + query`,
    isApart: true,
  }
}
