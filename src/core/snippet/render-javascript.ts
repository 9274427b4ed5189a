import { quoteInCode } from './quote-in-code.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** JavaScript with fetch, as a module for Node; the token comes from the environment. */
export function renderJavaScript({ method, url, body, hasToken }: SnippetRequest): string {
  const headers = renderHeaders({ body, hasToken })
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...indent(headers), '  },']),
    ...(body === null ? [] : [`  body: ${quoteInCode(body)},`]),
  ]
  return [
    ...renderToken(hasToken),
    options.length === 0
      ? `const response = await fetch(${quoteInCode(url)})`
      : [`const response = await fetch(${quoteInCode(url)}, {`, ...options, '})'].join('\n'),
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)',
    'console.log(await response.json())',
  ].join('\n')
}

/** The line that reads the token, with an empty one behind it. */
export const renderToken = (hasToken: boolean): string[] =>
  hasToken ? [`const token = process.env.${tokenVariable}`, ''] : []

/** The headers of a request as members of an object, two characters in. */
export const renderHeaders = ({
  body,
  hasToken,
}: Pick<SnippetRequest, 'body' | 'hasToken'>): string[] => [
  ...(hasToken ? ['  Authorization: `Bearer ${token}`,'] : []),
  ...(body === null ? [] : ["  'Content-Type': 'application/json',"]),
]

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
