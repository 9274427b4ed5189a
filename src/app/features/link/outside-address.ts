/** Whether a web address that content names may be opened outside, where it leads, or why not. */
export type OutsideAddress =
  /** `host` as the browser reads it: a foreign script as `xn--…`. */
  | { kind: 'opens'; address: string; host: string }
  | { kind: 'refused'; reason: 'not-encrypted' | 'has-login' | 'odd'; host: string | null }

/**
 * Judges an address as the shell does that opens it (`electron/host/opened/external-address.ts`), so that
 * nothing is offered which it would refuse, and the browser shell opens nothing more.
 */
export function judgeOutsideAddress(link: string): OutsideAddress {
  // The URL parser repairs what a careful reader would not: line breaks, backslashes, spaces.
  if (/[\p{Cc}\s\\]/u.test(link) || !URL.canParse(link))
    return { kind: 'refused', reason: 'odd', host: null }
  const { protocol, username, password, host, href } = new URL(link)
  if (username + password !== '') return { kind: 'refused', reason: 'has-login', host }
  if (protocol === 'https:') return { kind: 'opens', address: href, host }
  return { kind: 'refused', reason: protocol === 'http:' ? 'not-encrypted' : 'odd', host }
}
