import { lowerCasedHost, splitUrl } from './split-url.ts'

/**
 * The common form of equivalent base URLs: `HTTPS://Host/base/` and `https://host:443/base`. Other texts are
 * returned unchanged. As strict as `isSameOrigin`: any other difference is another URL.
 */
export function normalizeBaseUrl(text: string): string {
  const url = splitUrl(text)
  if (!url) return text
  return `${url.scheme}://${lowerCasedHost(url.host)}:${url.port}${url.path.replace(/\/+$/, '')}`
}
