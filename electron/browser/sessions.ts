import { createSecret, isSameSecret } from './secret.ts'

/**
 * The pages that were let in, each by two secrets: a cookie and an app token.
 *
 * The cookie alone is not enough, because browsers send it to every port of 127.0.0.1: another local
 * server can see it, and requests made from that server's pages carry it to us. The app token lives
 * in the page's sessionStorage, which belongs to one origin including its port.
 *
 * Sessions are kept in memory only: a restart of the app ends them all.
 */
export interface Sessions {
  open(): Session
  judge(cookies: readonly string[], appToken: string | null): SessionVerdict
}

export interface Session {
  cookie: string
  appToken: string
}

export type SessionVerdict = 'known' | 'unknown-cookie' | 'wrong-app-token'

export function createSessions(): Sessions {
  const sessions: Session[] = []

  return {
    open() {
      const session = { cookie: createSecret(), appToken: createSecret() }
      sessions.push(session)
      return session
    },
    judge(cookies, appToken) {
      const [cookie, ...more] = cookies
      // Two cookies of our name mean that someone else on 127.0.0.1 set one: neither is to be trusted.
      if (cookie === undefined || more.length > 0) return 'unknown-cookie'
      const session = sessions.find((candidate) => isSameSecret(cookie, candidate.cookie))
      if (!session) return 'unknown-cookie'
      return appToken !== null && isSameSecret(appToken, session.appToken)
        ? 'known'
        : 'wrong-app-token'
    },
  }
}
