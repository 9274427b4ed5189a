import { uncountedParts } from '#core/query/count-form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import {
  openOrConclude,
  type Investigation,
  type Outcomes,
  type Step,
  type StepFailure,
  type StepOutcome,
} from './investigation.ts'
import { renderCsvCell, type CsvOptions } from '#core/export/csv-writer.ts'
import type { TableCell } from '#core/export/item-writer.ts'
import { renderMarkdownTable } from '#core/text/markup.ts'

/** What a token sees of one endpoint. */
export type Access =
  /** The request has not ended. */
  | { kind: 'waiting' }
  | {
      kind: 'open'
      status: number
      /** The digits as sent; null if the response has no total. */
      total: string | null
      /** The latest modification date, as sent; null if not proved. */
      newest: string | null
      firstByteMs: number | null
    }
  /** An error status: 401, 403, 404 and others. */
  | { kind: 'closed'; status: number; why: RefusalCause | null; firstByteMs: number | null }
  /** No answer, or not a list. */
  | { kind: 'failed'; failure: StepFailure }

/** The proved cause of a 401: an invalid token, no access to the endpoint, or no token. */
export type RefusalCause = 'token' | 'access' | 'no-token'

interface AccessOptions {
  /** A dataCycle CORE can sort by and return only `dct:modified` (datacycle-core.md 2.3, 5). */
  isDatacycle: boolean
  /** True to also find the newest modification date of each endpoint. */
  wantsNewestDate: boolean
  /** True if the connection sends a token. */
  hasToken: boolean
}

/** What a connection's token sees of each endpoint, by endpoint name. */
export interface AccessQuestion extends Investigation<ReadonlyMap<string, Access>> {
  /** The results so far. */
  access(outcomes: Outcomes): ReadonlyMap<string, Access>
}

/**
 * Plans one request per endpoint with the same token, for access and item count.
 *
 * A dataCycle CORE returns the latest modification date with the same request. Elsewhere `modified` is not
 * documented: if an item has it, two more requests sort by `modified` in both directions, and the date is
 * reported only if their results differ.
 */
export function planAccess(names: readonly string[], options: AccessOptions): AccessQuestion {
  const sortsBothWays = options.wantsNewestDate && !options.isDatacycle

  function access(outcomes: Outcomes): ReadonlyMap<string, Access> {
    // All requests use the same token, so one success proves it valid.
    const isTokenValid = [...outcomes.values()].some(({ kind }) => kind === 'answered')
    return new Map(
      names.map((name) => [name, readAccess(outcomes, name, { ...options, isTokenValid })]),
    )
  }

  const stepsOf = (outcomes: Outcomes, name: string): Step[] => [
    planFirstRequest(name, options),
    ...(sortsBothWays && hasModified(outcomes.get(name))
      ? [planSortedRequest(name, '-modified'), planSortedRequest(name, 'modified')]
      : []),
  ]

  return {
    price: names.length * (sortsBothWays ? 3 : 1),
    access,
    next(outcomes) {
      const steps = names.flatMap((name) => stepsOf(outcomes, name))
      return openOrConclude(steps, outcomes, () => access(outcomes))
    },
  }
}

const oneItem = { name: 'page[size]', members: ['1'] }

/** Unique, because a name contains no line break. */
const sortedKey = (name: string, sort: string) => `${name}\n${sort}`

function planFirstRequest(name: string, { isDatacycle, wantsNewestDate }: AccessOptions): Step {
  const query = !isDatacycle
    ? []
    : wantsNewestDate
      ? [
          { name: 'sort', members: ['-dct:modified'] },
          { name: 'fields', members: ['dct:modified'] },
        ]
      : uncountedParts.map((name) => ({ name, members: ['0'] }))
  const plan: RequestPlan = { kind: 'get', endpoint: name, query: [...query, oneItem] }
  const isCount = isDatacycle && !wantsNewestDate
  return { ...stepOf(name, name, plan), ...(isCount && { isCount: true as const }) }
}

function planSortedRequest(name: string, sort: string): Step {
  const query = [{ name: 'sort', members: [sort] }, oneItem]
  return stepOf(sortedKey(name, sort), name, { kind: 'get', endpoint: name, query })
}

function stepOf(key: string, endpoint: string, plan: RequestPlan): Step {
  const purpose = { kind: 'access', endpoint } as const
  return { key, plan, purpose, readsDetails: true }
}

const modifiedIn = (outcome: StepOutcome | undefined): string | null =>
  outcome?.details?.items[0]?.modified ?? null

