import {
  hitsOf,
  openOrConclude,
  uniqueSteps,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  isSameOrder,
} from '#core/investigate/investigation.ts'
import { findWarnings, type CardWarning, findConventions, type FoundConventions } from './card.ts'
import { fullTextPart } from './full-text.ts'
import {
  type ApiCheckLine,
  toLine,
  type ApiCheckPart,
  readRequestOutcome,
  type Observations,
  checkNames,
  asText,
  ifAnswered,
  totalOf,
  valuesOfRefusal,
  getStep,
  postStep,
  outcomeOfPlaces,
} from './line.ts'
import { pagesPart, pageKey, envelopePart, readMember } from './pages.ts'
import { relationsPart } from './relations.ts'
import { sortKeysPart } from './sort-keys.ts'
import { readMeta } from '#core/response/envelope.ts'
import { impossibleWord } from '#core/investigate/impossible-value.ts'
import { renderParameterName } from '#core/query/parameter-name.ts'
import { readFilterKey } from '#core/query/filter-key.ts'

/** Checks whether two values mean AND or OR, in a body and in a query (api.md 4.2, 4.3). */
export const listsPart: ApiCheckPart = {
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

function judgeList(observed: Observations): ApiCheckLine {
  const filter = chooseListFilter(observed)
  const keys = ['list-one', 'list-other', 'list-array'] as const
  if (filter === null) return toLine('list-untestable', ['first'])
  const { key } = filter
  return ifAnswered(observed, 'list', keys, (...responses) => {
    const [one = null, other = null, both = null] = responses.map(totalOf)
    // A key that the server ignores is no filter.
    const isFilter = [one, other].every(
      (hits) => hits !== null && hits > 0 && observed.total !== null && hits < observed.total,
    )
    if (one === null || other === null || !isFilter) return toLine('list-untestable', keys)
    if (responses[2].kind === 'refused')
      return toLine('list-refused', keys, { key, ...valuesOfRefusal(responses[2]) })
    if (both === null) return toLine('list-untestable', keys)
    const values = asText({ key, one, other, both })
    return toLine(`list-${meaningOf({ one, other, both }, observed.total)}`, keys, values)
  })
}

function judgeListInQuery(observed: Observations): ApiCheckLine {
  const listLine = judgeList(observed)
  const keys = ['list-array', 'list-repeated', 'list-commas'] as const
  if (listLine.kind !== 'seen' || !['list-any', 'list-all'].includes(listLine.outcome))
    return toLine('list-query-untestable', listLine.restsOn)
  return ifAnswered(observed, 'list-in-query', keys, (...responses) => {
    const [both = null, repeated = null, commas = null] = responses.map(totalOf)
    const key = chooseListFilter(observed)?.key ?? ''
    const isRepeated = repeated === both
    const isCommas = commas === both
    // Lists that the server does not read have no hits either.
    if (isRepeated && isCommas && both === 0) return toLine('list-query-untestable', keys)
    if (isRepeated && isCommas) return toLine('list-query-both', keys, { key })
    if (isRepeated) return toLine('list-query-repeated', keys, { key })
    return toLine(isCommas ? 'list-query-commas' : 'list-query-neither', keys, { key })
  })
}

/** Checks sorting, and POST against GET (api.md 4.1, 4.6, 4.7). */
export const orderPart: ApiCheckPart = {
  steps(observed) {
    const size = String(observed.size)
    const page = { size: observed.size }
    return [
      getStep(observed, 'sort-down', [
        ['sort', '-name'],
        ['page[size]', size],
      ]),
      postStep(observed, 'post', { page }),
      postStep(observed, 'post-sort-body', { sort: '-name', page }),
      postStep(observed, 'post-sort-query', { page }, [['sort', '-name']]),
    ]
  },
  lines: (observed) => [judgeSort(observed), judgePost(observed), judgePostSort(observed)],
}

const hasTwoNames = ({ first }: Observations): boolean =>
  new Set(first.details.items.map(({ name }) => name).filter((name) => name !== '')).size > 1

function judgeSort(observed: Observations): ApiCheckLine {
  const keys = [pageKey(1), 'sort-down'] as const
  return ifAnswered(observed, 'sort', keys, (up, down) => {
    for (const one of [up, down])
      if (one.kind === 'refused') return toLine('sort-refused', keys, valuesOfRefusal(one))
    if (up.kind !== 'list' || down.kind !== 'list' || !hasTwoNames(observed))
      return toLine('sort-untestable', keys)
    const isSame = isSameOrder(up.response.ids, down.response.ids)
    return up.response.ids.length === 0
      ? toLine('sort-untestable', keys)
      : toLine(isSame ? 'sort-ignored' : 'sort-reverses', keys)
  })
}

function judgePost(observed: Observations): ApiCheckLine {
  const keys = ['first', 'post'] as const
  return ifAnswered(observed, 'post', keys, (first, posted) => {
    if (posted.kind === 'refused') return toLine('post-refused', keys, valuesOfRefusal(posted))
    const byGet = observed.first.response.ids.slice(0, posted.response.ids.length)
    if (byGet.length > 0 && isSameOrder(byGet, posted.response.ids))
      return toLine('post-same', keys)
    const [get, post] = [totalOf(first), totalOf(posted)]
    return get !== null && post !== null && get !== post
      ? toLine('post-differs', keys, asText({ get, post }))
      : toLine('post-untestable', keys)
  })
}

function judgePostSort(observed: Observations): ApiCheckLine {
  const keys = ['sort-down', 'post-sort-body', 'post-sort-query'] as const
  return ifAnswered(observed, 'post-sort', keys, (down, ...posts) => {
    if (down.kind !== 'list') return toLine('post-sort-untestable', keys)
    const wanted = down.response.ids
    const defaultOrder = observed.first.response.ids.slice(0, wanted.length)
    // If the default order is already the sorted one, it proves nothing.
    if (wanted.length === 0 || isSameOrder(wanted, defaultOrder))
      return toLine('post-sort-untestable', keys)
    const [inBody = false, inQuery = false] = posts.map(
      (one) => one.kind === 'list' && isSameOrder(one.response.ids, wanted),
    )
    return toLine(outcomeOfPlaces('post-sort', inBody, inQuery), keys)
  })
}

/** Checks requests with an unknown endpoint and an unknown filter (api.md 7). */
export const refusalsPart: ApiCheckPart = {
  steps: (observed) => [
    getStep({ endpoint: impossibleWord }, 'unknown-endpoint', [['page[size]', '1']]),
    getStep(observed, 'unknown-filter', [
      [`filter[${impossibleWord}]`, 'x'],
      ['page[size]', '1'],
    ]),
  ],
  lines: (observed) => [judgeEndpoint(observed), judgeFilter(observed)],
}

function judgeEndpoint(observed: Observations): ApiCheckLine {
  const keys = ['unknown-endpoint'] as const
  const outcome = observed.outcomeOf(keys[0])
  // The token is valid, so a 401 or 403 may be how the server refuses an unknown endpoint.
  if (
    outcome.kind === 'unanswered' &&
    outcome.failure.kind === 'status' &&
    outcome.failure.status < 404
  )
    return toLine('unknown-endpoint-refused', keys, {
      status: String(outcome.failure.status),
      body: 'unread',
    })
  return ifAnswered(observed, 'unknown-endpoint', keys, (response) => {
    if (response.kind === 'refused')
      return toLine('unknown-endpoint-refused', keys, valuesOfRefusal(response))
    const count = response.response.ids.length
    return count === 0
      ? toLine('unknown-endpoint-empty', keys)
      : toLine('unknown-endpoint-items', keys, asText({ count }))
  })
}

function judgeFilter(observed: Observations): ApiCheckLine {
  const keys = ['first', 'unknown-filter'] as const
  return ifAnswered(observed, 'unknown-filter', keys, (_, response) => {
    if (response.kind === 'refused')
      return toLine('unknown-filter-refused', keys, valuesOfRefusal(response))
    const total = totalOf(response)
    if (total === null || observed.total === null || observed.total === 0)
      return toLine('unknown-filter-untestable', keys)
    if (total === observed.total) return toLine('unknown-filter-ignored', keys, asText({ total }))
    return total === 0
      ? toLine('unknown-filter-empty', keys)
      : toLine('unknown-filter-other', keys, asText({ total, all: observed.total }))
  })
}

/** Checks that an endpoint also answers to its other name, the slug or the UUID (api.md 2.1). */
export const namesPart: ApiCheckPart = {
  steps(observed) {
    const name = otherNameOf(observed)
    return name === '' ? [] : [getStep({ endpoint: name }, 'other-name', [['page[size]', '1']])]
  },
  lines: (observed) => [judgeNames(observed)],
}

function otherNameOf({ endpoint, otherName, first: { details } }: Observations): string {
  const { collection } = readMeta(readMember(details.meta)).paging
  const names = [collection?.slug, collection?.id].filter((name) => typeof name === 'string')
  // If neither name is the requested one, they may belong to another endpoint.
  const stated = names.includes(endpoint) ? names.find((name) => name !== endpoint) : undefined
  return stated ?? otherName
}

function judgeNames(observed: Observations): ApiCheckLine {
  const other = otherNameOf(observed)
  const keys = ['first', 'other-name'] as const
  if (other === '') return toLine('other-name-unknown', ['first'])
  return ifAnswered(observed, 'endpoint-names', keys, (_, response) => {
    const [requested, found] = [observed.total, totalOf(response)]
    const isUnclear = requested === null || found === null || requested + found === 0
    if (response.kind === 'list' && isUnclear) return toLine('names-untestable', keys)
    const isSame = response.kind === 'list' && requested === found
    return toLine(isSame ? 'both-names-work' : 'one-name-works', keys, { other })
  })
}

/** The behavior of a server compared with docs/api.md, as observed at one endpoint. */
export interface ApiCheckCard {
  /** In the order of the documentation. */
  lines: readonly ApiCheckLine[]
  /** Warnings about the check itself, not about the server. */
  warnings: readonly CardWarning[]
  /** The conventions of the server, as far as the lines show them. */
  conventions: FoundConventions
}

export type ApiCheckConclusion =
  | { kind: 'card'; card: ApiCheckCard }
  /** The endpoint did not return a list, so nothing can be checked. */
  | { kind: 'failed'; failure: StepFailure }

export interface ApiCheckQuestion extends Investigation<ApiCheckConclusion> {
  /** All requests planned so far, including those answered. */
  steps(outcomes: Outcomes): readonly Step[]
}

const parts = [
  envelopePart,
  pagesPart,
  refusalsPart,
  fullTextPart,
  relationsPart,
  orderPart,
  sortKeysPart,
  listsPart,
  namesPart,
]

/** The maximum number of requests of all parts. */
export const apiCheckPrice = 42

/**
 * Plans the API check of an endpoint: the server's behavior line by line, compared with the
 * documentation. The first request has no parameters; all others are derived from its response.
 */
export function planApiCheck(requested: {
  endpoint: string
  /** Another name of the endpoint (slug or UUID), if the user saved one; else ''. */
  otherName: string
  baseUrl: string
}): ApiCheckQuestion {
  const firstStep = getStep(requested, 'first', [])

  function readObservations(outcomes: Outcomes): Observations | null {
    const first = readRequestOutcome(outcomes, 'first')
    if (first.kind !== 'list') return null
    const hits = hitsOf(first.response)
    const total = hits.isExact && hits.count <= Number.MAX_SAFE_INTEGER ? Number(hits.count) : null
    const size = Math.min(5, Math.max(1, Math.floor((total ?? first.response.ids.length) / 3)))
    return {
      ...requested,
      first,
      total,
      size,
      outcomeOf: (key) => readRequestOutcome(outcomes, key),
    }
  }

  function stepsOf(outcomes: Outcomes): readonly Step[] {
    const observed = readObservations(outcomes)
    const all = observed === null ? [] : parts.flatMap((part) => part.steps(observed))
    return [firstStep, ...uniqueSteps(all)]
  }

  return {
    price: apiCheckPrice,
    steps: stepsOf,
    next(outcomes) {
      return openOrConclude(stepsOf(outcomes), outcomes, () => {
        const observed = readObservations(outcomes)
        if (observed === null) return failureOf(outcomes)
        const lines = parts
          .flatMap((part) => part.lines(observed))
          .toSorted((one, other) => checkNames.indexOf(one.check) - checkNames.indexOf(other.check))
        const warnings = findWarnings(observed, outcomes)
        const card = { lines, warnings, conventions: findConventions(lines) }
        return { kind: 'card', card }
      })
    },
  }
}

function failureOf(outcomes: Outcomes): ApiCheckConclusion {
  const outcome = outcomes.get('first')
  return {
    kind: 'failed',
    failure: outcome?.kind === 'failed' ? outcome.failure : { kind: 'no-list' },
  }
}
