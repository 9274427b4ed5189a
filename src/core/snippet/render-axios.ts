import { quoteInCode } from './quote-in-code.ts'
import { renderHeaders, renderToken } from './render-javascript.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** JavaScript with axios, as a module for Node; the token comes from the environment. */
export function renderAxios({ method, url, body, hasToken }: SnippetRequest): string {
  const headers = renderHeaders({ body, hasToken })
  const config =
    headers.length === 0 ? [] : ['  headers: {', ...headers.map((it) => `  ${it}`), '  },']
  const before = [quoteInCode(url), ...(body === null ? [] : [quoteInCode(body)])].join(', ')
  const call = `const { data } = await axios.${method.toLowerCase()}(${before}`
  return [
    "import axios from 'axios'",
    '',
    ...renderToken(hasToken),
    ...(config.length === 0 ? [`${call})`] : [`${call}, {`, ...config, '})']),
    'console.log(data)',
  ].join('\n')
}
