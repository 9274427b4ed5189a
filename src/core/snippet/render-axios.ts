import { renderDated } from './dated-text.ts'
import {
  datedJavaScript,
  renderAddress,
  renderDateHelpers,
  renderHeaders,
  renderToken,
} from './javascript-parts.ts'
import { textWithRelativeDates, type SnippetRequest } from './snippet-request.ts'

/** A Node module with axios; reads the token from the environment. */
export function renderAxios(request: SnippetRequest): string {
  const { method, hasToken } = request
  const text = textWithRelativeDates(request)
  const { before, address, isApart } = renderAddress(text)
  const headers = renderHeaders(request)
  const config = [
    ...(isApart ? ['  params: query,'] : []),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((it) => `  ${it}`), '  },']),
  ]
  const body = text.body === null ? [] : [renderDated(text.body, text.dates, datedJavaScript)]
  const call = `const { data } = await axios.${method.toLowerCase()}(${[address, ...body].join(', ')}`
  return [
    "import axios from 'axios'",
    '',
    ...renderToken(hasToken),
    ...renderDateHelpers(text),
    ...before,
    ...(config.length === 0 ? [`${call})`] : [`${call}, {`, ...config, '})']),
    'console.log(JSON.stringify(data, null, 2))',
  ].join('\n')
}
