/**
 * Parses a URL, absolute or relative to `base`; null if it is invalid.
 *
 * Used instead of `URL.canParse`, which in Node 20 and 22 rejects every URL with an umlaut after some
 * thousand calls.
 */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * True if a host name means this computer: `localhost`, 127.0.0.0/8 or ::1.
 *
 * Expects `hostname` of a parsed URL, where `127.1` and `0x7f000001` are already `127.0.0.1`. Does not
 * resolve names.
 */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
