import { renderWithDates } from './text-with-dates.ts'
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
      : [
          `    data=${renderEncoded(renderWithDates(template.body, template.dates, pythonDateSyntax))},`,
        ]),
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
const renderEncoded = (expression: string): string =>
  `${expression.includes(' + ') ? `(${expression})` : expression}.encode('utf-8')`
