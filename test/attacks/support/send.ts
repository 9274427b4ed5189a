import { expect } from 'vitest'
import { securityHeaders } from '#host/security-headers.ts'
import type { AttackedServer } from './attacked-server.ts'
import type { PageSession } from './page-session.ts'
import { sendRaw, type RawResponse } from './raw-response.ts'

export interface Attack {
  method?: string
  target?: string
  version?: '1.0' | '1.1'
  /** Replaces the header of a page's own request; null leaves it out, a list sends it that often. */
  headers?: Readonly<Record<string, string | null | readonly string[]>>
  body?: string
}

/** A request for data that needs a session. */
const protectedTarget = '/api/connections'

/**
 * Sends a request of the app's own page, but for what the attack changes, over a socket of its own:
 * an HTTP client would put right what is wrong in it. Every answer is checked for its security headers.
 */
export async function send(
  server: AttackedServer,
  session: PageSession | null,
  {
    method = 'GET',
    target = protectedTarget,
    version = '1.1',
    headers = {},
    body = '',
  }: Attack = {},
): Promise<RawResponse> {
  const own: NonNullable<Attack['headers']> = {
    host: server.address,
    connection: 'close',
    ...(session && { cookie: session.cookie, 'x-app-token': session.appToken }),
    ...(method === 'POST' && {
      origin: server.origin,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  }
  const lines = Object.entries(own).flatMap(([name, value]) =>
    (value === null ? [] : typeof value === 'string' ? [value] : value).map(
      (one) => `${name}: ${one}\r\n`,
    ),
  )
  const answer = await sendRaw(
    server.port,
    `${method} ${target} HTTP/${version}\r\n${lines.join('')}\r\n${body}`,
  )
  expectSafeHeaders(answer)
  return answer
}

export const statusOf = async (...parameters: Parameters<typeof send>): Promise<number> =>
  (await send(...parameters)).status

export function expectSafeHeaders({ headers }: RawResponse): void {
  expect(headers).toMatchObject(Object.fromEntries(securityHeaders))
  expect(
    Object.keys(headers).filter((name) => /^(server|x-powered-by|access-control-.*)$/.test(name)),
  ).toEqual([])
}
