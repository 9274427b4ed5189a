import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { renderSnippet } from '#core/snippet/render-snippet.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

const request: SnippetRequest = {
  method: 'POST',
  url: 'https://api.example/e?since=2026-03-01',
  body: '{"until":"2026-04-30"}',
  hasToken: true,
  relative: {
    url: 'https://api.example/e?since=date-1-',
    body: '{"until":"date-2-"}',
    dates: [
      { placeholder: 'date-1-', amount: -30, unit: 'day', day: '2026-03-01' },
      { placeholder: 'date-2-', amount: 1, unit: 'month', day: '2026-04-30' },
    ],
    zone: 'Europe/Vienna',
  },
}

test('VS Code gives the token and the dates by its own variables', () => {
  expect(renderSnippet('http', request)).toBe(`@token = {{$processEnv TOKEN}}

POST https://api.example/e?since={{$localDatetime 'YYYY-MM-DD' -30 d}}
Authorization: Bearer {{token}}
Content-Type: application/json

{"until":"{{$localDatetime 'YYYY-MM-DD' 1 M}}"}
`)
})

describe('JetBrains', () => {
  const text = renderSnippet('http-jetbrains', request)
  const script = (sign: '<' | '>') =>
    new RegExp(`^${sign} \\{%\\n([^]*?)\\n%\\}$`, 'm').exec(text)?.[1] ?? ''

  test('takes the token from the environment and the dates from the script before', () => {
    const message = text.replace(/^[<>] \{%[^]*?%\}\n/gm, '').trim()
    expect(message).toBe(`POST https://api.example/e?since={{day1}}
Authorization: Bearer {{$env.TOKEN}}
Content-Type: application/json

{"until":"{{day2}}"}`)
    const given = new Map<string, string>()
    const variables = { set: (name: string, value: string) => given.set(name, value) }
    runInContext(script('<'), createContext({ request: { variables } }))
    expect([...given.keys()]).toEqual(['day1', 'day2'])
    for (const day of given.values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('tests the status of the answer and counts its items', () => {
    const said: string[] = []
    const client = {
      log: (line: string) => said.push(line),
      assert: (isTrue: boolean, line: string) => said.push(isTrue ? 'true' : line),
      test: (_name: string, run: () => void) => {
        run()
      },
    }
    const answer = (status: number, body: unknown) => {
      runInContext(script('>'), createContext({ client, response: { status, body } }))
    }
    answer(200, { '@graph': [1, 2] })
    answer(401, { errors: [] })
    expect(said).toEqual(['true', '2 items', 'Status 401'])
  })
})

test('without a token and dates there is the request alone', () => {
  const { method, url, body } = request
  const plain = { method, url, body, hasToken: false }
  expect(renderSnippet('http', plain)).toBe(`POST https://api.example/e?since=2026-03-01
Content-Type: application/json

{"until":"2026-04-30"}
`)
})
