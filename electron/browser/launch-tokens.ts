import type { Opened } from '#core/handover/opened.ts'
import { createSecret, isSameSecret } from '#browser/session/secret.ts'

/**
 * Tokens that open the app in a browser: each works once and for a minute at most.
 *
 * The launch address is seen by other programs of this computer (the browser's command line, its
 * history file), so a token must be worth nothing once the page has used it.
 */
export interface LaunchTokens {
  /** `opened` waits for the page that comes with the token. */
  issue(opened: Opened | null): string
  /** What the token opens the app with, and null where it does not; it never does again. A wrong guess uses nothing up. */
  redeem(token: string): { opened: Opened | null } | null
}

const launchTokenLifeMs = 60_000

/** `now` in milliseconds, from any fixed point. */
export function createLaunchTokens(now: () => number): LaunchTokens {
  let open: { token: string; issuedAt: number; opened: Opened | null }[] = []

  return {
    issue(opened) {
      const token = createSecret()
      open.push({ token, issuedAt: now(), opened })
      return token
    },
    redeem(token) {
      open = open.filter(({ issuedAt }) => now() - issuedAt < launchTokenLifeMs)
      const found = open.find((candidate) => isSameSecret(token, candidate.token))
      open = open.filter((candidate) => candidate !== found)
      return found === undefined ? null : { opened: found.opened }
    },
  }
}
