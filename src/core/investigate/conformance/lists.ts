import { renderParameterName } from '#core/query/parameter-name.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { getStep, postStep } from './card-step.ts'
import type { Observations } from './observations.ts'
import { toLine, type ConformanceLine } from './line.ts'
import { asText, ifAnswered, totalOf, valuesOfRefusal } from './answered.ts'
import type { ConformancePart } from './part.ts'

/** Checks whether two values mean AND or OR, in a body and in a query (api.md 4.2, 4.3). */
export const listsPart: ConformancePart = {
  steps(observed) {
    const filter = chooseListFilter(observed)
    if (filter === null) return []
    const { key, values, isAlwaysList } = filter
    const [one, other] = values
    const name = renderParameterName(['filter', ...readFilterKey(key)])
    const size = ['page[size]', '1'] as const
    const single = (value: string): readonly [string, string] => [
      isAlwaysList ? `${name}[]` : name,
      value,
    ]
    const members = values.map((value): readonly [string, string] => [`${name}[]`, value])
    return [
      getStep(observed, 'list-one', [single(one), size]),
      getStep(observed, 'list-other', [single(other), size]),
      postStep(observed, 'list-array', {
        ...nested(['filter', ...readFilterKey(key)], values),
        page: { size: 1 },
      }),
      getStep(observed, 'list-repeated', [...members, size]),
      getStep(observed, 'list-commas', [[name, values.join(',')], size]),
    ]
  },
  lines: (observed) => [judgeList(observed), judgeListInQuery(observed)],
}

interface ListFilter {
  key: string
  values: readonly [string, string]
  /** Even a single value must be sent as a list (datacycle-core.md 2.2). */
  isAlwaysList: boolean
}

/** Two values of items on the first page, the second from an item without the first; null if none. */
function chooseListFilter({ first: { details } }: Observations): ListFilter | null {
  const chooseTwo = (lists: readonly (readonly string[])[]): readonly [string, string] | null => {
    const one = lists.flat()[0]
    if (one === undefined) return null
    const other = lists.filter((values) => !values.includes(one)).flat()[0]
    return other === undefined ? null : [one, other]
  }
  if (details.isDatacycle) {
    const ids = details.items.map(({ relations }) =>
      relations.filter(({ name }) => name === 'dc:classification').map(({ id }) => id),
    )
    const values = chooseTwo(ids)
    return values && { key: 'classifications.in.withSubtree', values, isAlwaysList: true }
  }
  const names = new Set(details.items.flatMap(({ textLists }) => textLists.map(({ name }) => name)))
  for (const key of names) {
    const lists = details.items.map(
      ({ textLists }) => textLists.find(({ name }) => name === key)?.values ?? [],
    )
    const values = chooseTwo(lists)
    // A value with a comma would be split.
    if (values?.every((value) => !value.includes(','))) return { key, values, isAlwaysList: false }
  }
  return null
}

function nested(path: readonly string[], value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path
  return { [name]: rest.length === 0 ? value : nested(rest, value) }
}

type ListMeaning = 'any' | 'all' | 'ignored' | 'undecided'

/** `one` and `other` are the hits of each value alone, `both` the hits of the list. */
function meaningOf(
  { one, other, both }: { one: number; other: number; both: number },
  total: number | null,
): ListMeaning {
  if (both > Math.max(one, other)) {
    // OR cannot have more hits than the sum. With as many as the total, the filter was ignored.
    if (both > one + other) return both === total ? 'ignored' : 'undecided'
    return both === total ? 'undecided' : 'any'
  }
  return both < Math.min(one, other) ? 'all' : 'undecided'
}

function judgeList(observed: Observations): ConformanceLine {
  const filter = chooseListFilter(observed)
  const keys = ['list-one', 'list-other', 'list-array'] as const
  if (filter === null) return toLine('list-untestable', ['first'])
  const { key } = filter
  return ifAnswered(observed, 'list', keys, (...answers) => {
    const [one = null, other = null, both = null] = answers.map(totalOf)
    // A key that the server ignores is no filter.
    const isFilter = [one, other].every(
      (hits) => hits !== null && hits > 0 && observed.total !== null && hits < observed.total,
    )
    if (one === null || other === null || !isFilter) return toLine('list-untestable', keys)
    if (answers[2].kind === 'refused')
      return toLine('list-refused', keys, { key, ...valuesOfRefusal(answers[2]) })
    if (both === null) return toLine('list-untestable', keys)
    const values = asText({ key, one, other, both })
    return toLine(`list-${meaningOf({ one, other, both }, observed.total)}`, keys, values)
  })
}

function judgeListInQuery(observed: Observations): ConformanceLine {
  const listLine = judgeList(observed)
  const keys = ['list-array', 'list-repeated', 'list-commas'] as const
  if (listLine.kind !== 'seen' || !['list-any', 'list-all'].includes(listLine.outcome))
    return toLine('list-query-untestable', listLine.restsOn)
  return ifAnswered(observed, 'list-in-query', keys, (...answers) => {
    const [both = null, repeated = null, commas = null] = answers.map(totalOf)
    const key = chooseListFilter(observed)?.key ?? ''
    const isRepeated = repeated === both
    const isCommas = commas === both
    if (isRepeated && isCommas) return toLine('list-query-both', keys, { key })
    if (isRepeated) return toLine('list-query-repeated', keys, { key })
    return toLine(isCommas ? 'list-query-commas' : 'list-query-neither', keys, { key })
  })
}
