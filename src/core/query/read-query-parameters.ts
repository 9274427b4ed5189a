import { readQuery } from '../url/read-query.ts'
import type { GivenParameter } from './given-parameter.ts'
import { readParameterName } from './parameter-name.ts'

/**
 * The parameters of a query string (without `?`), brackets literal or encoded, `+` or `%20`.
 *
 * Values under one `name[]` become one list, at the place of the first. Everything else stays as
 * often as it was given.
 */
export function readQueryParameters(query: string): GivenParameter[] {
  const given = readQuery(query)
  return given.flatMap(({ name, value }, index): GivenParameter[] => {
    const source = 'query'
    if (!name.endsWith('[]')) {
      const isRepeated = given.slice(index + 1).some((later) => later.name === name)
      const path = readParameterName(name)
      return [
        {
          path,
          value: { kind: 'text', text: value },
          shown: show(name, value),
          source,
          isRepeated,
        },
      ]
    }
    const all = given.filter((other) => other.name === name)
    if (all[0] !== given[index]) return []
    return [
      {
        path: readParameterName(name.slice(0, -2)),
        value: { kind: 'list', items: all.map((item) => item.value) },
        shown: all.map((item) => show(item.name, item.value)).join('&'),
        source,
        isRepeated: false,
      },
    ]
  })
}

const show = (name: string, value: string): string => `${name}=${value}`
