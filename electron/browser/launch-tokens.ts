import type { Opened } from '#core/share/opened.ts'
import { createSecret, isSameSecret } from './sessions.ts'

/**
 * One-time tokens that open the app in a browser, valid for `launchTokenLifeMs`. A browser writes the launch URL to its
 * history file, so a token must be worthless once the page has used it.
 */
export interface LaunchTokens {
  /** `opened` is sent to the page that redeems the token; `onUsed` is called then. */
  issue(opened: Opened | null, onUsed?: () => void): string
  /** Uses up the token and returns what to open; null for an unknown, used or expired token. */
  redeem(token: string): { opened: Opened | null } | null
}

export const launchTokenLifeMs = 60_000

/** `now` in milliseconds, from any fixed point. */
export function createLaunchTokens(now: () => number): LaunchTokens {
  let unused: {
    token: string
    issuedAt: number
    opened: Opened | null
    onUsed: (() => void) | undefined
  }[] = []

  return {
    issue(opened, onUsed) {
      const token = createSecret()
      unused.push({ token, issuedAt: now(), opened, onUsed })
      return token
    },
    redeem(token) {
      unused = unused.filter(({ issuedAt }) => now() - issuedAt < launchTokenLifeMs)
      const found = unused.find((candidate) => isSameSecret(token, candidate.token))
      unused = unused.filter((candidate) => candidate !== found)
      if (found === undefined) return null
      found.onUsed?.()
      return { opened: found.opened }
    },
  }
}
