import type { QueryPair } from '#core/url/read-query.ts'

/** What the parameters of a request say about the page they ask for; null where they do not say. */
export interface AskedPaging {
  /** `page[number]`, from 1. */
  number: number | null
  /** `page[size]`. */
  size: number | null
  /** `page[offset]`: items left out before the first page. */
  offset: number | null
  /** `page[limit]`: takes the place of size and number (datacycle-core.md 4). */
  limit: number | null
  /** Whether a parameter asks for a place in another way, such as a cursor. */
  hasCursor: boolean
}

const names = {
  number: 'page[number]',
  size: 'page[size]',
  offset: 'page[offset]',
  limit: 'page[limit]',
}
const cursorName = /^(?:page\[.*\]|cursor|after|before|offset)$/i

/** Whether a parameter says which page is meant, and nothing about what is on it. */
export const isPlaceName = (name: string): boolean =>
  cursorName.test(name) && name !== names.size && name !== names.limit

/** Reads the page that parameters ask for. Of a name given twice the last one counts. */
export function readAskedPaging(parameters: readonly QueryPair[]): AskedPaging {
  const read = (name: string, from: number) => {
    const text = parameters.findLast((pair) => pair.name === name)?.value.trim() ?? ''
    const number = /^[0-9]{1,15}$/.test(text) ? Number(text) : -1
    return number >= from ? number : null
  }
  return {
    number: read(names.number, 1),
    size: read(names.size, 1),
    offset: read(names.offset, 0),
    limit: read(names.limit, 1),
    hasCursor: parameters.some(
      ({ name }) => isPlaceName(name) && name !== names.number && name !== names.offset,
    ),
  }
}
