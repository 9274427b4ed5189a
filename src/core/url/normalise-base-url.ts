import { lowerCasedHost, splitUrl } from './split-url.ts'

/**
 * The text that two spellings of an instance's address share: `HTTPS://Host/base/` is that of
 * `https://host:443/base`. A text that is no such address stays as it is.
 *
 * As strict as `isSameOrigin`: what is written in any other way is another address.
 */
export function normaliseBaseUrl(text: string): string {
  const url = splitUrl(text)
  if (!url) return text
  return `${url.scheme}://${lowerCasedHost(url.host)}:${url.port}${url.path.replace(/\/+$/, '')}`
}
