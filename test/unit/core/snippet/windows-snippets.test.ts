import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsIntoCmd } from '#core/snippet/render-curl.ts'
import { renderSnippet } from '#core/snippet/render-snippet.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { formAsSnippetRequest } from '../../../support/arbitraries/share.ts'

const request: SnippetRequest = {
  method: 'POST',
  url: 'https://api.example/api/v4/endpoints/k%C3%A4se?include=image',
  body: '{"filter":{"q":"50% & \\"ä\\" \\\\ it\'s\\n"}}',
  hasToken: true,
}

test('at the command prompt what it has a meaning for is a JSON escape', () => {
  expect(renderSnippet('curl-cmd', request)).toBe(
    'curl "https://api.example/api/v4/endpoints/k%C3%A4se?include=image"' +
      ' -H "Authorization: Bearer %TOKEN%" -H "Content-Type: application/json"' +
      ' -d "{\\"filter\\":{\\"q\\":\\"50\\u0025 \\u0026 \\u0022\\u00e4\\u0022 \\u005c it\'s\\n\\"}}"',
  )
})

test('in a batch file the address has every % twice, the variable has not', () => {
  expect(renderSnippet('curl-batch', { ...request, body: null, method: 'GET' })).toBe(
    'curl "https://api.example/api/v4/endpoints/k%%C3%%A4se?include=image"' +
      ' -H "Authorization: Bearer %TOKEN%"',
  )
})

test('in PowerShell the body comes through a pipe, in ASCII', () => {
  expect(renderSnippet('curl-powershell', request)).toBe(
    `'{"filter":{"q":"50% & \\"\\u00e4\\" \\\\ it''s\\n"}}' |
  curl.exe 'https://api.example/api/v4/endpoints/k%C3%A4se?include=image' \`
  -H "Authorization: Bearer $env:TOKEN" \`
  -H 'Content-Type: application/json' \`
  -d '@-'`,
  )
})

/** What a link of an answer may hold: it is followed as the server wrote it. */
const followed: SnippetRequest = {
  method: 'GET',
  url: 'https://api.example/e?a="&calc&"&b=%CD%80%cd%80&c=%OS%&{{d}}=1',
  body: null,
  hasToken: false,
}

test.each([
  ['curl-cmd', '%22&calc&%22&b="^%"CD%80"^%"cd%80&c=%25OS%25&%7B%7Bd%7D%7D=1'],
  ['curl-batch', '%%22&calc&%%22&b=%%CD%%80%%cd%%80&c=%%25OS%%25&%%7B%%7Bd%%7D%%7D=1'],
] as const)('%s: a link that was followed stays within its quotes', (kind, query) => {
  expect(renderSnippet(kind, followed)).toBe(`curl "https://api.example/e?a=${query}"`)
})

test('in PowerShell a link that was followed has no quote that Windows would lose', () => {
  expect(renderSnippet('curl-powershell', followed)).toBe(
    "curl.exe 'https://api.example/e?a=%22&calc&%22&b=%CD%80%cd%80&c=%25OS%25&%7B%7Bd%7D%7D=1'",
  )
})

test('in an .http file a link that was followed names no variable', () => {
  expect(renderSnippet('http', followed)).toBe(
    'GET https://api.example/e?a="&calc&"&b=%CD%80%cd%80&c=%OS%&%7B%7Bd%7D%7D=1\n',
  )
})

describe('for any form', () => {
  const anyRequest = formAsSnippetRequest('https://api.example').map(({ request: it }) => it)

  test('the body at the command prompt has no character that the prompt would take for its own', () => {
    fc.assert(
      fc.property(anyRequest, (it) => {
        const [, body = ''] = / -d "(.*)"$/s.exec(renderSnippet('curl-cmd', it)) ?? []
        const unquoted = body.replaceAll('\\"', '')
        expect(unquoted).toMatch(/^[\x20-\x7e]*$/)
        expect(unquoted).not.toMatch(/[&|<>^%!()"`]/)
        if (it.body !== null)
          expect(JSON.parse(body.replaceAll('\\"', '"'))).toEqual(JSON.parse(it.body))
      }),
    )
  })

  test('the piped body of PowerShell is the same JSON in ASCII', () => {
    fc.assert(
      fc.property(anyRequest, (it) => {
        if (it.body === null) return
        const snippet = renderSnippet('curl-powershell', it)
        const [, body = ''] = /^'(.*?)' \|\n {2}curl\.exe '/s.exec(snippet) ?? []
        expect(body).toMatch(/^[\x20-\x7e]*$/)
        expect(JSON.parse(body.replaceAll("''", "'"))).toEqual(JSON.parse(it.body))
      }),
    )
  })
})

test('a command that cmd.exe would cut is known', () => {
  expect([fitsIntoCmd('x'.repeat(8191)), fitsIntoCmd('x'.repeat(8192))]).toEqual([true, false])
})
