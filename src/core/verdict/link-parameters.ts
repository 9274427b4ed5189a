import { readParameterName } from '#core/query/parameter-name.ts'
import { readQuery } from '#core/url/read-query.ts'

/** The paths of a link's parameters: `filter[a][in][]` and `filter[a][in][0]` are `filter`, `a`, `in`. */
export function linkedPaths(address: string): string[][] {
  return pairsOf(address).map(({ name }) =>
    readParameterName(name).filter((segment) => !/^[0-9]*$/.test(segment)),
  )
}

/** The page that a link leads to (`page[number]`), or null where it does not say. */
export function linkedPageNumber(address: string): number | null {
  const value = pairsOf(address).findLast(({ name }) => name === 'page[number]')?.value ?? ''
  const number = /^[1-9][0-9]*$/.test(value) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

const pairsOf = (address: string) => readQuery(/\?([^#]*)/.exec(address)?.[1] ?? '')
