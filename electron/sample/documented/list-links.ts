/** Renders the links of api.md 2.5: absolute GET URLs with the whole query. */
import type { JsonObject } from '#sample/content/json.ts'
import type { Page } from '#sample/query/page.ts'
import { renderQuery } from '#sample/query/percent.ts'
import type { ListQuery } from './list-query.ts'

/** Value of a link without a target, such as `next` on the last page. */
export type MissingLink = 'absent' | 'empty'

/** The query as pairs, page number and size last. */
function pairsOf(query: ListQuery, number: number): [string, string][] {
  const pairs: [string, string][] = []
  if (query.q !== '') pairs.push(['filter[q]', query.q])
  for (const { key, values, isList } of query.filters) {
    if (isList) {
      pairs.push(...values.map((value): [string, string] => [`filter[${key}][]`, value]))
    } else pairs.push([`filter[${key}]`, values.join(',')])
  }
  if (query.include.length > 0) {
    pairs.push(['include', query.include.map((path) => path.join('.')).join(',')])
  }
  for (const [relation, names] of query.fields) pairs.push([`fields[${relation}]`, names.join(',')])
  if (query.sort.length > 0) {
    pairs.push([
      'sort',
      query.sort.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(','),
    ])
  }
  if (query.languages.length > 0) pairs.push(['language', query.languages.join(',')])
  return [...pairs, ...pagePairs(number, query.size)]
}

export const pagePairs = (number: number, size: number): [string, string][] => [
  ['page[size]', String(size)],
  ['page[number]', String(number)],
]

/** Links of a page, each made by `addressOf` from a page number. */
export function renderLinks(
  page: Page<unknown>,
  addressOf: (number: number) => string,
  missingLink: MissingLink,
): JsonObject {
  const link = (name: string, number: number | null): JsonObject => {
    if (number !== null) return { [name]: addressOf(number) }
    return missingLink === 'absent' ? {} : { [name]: '' }
  }
  const last = Math.max(page.pageCount, 1)
  return {
    ...link('self', page.number),
    ...link('first', 1),
    ...link('prev', page.number > 1 ? Math.min(page.number - 1, last) : null),
    ...link('next', page.number < last ? page.number + 1 : null),
    ...link('last', last),
  }
}

export const listAddress = (endpointAddress: string, query: ListQuery, number: number): string =>
  `${endpointAddress}?${renderQuery(pairsOf(query, number))}`
