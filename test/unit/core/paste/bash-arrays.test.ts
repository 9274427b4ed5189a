import { expect, test } from 'vitest'
import { tellPasted } from '../../../support/tell-reading.ts'

const url = 'https://a.example/api/v4/endpoints/events'

test.each<[string, string, string[]]>([
  [
    'the options of a command',
    `ARGS=(-s -H "Authorization: Bearer abc" -G --data-urlencode 'page[size]=5')\ncurl "\${ARGS[@]}" ${url}`,
    ['curl GET https://a.example/events?page[size]=5', 'token abc', '- -s: not-needed'],
  ],
  [
    'over several lines, with comments, and appended to',
    `args=(\n  --json '{"page":{"size":5}}' # five\n  \\\n  --oauth2-bearer "$TOKEN"\n)\nargs+=(${url})\ncurl "\${args[@]}"`,
    ['curl POST https://a.example/events', '{"page":{"size":5}}', '+ token-placeholder'],
  ],
  [
    'declared in a function, and used in another one',
    `f() {\n  local -a common=(-H 'Accept: application/json')\n  local all=("\${common[@]}" '${url}?sort=name')\n  curl "\${all[@]}"\n}`,
    [
      'curl GET https://a.example/events?sort=name',
      '- Accept: application/json: not-needed',
      '- f(): other-command',
    ],
  ],
  [
    'one element, and the first by its name alone',
    `urls=('${url}?sort=name' '${url}?sort=-name')\ncurl "\${urls[1]}"; curl "$urls"`,
    ['curl GET https://a.example/events?sort=-name', '- curl "$urls": second-request'],
  ],
  [
    'one that is not set is named',
    `curl "\${ARGS[@]}" '${url}?sort=name'`,
    ['curl GET https://a.example/events?sort=name', '- "${ARGS[@]}": not-followed'],
  ],
  [
    'one that is not closed is cut off',
    `ARGS=(-H 'a: b'\ncurl '${url}'`,
    ['curl GET https://a.example/events', '- ARGS=•••: other-command'],
  ],
  [
    'one that is not used is another command, whose words are secrets',
    `other=(-H "Authorization: Bearer abc")\ncurl '${url}'`,
    ['curl GET https://a.example/events', '- other=•••: other-command'],
  ],
  [
    'a parenthesis in a value is part of it',
    `curl ${url}?filter[q]=(a)`,
    ['curl GET https://a.example/events?filter[q]=(a)'],
  ],
])('%s', (_, text, told) => {
  expect(tellPasted(text)).toEqual(told)
})

test.each<[string, string, string[]]>([
  [
    'is read where the request uses it',
    `set -gx TOKEN abc\ncurl -H "Authorization: Bearer $TOKEN" "${url}?sort=name"`,
    ['curl GET https://a.example/events?sort=name', 'token abc'],
  ],
  [
    'is masked where it does not',
    `set OTHER_TOKEN abc def\ncurl "${url}"`,
    ['curl GET https://a.example/events', '- set OTHER_TOKEN •••: other-command'],
  ],
  [
    'and options of bash are none',
    `set -euo pipefail\ncurl "${url}"`,
    ['curl GET https://a.example/events', '- set -euo pipefail: other-command'],
  ],
])('a variable of fish %s', (_, text, told) => {
  expect(tellPasted(text)).toEqual(told)
})
