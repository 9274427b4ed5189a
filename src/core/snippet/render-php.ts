import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** PHP with its cURL extension; the token comes from the environment. */
export function renderPhp({ url, body, hasToken }: SnippetRequest): string {
  const headers = [
    ...(hasToken ? ['        "Authorization: Bearer $token",'] : []),
    ...(body === null ? [] : ["        'Content-Type: application/json',"]),
  ]
  return [
    '<?php',
    ...(hasToken ? [`$token = getenv('${tokenVariable}');`] : []),
    `$request = curl_init(${quote(url)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],']),
    ...(body === null ? [] : [`    CURLOPT_POSTFIELDS => ${quote(body)},`]),
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    'echo $answer;',
  ].join('\n')
}

/** Between single quotes PHP knows two escapes only. */
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
