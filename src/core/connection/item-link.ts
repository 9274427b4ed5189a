import { splitUrl } from '#core/url/split-url.ts'

const mark = '{id}'

/** Maximum length of a pattern. */
export const maxItemLinkLength = 2000

/**
 * True if a text is a pattern of the addresses of items in a CMS: an http or https address without user name, with
 * `{id}` in its path, query or fragment.
 */
export function isItemLinkPattern(text: string): boolean {
  const url = splitUrl(text)
  return (
    url?.userinfo === null &&
    text.length <= maxItemLinkLength &&
    `${url.path}?${url.query ?? ''}#${url.fragment ?? ''}`.includes(mark)
  )
}

/**
 * The pattern by which a connection's items are found in their CMS; null if unknown. A dataCycle CORE without a
 * pattern of its own gets `/things/{id}` at its address: an assumption that no recorded answer proves. A sample has no
 * such page.
 */
export function itemLinkPattern({
  itemLink,
  server,
  builtIn,
  baseUrl,
}: {
  itemLink: string
  server: string
  builtIn: string | null
  baseUrl: string
}): string | null {
  if (itemLink !== '') return itemLink
  if (server !== 'datacycle-core' || builtIn !== null) return null
  const usual = `${baseUrl.replace(/\/+$/, '')}/things/${mark}`
  return isItemLinkPattern(usual) ? usual : null
}

/** The address of an item in its CMS. The ID is percent-encoded, so that it cannot lead elsewhere. */
export const renderItemLink = (pattern: string, id: string): string =>
  pattern.split(mark).join(encodeURIComponent(id))
