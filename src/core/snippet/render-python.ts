import { encodeStraySigns } from './encode-stray-signs.ts'
import { quoteInCode } from './quote-in-code.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** Python with requests; the token comes from the environment. */
export function renderPython({ method, url, body, hasToken }: SnippetRequest): string {
  const headers = renderHeaders({ body, hasToken })
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    ...renderToken(hasToken),
    `response = requests.${method.toLowerCase()}(`,
    `    ${quoteInCode(encodeStraySigns(url))},`,
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
    ...(body === null ? [] : [`    data=${quoteInCode(body)}.encode('utf-8'),`]),
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n')
}

/** The line that reads the token, with an empty one behind it; `os` has been imported. */
export const renderToken = (hasToken: boolean): string[] =>
  hasToken ? [`token = os.environ['${tokenVariable}']`, ''] : []

/** The headers of a request as members of a dictionary. */
export const renderHeaders = ({
  body,
  hasToken,
}: Pick<SnippetRequest, 'body' | 'hasToken'>): string[] => [
  ...(hasToken ? ["'Authorization': f'Bearer {token}'"] : []),
  ...(body === null ? [] : ["'Content-Type': 'application/json'"]),
]
