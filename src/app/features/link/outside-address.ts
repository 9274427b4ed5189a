/** Whether an address from an item may be opened outside the app, and if not, why. */
export type OutsideAddress =
  /** `host` as the browser reads it, with other scripts as `xn--…`. */
  | { kind: 'opens'; address: string; host: string }
  /** `odd`: not a plain http or https URL. */
  | { kind: 'refused'; reason: 'not-encrypted' | 'has-login' | 'odd'; host: string | null }

/**
 * Applies the rules of the desktop app (`electron/host/opened/read-opened.ts`). It would refuse any
 * other address, and the browser version must not open more.
 */
export function judgeOutsideAddress(link: string): OutsideAddress {
  // Reject what the URL parser would silently fix: line breaks, backslashes, spaces.
  if (/[\p{Cc}\s\\]/u.test(link) || !URL.canParse(link))
    return { kind: 'refused', reason: 'odd', host: null }
  const { protocol, username, password, host, href } = new URL(link)
  if (username + password !== '') return { kind: 'refused', reason: 'has-login', host }
  if (protocol === 'https:') return { kind: 'opens', address: href, host }
  return { kind: 'refused', reason: protocol === 'http:' ? 'not-encrypted' : 'odd', host }
}
