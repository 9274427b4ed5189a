import { readFilterKey } from '#core/query/filter-key.ts'
import { isEmptyValue, type QueryForm, type SortCriterion } from '#core/query/form.ts'
import { hintAt, type HintMessageKey, type InstanceHint } from './instance-hint.ts'
import { hasOneDirection, suggestSortKey, readSortKey, type SortKeyUse } from './sort-key.ts'

interface Criterion extends SortCriterion {
  index: number
}

const filledCriteria = ({ sort }: QueryForm): Criterion[] =>
  sort
    .map((criterion, index) => ({ ...criterion, index }))
    .filter(({ attribute }) => attribute !== '')

const sortHint = (
  { attribute, index }: Criterion,
  messageKey: HintMessageKey,
  values = {},
): InstanceHint =>
  hintAt({ kind: 'sort' }, { part: 'sort', row: index, member: 'attribute' }, messageKey, {
    name: attribute,
    ...values,
  })

/** Repeated names get only one hint. */
const isRepeated = (criteria: readonly Criterion[], { attribute, index }: Criterion): boolean =>
  criteria.some((earlier) => earlier.index < index && earlier.attribute === attribute)

/** A filter that orders the items if no sort does (datacycle-core.md 5). */
type FilterOrder = 'text' | 'place' | 'schedule'

/** The filters by which CORE orders, in their precedence. */
function filterOrders({ q, filters }: QueryForm): FilterOrder[] {
  const requested = filters
    .filter(({ value }) => !isEmptyValue(value))
    .map(({ key }) => readFilterKey(key))
  const has = (...roots: readonly string[]) => requested.some(([root = '']) => roots.includes(root))
  const hasPlace = requested.some(([root, side]) => root === 'geo' && side !== 'withGeometry')
  return [
    ...(q.trim() !== '' || has('q', 'search') ? (['text'] as const) : []),
    ...(hasPlace ? (['place'] as const) : []),
    ...(has('schedule') ? (['schedule'] as const) : []),
  ]
}

/** How CORE uses a criterion in this request; some keys need a filter. */
function useOf(
  { attribute }: Criterion,
  orders: readonly FilterOrder[],
): SortKeyUse | 'needs-text' | 'needs-place' {
  const use = readSortKey(attribute)
  if (use === 'by-text') return orders.includes('text') ? 'usable' : 'needs-text'
  if (use === 'by-place') return orders.includes('place') ? 'usable' : 'needs-place'
  return use
}

const findUsed = (criteria: readonly Criterion[], orders: readonly FilterOrder[]) =>
  criteria.find((criterion) => !isSkipped(useOf(criterion, orders)))

const isSkipped = (use: ReturnType<typeof useOf>): boolean =>
  use === 'unusable' || use === 'needs-text' || use === 'needs-place'

/**
 * Hints for CORE about the sort: it uses only the first usable criterion. If there is none, full text, place
 * or dates of the filters order the items; without those, pages repeat and lose items (datacycle-core.md 5).
 */
export function describeCoreSort(form: QueryForm): InstanceHint[] {
  const criteria = filledCriteria(form)
  const orders = filterOrders(form)
  const [fallbackOrder] = orders
  const used = findUsed(criteria, orders)
  return criteria.flatMap((criterion): InstanceHint[] => {
    if (isRepeated(criteria, criterion)) return []
    if (used && criterion.index > used.index)
      return [sortHint(criterion, 'sort-further', { used: used.attribute })]
    const use = useOf(criterion, orders)
    switch (use) {
      case 'usable':
      case 'by-text':
      case 'by-place':
        return hasOneDirection(criterion.attribute) && criterion.direction === 'descending'
          ? [sortHint(criterion, 'sort-direction')]
          : []
      case 'needs-text':
      case 'needs-place':
        if (used) return [sortHint(criterion, `sort-${use}-skipped`, { used: used.attribute })]
        return [
          sortHint(criterion, fallbackOrder === undefined ? `sort-${use}` : `sort-${use}-ordered`),
        ]
      case 'new-each-time':
        return [sortHint(criterion, 'sort-without-seed')]
      case 'no-point':
        return [sortHint(criterion, 'sort-without-point')]
      case 'unusable': {
        const near = suggestSortKey(criterion.attribute)
        if (used) return [sortHint(criterion, 'sort-unusable-skipped', { used: used.attribute })]
        const messageKey =
          fallbackOrder === undefined
            ? 'sort-unusable'
            : (`sort-unusable-by-${fallbackOrder}` as const)
        return [sortHint(criterion, messageKey, near === null ? {} : { near })]
      }
    }
  })
}

/** Hints by convention, for servers of an unknown type. */
export function describeFirstSortOnly(form: QueryForm): InstanceHint[] {
  const criteria = filledCriteria(form)
  const [used] = criteria
  return criteria
    .slice(1)
    .filter((criterion) => !isRepeated(criteria, criterion))
    .map((criterion) =>
      sortHint(criterion, 'sort-further-by-convention', { used: used?.attribute ?? '' }),
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
