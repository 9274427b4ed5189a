import type { SnippetRequest } from './snippet-request.ts'

/** PHP with its cURL extension; `$TOKEN` is a variable with the environment's token. */
export function renderPhp({ url, body, hasToken }: SnippetRequest): string {
  const headers = [
    ...(hasToken ? ['        "Authorization: Bearer $TOKEN",'] : []),
    ...(body === null ? [] : ["        'Content-Type: application/json',"]),
  ]
  return [
    '<?php',
    ...(hasToken ? ["$TOKEN = getenv('TOKEN');"] : []),
    `$request = curl_init(${quote(url)});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...headers, '    ],']),
    ...(body === null ? [] : [`    CURLOPT_POSTFIELDS => ${quote(body)},`]),
    ']);',
    'echo curl_exec($request);',
  ].join('\n')
}

/** Between single quotes PHP knows two escapes only. */
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
