import { quoteInCode } from './quote-in-code.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** Python with requests; `$TOKEN` is expanded from the environment. */
export function renderPython({ method, url, body, hasToken }: SnippetRequest): string {
  const headers = [
    ...(hasToken ? ["        'Authorization': os.path.expandvars('Bearer $TOKEN'),"] : []),
    ...(body === null ? [] : ["        'Content-Type': 'application/json',"]),
  ]
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${quoteInCode(url)},`,
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(body === null ? [] : [`    data=${quoteInCode(body)}.encode('utf-8'),`]),
    ')',
    'print(response.json())',
  ].join('\n')
}
