import type { Opened } from '#core/handover/opened.ts'
import { createSecret, isSameSecret } from '#browser/session/secret.ts'

/**
 * One-time tokens that open the app in a browser, valid for one minute.
 *
 * Other programs on this computer can see the launch URL (in the browser's command line or history file), so
 * a token must be worthless once the page has used it.
 */
export interface LaunchTokens {
  /** `opened` is sent to the page that redeems the token. */
  issue(opened: Opened | null): string
  /** Uses up the token and returns what to open; null for an unknown, used or expired token. */
  redeem(token: string): { opened: Opened | null } | null
}

const launchTokenLifeMs = 60_000

/** `now` in milliseconds, from any fixed point. */
export function createLaunchTokens(now: () => number): LaunchTokens {
  let unused: { token: string; issuedAt: number; opened: Opened | null }[] = []

  return {
    issue(opened) {
      const token = createSecret()
      unused.push({ token, issuedAt: now(), opened })
      return token
    },
    redeem(token) {
      unused = unused.filter(({ issuedAt }) => now() - issuedAt < launchTokenLifeMs)
      const found = unused.find((candidate) => isSameSecret(token, candidate.token))
      unused = unused.filter((candidate) => candidate !== found)
      return found === undefined ? null : { opened: found.opened }
    },
  }
}