const hasModified = (outcome: StepOutcome | undefined): boolean =>
  outcome?.kind === 'answered' && modifiedIn(outcome) !== null

type ReadingOptions = AccessOptions & { isTokenValid: boolean }

function readAccess(outcomes: Outcomes, name: string, options: ReadingOptions): Access {
  const outcome = outcomes.get(name)
  if (outcome === undefined) return { kind: 'waiting' }
  const firstByteMs = outcome.firstByteMs ?? null
  if (outcome.kind === 'answered') {
    const { total } = outcome.response
    const newest = options.wantsNewestDate ? readNewest(outcomes, name, options) : null
    return { kind: 'open', status: 200, total, newest, firstByteMs }
  }
  const { failure } = outcome
  return failure.kind === 'status'
    ? {
        kind: 'closed',
        status: failure.status,
        why: refusalCauseOf(failure, options),
        firstByteMs,
      }
    : { kind: 'failed', failure }
}

/** The error message is that of a CORE for a wrong or missing token; its other 401 is of a valid one (datacycle-core.md 6). */
function refusalCauseOf(
  { status, words = [] }: Extract<StepFailure, { kind: 'status' }>,
  { isDatacycle, hasToken, isTokenValid }: ReadingOptions,
): RefusalCause | null {
  if (status !== 401) return null
  if (!hasToken) return 'no-token'
  if (words.some((one) => /^invalid (?:or missing )?authentication token$/.test(one)))
    return 'token'
  return isTokenValid || isDatacycle ? 'access' : null
}

function readNewest(
  outcomes: Outcomes,
  name: string,
  { isDatacycle }: AccessOptions,
): string | null {
  const first = outcomes.get(name)
  const firstModified = modifiedIn(first)
  const isOnlyItem = first?.kind === 'answered' && first.response.total === '1'
  if (isDatacycle || isOnlyItem) return firstModified
  const [down, up] = ['-modified', 'modified'].map((sort) =>
    modifiedIn(outcomes.get(sortedKey(name, sort))),
  )
  if (typeof down !== 'string' || typeof up !== 'string') return null
  // Equal dates may mean that the sort is ignored.
  return Date.parse(down) > Date.parse(up) ? down : null
}

/** One endpoint, and what each connection's token sees of it. */
export interface AccessRow {
  name: string
  label: string
  /** In the reader's language. */
  kind: string
  access: readonly Access[]
}

/** The matrix in the reader's language. Never contains a token. */
export interface WordedAccess {
  headings: { name: string; label: string; kind: string; items: string; newest: string }
  /** The names of the connections. */
  columns: readonly string[]
  rows: readonly AccessRow[]
}

/** As Markdown: a row per endpoint, a column per connection; `describe` renders one cell. */
export function renderAccessMarkdown(
  { headings, columns, rows }: WordedAccess,
  describe: (access: Access) => string,
): string {
  const lines = rows.map((row) => [row.label, row.name, row.kind, ...row.access.map(describe)])
  return `${renderMarkdownTable([headings.label, headings.name, headings.kind, ...columns], lines)}\n`
}

/** As CSV (RFC 4180), safe to open in a spreadsheet that takes this separator: three columns per connection. */
export function renderAccessCsv(
  { headings, columns, rows }: WordedAccess,
  {
    describe,
    separator,
  }: { describe: (access: Access) => string; separator: CsvOptions['separator'] },
): string {
  const text = (value: string): TableCell => ({ kind: 'text', text: value })
  const number = (source: string | null): TableCell =>
    source === null ? { kind: 'empty' } : { kind: 'number', source }
  const cells = (access: Access): TableCell[] => {
    switch (access.kind) {
      case 'open': {
        const { status, total, newest } = access
        const changed: TableCell = newest === null ? { kind: 'empty' } : text(newest)
        return [number(String(status)), number(total), changed]
      }
      case 'closed':
        return [number(String(access.status)), { kind: 'empty' }, { kind: 'empty' }]
      case 'waiting':
      case 'failed':
        return [text(describe(access)), { kind: 'empty' }, { kind: 'empty' }]
    }
  }
  const names = columns.flatMap((name) => [
    name,
    `${name}: ${headings.items}`,
    `${name}: ${headings.newest}`,
  ])
  const lines = [
    [headings.label, headings.name, headings.kind, ...names].map(text),
    ...rows.map((row) => [
      ...[row.label, row.name, row.kind].map(text),
      ...row.access.flatMap(cells),
    ]),
  ]
  return lines
    .map((line) => `${line.map((cell) => renderCsvCell(cell)).join(separator)}\r\n`)
    .join('')
}
