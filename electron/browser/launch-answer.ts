import { z } from 'zod'
import { readJsonText } from '#host/storage/read-json-text.ts'
import type { LaunchTokens } from './launch-tokens.ts'
import { readSessionCookies, renderSessionCookie } from '#browser/session/session-cookie.ts'
import type { Sessions } from '#browser/session/sessions.ts'

const launchRequest = z.strictObject({ token: z.string() })

/**
 * Answers `POST /api/launch`: `{ token }` in; `{ appToken, opened }` and the session cookie out.
 * 400 for any other body, 403 for a token that is wrong, used or too old.
 */
export function answerLaunch(
  { body, cookies }: { body: string; cookies: string | undefined },
  {
    launchTokens,
    sessions,
    port,
  }: { launchTokens: LaunchTokens; sessions: Sessions; port: number },
): Response {
  const request = launchRequest.safeParse(readJsonText(body))
  if (!request.success) return refusal(400, 'Expected {"token": "…"}.')
  const launch = launchTokens.redeem(request.data.token)
  if (launch === null)
    return refusal(403, 'This launch address was used before or is too old. Start the app again.')

  const session = sessions.open(readSessionCookies(cookies, port))
  return Response.json(
    { appToken: session.appToken, opened: launch.opened },
    { headers: { 'set-cookie': renderSessionCookie(port, session.cookie) } },
  )
}

const refusal = (status: number, detail: string) =>
  Response.json(
    { type: 'about:blank', kind: 'app-refused', status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
