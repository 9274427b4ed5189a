import {
  describeCompleteness,
  type CompletenessCounts,
  type CompletenessLine,
} from '#core/coverage/completeness.ts'
import {
  changeChecks,
  duplicateChecks,
  wrongChecks,
  type ItemCheck,
  type OverviewExample,
  type OverviewLine,
} from './overview-line.ts'

export const overviewParts = ['changed', 'missing', 'wrong', 'duplicate', 'undelivered'] as const
export type OverviewPart = (typeof overviewParts)[number]

/** Why items of an endpoint are not among those of the query's response. */
export type UndeliveredCheck = 'not-in-language' | 'not-on-page' | 'filtered'

/** A line of the overview: what was found, in how many items of how many. */
export type ShownLine = {
  /** A path; `language:de` for a missing language; '' where the check is of the whole item. */
  attribute: string
  count: number
  of: number
} & (
  | {
      kind: 'missing'
      check: 'missing'
      line: CompletenessLine
      /** Whether the items that lack it may be of a type without this attribute. */
      isPerhapsUnknown: boolean
    }
  | {
      kind: 'found'
      check: ItemCheck
      since: OverviewLine['since']
      positions: Uint32Array
      examples: readonly OverviewExample[]
      groups: OverviewLine['groups']
    }
  | { kind: 'undelivered'; check: UndeliveredCheck }
)

type FoundLine = Extract<ShownLine, { kind: 'found' }>

export interface ShownPart {
  part: OverviewPart
  /** Lines with findings, most important first. */
  lines: ShownLine[]
  /** Lines without a finding. */
  clean: ShownLine[]
}

const partOf: ReadonlyMap<ShownLine['check'], OverviewPart> = new Map<
  ShownLine['check'],
  OverviewPart
>([
  ...changeChecks.map((check) => [check, 'changed'] as const),
  ...wrongChecks.map((check) => [check, 'wrong'] as const),
  ...duplicateChecks.map((check) => [check, 'duplicate'] as const),
])

/**
 * The parts of the overview in their order. `overview` and `coverage` are null until the items were checked;
 * `undelivered` are the counts of items that the response leaves out. `isWholeEndpoint`: these are all items of
 * the endpoint, not those of a page, or those that filters have chosen.
 */
export function describeOverview({
  overview,
  coverage,
  excludesAttributes,
  isWholeEndpoint,
  undelivered,
}: {
  overview: readonly OverviewLine[] | null
  coverage: CompletenessCounts | null
  excludesAttributes: boolean
  isWholeEndpoint: boolean
  undelivered: readonly { check: UndeliveredCheck; count: number; of: number }[]
}): ShownPart[] {
  const found = (overview ?? []).map(({ positions, ...line }): FoundLine => ({
    kind: 'found',
    ...line,
    positions,
    count: positions.length,
  }))
  const missing = coverage ? describeCompleteness(coverage, { excludesAttributes }) : []
  return overviewParts.map((part) => {
    const lines =
      part === 'missing'
        ? missing.map((line) => lineOfMissing(line, isWholeEndpoint))
        : part === 'undelivered'
          ? undelivered.map((one): ShownLine => ({ kind: 'undelivered', attribute: '', ...one }))
          : found
              .filter(({ check }) => partOf.get(check) === part)
              .toSorted((one, other) => rankOf(one) - rankOf(other))
    return {
      part,
      lines: lines.filter(({ count }) => count > 0),
      clean: lines.filter(({ count }) => count === 0),
    }
  })
}

/**
 * Fewer items than these do not show that their type has no such attribute. One that a twentieth of the items
 * has is absent from 60 random ones with a chance of 4.6 % (0.95 to the power of 60).
 */
const minItemsWithout = 60

function lineOfMissing(line: CompletenessLine, isWholeEndpoint: boolean): ShownLine {
  const { subject, missing, total } = line
  const attribute = subject.kind === 'language' ? `language:${subject.language}` : subject.key
  const isPerhapsUnknown =
    subject.kind === 'attribute' && isWholeEndpoint && missing === total && total >= minItemsWithout
  return {
    kind: 'missing',
    check: 'missing',
    attribute,
    count: missing,
    of: total,
    line,
    isPerhapsUnknown,
  }
}

/** Without a longer time that has the same changed items as the shorter one before it. */
export const withoutRepeatedChanges = (parts: readonly ShownPart[]): ShownPart[] =>
  parts.map(({ lines, ...part }) => ({
    ...part,
    lines: lines.filter(({ check, count }, at) => {
      const before = lines[at - 1]
      return check !== 'changed' || before?.check !== 'changed' || count !== before.count
    }),
  }))

/** Whether a line blames items, so that a person may say that they are right. */
export const canBeRight = (line: ShownLine): line is FoundLine =>
  line.kind === 'found' && line.check !== 'changed' && line.check !== 'oldest'

/** Whether two lines are of the same check, whichever items were checked. */
export const isSameLine = (one: ShownLine, other: ShownLine): boolean =>
  one.check === other.check && one.attribute === other.attribute && sinceOf(one) === sinceOf(other)

const sinceOf = (line: ShownLine) => (line.kind === 'found' ? line.since : null)

/** In the order of the checks; the same check with more findings first, but changes from the shortest time on. */
function rankOf(line: FoundLine): number {
  const order = [...partOf.keys()].findIndex((check) => check === line.check)
  return order - (line.check === 'changed' ? 0 : line.count / 1e9)
}
