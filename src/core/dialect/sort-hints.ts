import type { QueryForm, SortCriterion } from '#core/query/form.ts'
import { readFilterLeaves } from './filter-grammar.ts'
import { scheduleAttributes } from '#core/content/known-attributes.ts'
import { hintAt, type HintMessageKey, type HintValues, type InstanceHint } from './instance-hint.ts'
import { hasOneDirection, readSortKey, suggestSortKey, withNamedDates } from './sort-key.ts'

interface Criterion extends SortCriterion {
  index: number
}

const filledCriteria = ({ sort }: QueryForm): Criterion[] =>
  sort
    .map((criterion, index) => ({ ...criterion, index }))
    .filter(({ attribute }) => attribute !== '')

const sortHint = <Key extends HintMessageKey>(
  { index }: Criterion,
  messageKey: Key,
  values: HintValues<Key>,
) => hintAt({ kind: 'sort' }, { part: 'sort', row: index, member: 'attribute' }, messageKey, values)

/** Repeated names get only one hint. */
const isRepeated = (criteria: readonly Criterion[], { attribute, index }: Criterion): boolean =>
  criteria.some((earlier) => earlier.index < index && earlier.attribute === attribute)

/** A filter that orders the items if no sort does (datacycle-core.md 5). */
type FilterOrder = 'text' | 'place' | 'schedule'

/** The filters by which CORE orders, in their precedence. A box and an exclusion order nothing. */
function filterOrders(form: QueryForm): FilterOrder[] {
  const paths = readFilterLeaves(form).map(({ path }) => path)
  const hasText = form.q.trim() !== '' || paths.some(([root]) => root === 'search' || root === 'q')
  const hasPlace = paths.some((path) => path.slice(0, 3).join('.') === 'geo.in.perimeter')
  const hasSchedule = paths.some(
    ([root, second = '', third]) =>
      (root === 'schedule' && second !== 'notIn') ||
      (root === 'attribute' && scheduleAttributes.includes(second) && third === 'in'),
  )
  const has = { text: hasText, place: hasPlace, schedule: hasSchedule }
  return (['text', 'place', 'schedule'] as const).filter((order) => has[order])
}

/** How CORE uses a criterion in this request. */
type CriterionUse =
  | 'usable'
  | 'new-each-time'
  /** The server answers 500. */
  | 'no-point'
  | 'fails'
  /** Skipped because something is missing, or without any use. */
  | 'needs-text'
  | 'needs-place'
  | 'needs-schedule'
  | 'needs-point'
  | 'unusable'

function useOf({ attribute }: Criterion, orders: readonly FilterOrder[]): CriterionUse {
  const use = readSortKey(attribute)
  switch (use) {
    case 'by-text':
      return orders.includes('text') ? 'usable' : 'needs-text'
    case 'by-place':
      return orders.includes('place') ? 'usable' : 'needs-place'
    case 'by-schedule':
      return orders.includes('schedule') ? 'usable' : 'needs-schedule'
    case 'fails-without-schedule':
      return orders.includes('schedule') ? 'usable' : 'fails'
    case 'usable':
    case 'new-each-time':
    case 'no-point':
    case 'needs-point':
    case 'unusable':
      return use
  }
}

const findUsed = (criteria: readonly Criterion[], orders: readonly FilterOrder[]) =>
  criteria.find((criterion) => !isSkipped(useOf(criterion, orders)))

const isSkipped = (use: CriterionUse): boolean => use === 'unusable' || use.startsWith('needs-')

/**
 * Hints for CORE about the sort: it uses only the first usable criterion. If there is none, full text, place
 * or dates of the filters order the items; without those, pages repeat and lose items (datacycle-core.md 5).
 */
export function describeCoreSort(form: QueryForm): InstanceHint[] {
  const criteria = filledCriteria(form)
  const orders = filterOrders(form)
  const used = findUsed(criteria, orders)
  return criteria.flatMap((criterion): InstanceHint[] => {
    if (isRepeated(criteria, criterion)) return []
    return used && criterion.index > used.index
      ? [sortHint(criterion, 'sort-further', { name: criterion.attribute, used: used.attribute })]
      : describeCriterion(criterion, useOf(criterion, orders), used?.attribute ?? null, orders[0])
  })
}

/** `used` is the criterion that the server uses instead, `order` the filter that orders the items otherwise. */
function describeCriterion(
  criterion: Criterion,
  use: CriterionUse,
  used: string | null,
  order: FilterOrder | undefined,
): InstanceHint[] {
  const { attribute: name, direction } = criterion
  switch (use) {
    case 'usable':
      return hasOneDirection(name) && direction === 'descending'
        ? [sortHint(criterion, 'sort-direction', { name })]
        : []
    case 'new-each-time':
      return [sortHint(criterion, 'sort-without-seed', { name })]
    case 'no-point':
      return [sortHint(criterion, 'sort-without-point', { name })]
    case 'fails':
      return [sortHint(criterion, 'sort-fails', { name, ...nearOf(withNamedDates(name)) })]
    case 'needs-text':
    case 'needs-place':
    case 'needs-schedule':
    case 'needs-point': {
      if (used !== null) return [sortHint(criterion, `sort-${use}-skipped`, { name, used })]
      const near = nearOf(use === 'needs-schedule' ? withNamedDates(name) : null)
      return [
        sortHint(criterion, order === undefined ? `sort-${use}` : `sort-${use}-ordered`, {
          name,
          ...near,
        }),
      ]
    }
    case 'unusable':
      if (used !== null) return [sortHint(criterion, 'sort-unusable-skipped', { name, used })]
      return [
        sortHint(
          criterion,
          order === undefined ? 'sort-unusable' : (`sort-unusable-by-${order}` as const),
          { name, ...nearOf(suggestSortKey(name)) },
        ),
      ]
  }
}

const nearOf = (near: string | null) => (near === null ? {} : { near })

/** Hints by convention, for servers of an unknown type. */
export function describeFirstSortOnly(form: QueryForm): InstanceHint[] {
  const criteria = filledCriteria(form)
  const [used] = criteria
  return criteria
    .slice(1)
    .filter((criterion) => !isRepeated(criteria, criterion))
    .map((criterion) =>
      sortHint(criterion, 'sort-further-by-convention', {
        name: criterion.attribute,
        used: used?.attribute ?? '',
      }),
    )
}

/** The criterion that CORE uses; null if there is none. */
export const readUsedCriterion = (form: QueryForm): SortCriterion | null =>
  findUsed(filledCriteria(form), filterOrders(form)) ?? null

/** Why this sort leaves CORE's items unordered, so that pages repeat or skip items; null if it does not. */
export function readUnorderedReason(form: QueryForm): 'core-unusable' | 'core-random' | null {
  const criteria = filledCriteria(form)
  const orders = filterOrders(form)
  const used = findUsed(criteria, orders)
  if (used) return useOf(used, orders) === 'new-each-time' ? 'core-random' : null
  return criteria.length > 0 && orders.length === 0 ? 'core-unusable' : null
}

export const losesOrder = (form: QueryForm): boolean => readUnorderedReason(form) !== null

/** True if each request is shuffled anew, so that pages never fit together. */
export const isShuffled = ({ sort }: QueryForm): boolean =>
  sort.some(({ attribute }) => attribute === 'random')
