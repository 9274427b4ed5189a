import { toWellFormed } from '#core/text/characters.ts'
import { splitUrl, withoutEndSlashes } from '#core/url/split-url.ts'

const mark = '{id}'

/** Stands in place of a pattern: no link, whatever is usual. */
export const noItemLink = 'none'

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

/** True for a pattern, for no link, and for '': the usual link of the server. */
export const isItemLink = (text: string): boolean =>
  text === '' || text === noItemLink || isItemLinkPattern(text)

/**
 * The pattern by which a connection's items are found in their CMS; null if unknown. A dataCycle CORE without a
 * pattern of its own gets `/things/{id}` at its address: an assumption that no recorded response proves. A sample has no
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
  if (itemLink === noItemLink) return null
  if (itemLink !== '') return itemLink
  if (server !== 'datacycle-core' || builtIn !== null) return null
  const usual = `${withoutEndSlashes(baseUrl)}/things/${mark}`
  return isItemLinkPattern(usual) ? usual : null
}

/** The address of an item in its CMS. The ID is percent-encoded, so that it cannot lead elsewhere. */
export const renderItemLink = (pattern: string, id: string): string =>
  pattern.split(mark).join(encodeURIComponent(toWellFormed(id)))

/** The path of the column with an item's address in its CMS: a pattern in place of a member of the ID. */
export const itemLinkPath = (pattern: string) => ['@id', pattern] as const

/** True for the path of that column. An ID is a text, so that no attribute has this path. */
export const isItemLinkPath = (path: readonly string[]): path is ReturnType<typeof itemLinkPath> =>
  path.length === 2 && path[0] === '@id'

/** What a program calls that column. */
export const itemLinkName = 'cmsLink'
