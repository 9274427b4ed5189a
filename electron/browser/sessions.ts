import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The pages with access, each identified by two secrets: a cookie and an app token.
 *
 * The cookie alone is not enough, because browsers send it to every port of 127.0.0.1: another local
 * server can see it, and requests made from that server's pages carry it to us. The app token lives
 * in the page's sessionStorage, which belongs to one origin including its port.
 *
 * All pages of one browser share its cookies and so a session; each page has its own app token. Sessions are
 * kept in memory only: a restart of the app ends them all.
 *
 * Another local server can set a second cookie with our name. All received values are tried, so a foreign
 * cookie neither gives access nor locks the window out.
 */
export interface Sessions {
  /** Adds a page to the session of its cookie, or to a new session. */
  open(cookies: readonly string[]): Session
  judge(cookies: readonly string[], appToken: string | null): SessionVerdict
}

export interface Session {
  cookie: string
  appToken: string
}

export type SessionVerdict = 'known' | 'unknown-cookie' | 'wrong-app-token'

export function createSessions(): Sessions {
  const sessions: { cookie: string; appTokens: string[] }[] = []

  const find = (cookies: readonly string[]) =>
    sessions.find((candidate) => cookies.some((cookie) => isSameSecret(cookie, candidate.cookie)))

  function create() {
    const session = { cookie: createSecret(), appTokens: [] }
    sessions.push(session)
    return session
  }

  return {
    open(cookies) {
      const session = find(cookies) ?? create()
      const appToken = createSecret()
      session.appTokens.push(appToken)
      return { cookie: session.cookie, appToken }
    },
    judge(cookies, appToken) {
      const session = find(cookies)
      if (!session) return 'unknown-cookie'
      return appToken !== null && session.appTokens.some((known) => isSameSecret(appToken, known))
        ? 'known'
        : 'wrong-app-token'
    },
  }
}

/** The cookie name contains the port, because all ports of a host share their cookies. */
const sessionCookieName = (port: number): string => `endpoint-explorer-${port}`

/** The Set-Cookie value. Without Domain and Expires it is limited to this host and browser session. */
export const renderSessionCookie = (port: number, value: string): string =>
  `${sessionCookieName(port)}=${value}; Path=/; HttpOnly; SameSite=Strict`

/** All values of our cookie in a Cookie header, in order. */
export function readSessionCookies(header: string | undefined, port: number): string[] {
  const prefix = `${sessionCookieName(port)}=`
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
}

/** A new secret of 256 random bits, as text that is valid in a URL fragment, a cookie and a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Constant-time comparison; hashed first because `timingSafeEqual` requires equal lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
