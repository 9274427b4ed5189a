import { expect, test } from 'vitest'
import { readPasted } from '#core/paste/read-pasted.ts'
import { findUrlInCode } from '#core/paste/url-in-code.ts'
import { presets } from '#core/query/conventions.ts'

const url = 'https://api.example/api/v4/endpoints/events?page%5Bsize%5D=5'
const whole = { url, isWhole: true }

test.each([
  ['in quotes', `req, _ := http.NewRequest("GET", "${url}", nil)`, whole],
  ['in backquotes', `const address = \`${url}\``, whole],
  ['in a comment', `// see ${url}`, whole],
  ['the first of several', `get("${url}")\nget("${url}&q=a")`, whole],
  ['not one of another API', 'http.Get("https://go.example/pkg") // see the API', null],
  [
    'one that literals make up',
    'base := "https://api.example" +\n  "/api/v4/endpoints/events" + `?page%5Bsize%5D=5`',
    whole,
  ],
  [
    'literals in a row, as in C',
    `get("https://api.example/api/v4/" \n "endpoints/x");`,
    {
      url: 'https://api.example/api/v4/endpoints/x',
      isWhole: true,
    },
  ],
  ['arguments are not joined', `get("${url}", "more")`, whole],
  [
    'a computed part has its name',
    `get(\`${url}&a=\` + day(-2 * 7) + \`&q=b\`, nil)`,
    {
      url: `${url}&a={{day}}&q=b`,
      isWhole: false,
    },
  ],
  ['a computed end', `get("${url}&q=" + word)`, { url: `${url}&q={{word}}`, isWhole: false }],
  [
    'an end that is not understood',
    `get("${url}&q=" + (a ?? b))`,
    {
      url: `${url}&q=`,
      isWhole: false,
    },
  ],
  [
    'a value within the text',
    `get("${url}&q=\${word}")`,
    {
      url: `${url}&q=\${word}`,
      isWhole: false,
    },
  ],
  ['a format', `fmt.Sprintf("${url}&q=%s", word)`, { url: `${url}&q=%s`, isWhole: false }],
  ['an escape', `get("${url}&q=\\u0041")`, { url: `${url}&q=`, isWhole: false }],
])('the URL in code: %s', (_, code, expected) => {
  expect(findUrlInCode(code)).toEqual(expected)
})

test('the URL of Go code with a relative date has all its parameters', () => {
  const code = [
    '\trequest, err := http.NewRequest("GET", `https://api.example/api/v4/endpoints/events?filter%5Bschedule%5D%5Bin%5D%5Bmin%5D=` +',
    ' day(-3 * 7) + `&page%5Bsize%5D=25&filter%5Bq%5D=wine`, nil)',
  ].join('')
  const read = readPasted(findUrlInCode(code)?.url ?? '', presets.core)
  expect(read).toMatchObject({
    kind: 'query',
    form: { endpoint: 'events', q: 'wine', pageSize: '25' },
    leftOut: [],
  })
  expect(JSON.stringify(read)).toContain('{{day}}')
})
