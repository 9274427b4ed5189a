import type { QueryPair } from '#core/url/read-query.ts'

/** The page requested by parameters; null for parameters that are missing. */
export interface RequestedPage {
  /** `page[number]`, from 1. */
  number: number | null
  /** `page[size]`. */
  size: number | null
  /** `page[offset]`: items skipped before the first page. */
  offset: number | null
  /** `page[limit]`: replaces size and number (datacycle-core.md 4). */
  limit: number | null
  /** True if another parameter, such as a cursor, selects the page. */
  hasCursor: boolean
}

const names = {
  number: 'page[number]',
  size: 'page[size]',
  offset: 'page[offset]',
  limit: 'page[limit]',
}
const cursorName = /^(?:page\[.*\]|cursor|after|before|offset)$/i

/** True for parameters that select which page is returned, unlike `page[size]` and `page[limit]`. */
export const isPageSelector = (name: string): boolean =>
  cursorName.test(name) && name !== names.size && name !== names.limit

/** Reads the requested page. For repeated names the last one is used. */
export function readPageParameters(parameters: readonly QueryPair[]): RequestedPage {
  const read = (name: string, min: number) => {
    const text = parameters.findLast((pair) => pair.name === name)?.value.trim() ?? ''
    return /^[0-9]{1,15}$/.test(text) && Number(text) >= min ? Number(text) : null
  }
  return {
    number: read(names.number, 1),
    size: read(names.size, 1),
    offset: read(names.offset, 0),
    limit: read(names.limit, 1),
    hasCursor: parameters.some(
      ({ name }) => isPageSelector(name) && name !== names.number && name !== names.offset,
    ),
  }
}
