import { escapeVariablesInJson, escapeVariablesInUrl } from './escape-variables.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** An `.http` file for the REST clients of VS Code and JetBrains; the token's placeholder is to be replaced once. */
export function renderHttpFile({ method, url, body, hasToken }: SnippetRequest): string {
  return [
    ...(hasToken ? [`@token = $${tokenVariable}`, ''] : []),
    `${method} ${escapeVariablesInUrl(url)}`,
    ...(hasToken ? ['Authorization: Bearer {{token}}'] : []),
    ...(body === null
      ? []
      : // On one line: `###` at the beginning of a line would end the request.
        ['Content-Type: application/json', '', escapeVariablesInJson(body)]),
    '',
  ].join('\n')
}
