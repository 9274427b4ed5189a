import { renderWithDates } from './text-with-dates.ts'
import {
  javascriptDateSyntax,
  renderAddress,
  renderDateHelpers,
  renderHeaders,
  renderToken,
} from './javascript-parts.ts'
import { requestTemplateOf, type SnippetRequest } from './snippet-request.ts'

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
  const body =
    template.body === null
      ? []
      : [renderWithDates(template.body, template.dates, javascriptDateSyntax)]
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
