import { expect, test } from 'vitest'
import { findUrlInCode } from '#core/paste/url-in-code.ts'

const url = 'https://api.example/api/v4/endpoints/events?page%5Bsize%5D=5'

test.each([
  ['in quotes', `req, _ := http.NewRequest("GET", "${url}", nil)`, url],
  ['in backquotes', `const address = \`${url}\``, url],
  ['the first of several', `get("${url}")\nget("${url}&q=a")`, url],
  ['not one of another API', 'http.Get("https://go.example/pkg") // see the API', null],
  ['not one that is put together', 'base := "https://api.example" + "/api/v4/endpoints/x"', null],
])('the URL in code: %s', (_, code, expected) => {
  expect(findUrlInCode(code)).toBe(expected)
})
