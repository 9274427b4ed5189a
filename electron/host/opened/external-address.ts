import { readUrl } from '#host/url/read-url.ts'

/** The URL to open with the operating system; null unless it is a plain https or mailto link. */
export function readExternalAddress(link: string): string | null {
  // The URL parser would silently repair line breaks, backslashes and spaces.
  const url = /[\p{Cc}\s\\]/u.test(link) ? null : readUrl(link)
  if (url === null) return null
  // Some mail programs attach the local file in `?attach=`, so the query is removed.
  if (url.protocol === 'mailto:') return `mailto:${url.pathname}`
  const plain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return plain ? url.href : null
}
