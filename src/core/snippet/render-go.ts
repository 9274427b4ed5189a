import { quoteInGo } from './quote-in-go.ts'
import type { SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** Go with net/http, as one program; the token comes from the environment. */
export function renderGo({ method, url, body, hasToken }: SnippetRequest): string {
  const content = body === null ? 'nil' : `strings.NewReader(${quoteInGo(body)})`
  const packages = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(hasToken ? ['os'] : []),
    ...(body === null ? [] : ['strings']),
  ]
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest("${method}", ${quoteInGo(url)}, ${content})`,
    ...failed,
    ...(hasToken
      ? [`\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`]
      : []),
    ...(body === null ? [] : ['\trequest.Header.Set("Content-Type", "application/json")']),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...failed,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...failed,
    '\tif response.StatusCode != http.StatusOK {',
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    '\t}',
    '\tfmt.Println(string(answer))',
    '}',
  ].join('\n')
}

const failed = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']
