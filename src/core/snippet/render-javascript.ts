import { quoteInCode } from './quote-in-code.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** JavaScript with fetch, as a module; `$TOKEN` is a constant with the environment's token. */
export function renderJavaScript({ method, url, body, hasToken }: SnippetRequest): string {
  const headers = [
    ...(hasToken ? ['    Authorization: `Bearer ${$TOKEN}`,'] : []),
    ...(body === null ? [] : ["    'Content-Type': 'application/json',"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === null ? [] : [`  body: ${quoteInCode(body)},`]),
  ]
  return [
    ...(hasToken ? ['const $TOKEN = process.env.TOKEN', ''] : []),
    options.length === 0
      ? `const response = await fetch(${quoteInCode(url)})`
      : [`const response = await fetch(${quoteInCode(url)}, {`, ...options, '})'].join('\n'),
    'console.log(await response.json())',
  ].join('\n')
}
