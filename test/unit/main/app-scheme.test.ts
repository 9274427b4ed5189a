import { expect, test } from 'vitest'
import { isPageUrl } from '#host/launch/page-scheme.ts'
import { registerAppScheme, serveAppScheme } from '../../../electron/main/app-scheme.ts'
import { securityHeaders } from '#host/security-headers.ts'

type Handler = (request: Request) => Response | Promise<Response>

/** The handler that main gives Electron, in front of a host that says what it was asked. */
function servedScheme() {
  const handlers: [scheme: string, handler: Handler][] = []
  serveAppScheme(
    { handle: (scheme, handler) => handlers.push([scheme, handler]) },
    { fetch: (request) => Promise.resolve(new Response(`host: ${request.url}`)) },
  )
  return handlers
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const handler = servedScheme()[0]?.[1]
  if (!handler) throw new Error('Nothing was handled')
  const answer = await handler(new Request(url, { method: 'POST', headers }))
  return [answer.status, await answer.text()]
}

test('the scheme has an origin and can be fetched, and has no other privilege', () => {
  const registered: unknown[] = []
  registerAppScheme({ registerSchemesAsPrivileged: (schemes) => registered.push(...schemes) })
  expect(registered).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
})

test('only the scheme app is handled', () => {
  expect(servedScheme().map(([scheme]) => scheme)).toEqual(['app'])
})

test('the page itself is carried to the host', async () => {
  const url = 'app://explorer/api/exchange'
  expect(await ask(url)).toEqual([200, `host: ${url}`])
  expect(await ask(url, { origin: 'app://explorer' })).toEqual([200, `host: ${url}`])
})

test.each([
  'app://explorer.evil/',
  'app://evil/',
  'app://explorer:80/',
  'app://evil/app://explorer/',
  'app:explorer',
  'app:///explorer/',
  'https://explorer/',
])('%s is not served', async (url) => {
  expect(isPageUrl(url)).toBe(false)
  expect(await ask(url)).toEqual([421, 'Only app://explorer/ is served here.'])
})

test.each([
  'null',
  'https://evil.example',
  'app://evil',
  'app://explorer.evil',
  'app://explorer/',
  '',
])('a request caused by the origin %j is refused', async (origin) => {
  expect(await ask('app://explorer/api/settings', { origin })).toEqual([
    403,
    'Only the page itself may ask here.',
  ])
})

test('a refusal carries the security headers', async () => {
  const handler = servedScheme()[0]?.[1]
  const answer = await handler?.(new Request('app://evil/'))
  for (const [name, value] of securityHeaders) expect(answer?.headers.get(name)).toBe(value)
})
