import { minifyJson } from '../request/minify-json.ts'
import type { SnippetRequest } from './snippet-request.ts'

/** An `.http` file for the REST clients of VS Code and JetBrains; `$TOKEN` is to be replaced once. */
export function renderHttpFile({ method, url, body, hasToken }: SnippetRequest): string {
  return [
    ...(hasToken ? ['@token = $TOKEN', ''] : []),
    `${method} ${url}`,
    ...(hasToken ? ['Authorization: Bearer {{token}}'] : []),
    ...(body === null
      ? []
      : // On one line: `###` at the beginning of a line would end the request. `{{…}}` is a variable.
        ['Content-Type: application/json', '', minifyJson(body).replaceAll('{{', '{\\u007b')]),
    '',
  ].join('\n')
}
