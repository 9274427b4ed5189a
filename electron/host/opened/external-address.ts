import { readUrl } from '#host/url/read-url.ts'
/** The address that may be handed to the operating system, or null: https and mailto are for people. */
export function readExternalAddress(link: string): string | null {
  // The URL parser repairs what a careful reader would not: line breaks, backslashes, spaces.
  const url = /[\p{Cc}\s\\]/u.test(link) ? null : readUrl(link)
  if (url === null) return null
  // Some mail programs attach the local file that `?attach=` names: only the address is kept.
  if (url.protocol === 'mailto:') return `mailto:${url.pathname}`
  const plain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return plain ? url.href : null
}
