import { renderWithDates } from './text-with-dates.ts'
import {
  javascriptDateSyntax,
  renderAddress,
  renderDateHelpers,
  renderHeaders,
  renderToken,
} from './javascript-parts.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'

/** A Node module with fetch; reads the token from the environment. */
export function renderJavaScript(request: SnippetRequest): string {
  const { method, hasToken } = request
  const template = requestTemplateOf(request)
  const { queryLines, fullUrl } = renderAddress(template)
  const headers = renderHeaders(request)
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...indent(headers), '  },']),
    ...(template.body === null
      ? []
      : [`  body: ${renderWithDates(template.body, template.dates, javascriptDateSyntax)},`]),
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
