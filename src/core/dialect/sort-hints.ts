import type { QueryForm } from '../query/form.ts'
import { hintAt, type HintWord, type InstanceHint } from './instance-hint.ts'
import { meantSortKey, readSortKey } from './sort-key.ts'

interface Criterion {
  attribute: string
  index: number
}

const filled = ({ sort }: QueryForm): Criterion[] =>
  sort
    .map(({ attribute }, index) => ({ attribute, index }))
    .filter(({ attribute }) => attribute !== '')

const at = ({ attribute, index }: Criterion, word: HintWord, values = {}): InstanceHint =>
  hintAt('sort', `query.sort.${index}.attribute`, word, { name: attribute, ...values })

/** A name that stands above already has its own words. */
const isRepeated = (criteria: readonly Criterion[], { attribute, index }: Criterion): boolean =>
  criteria.some((earlier) => earlier.index < index && earlier.attribute === attribute)

/**
 * What CORE does with a sort: it takes the first criterion that it can use, and nothing else. Where
 * it can use none, there is no order left at all, and pages repeat and lose items (datacycle-core.md 5).
 */
export function describeCoreSort(form: QueryForm): InstanceHint[] {
  const criteria = filled(form)
  const used = criteria.find(({ attribute }) => readSortKey(attribute) !== 'unusable')
  return criteria.flatMap((criterion): InstanceHint[] => {
    if (isRepeated(criteria, criterion)) return []
    if (used && criterion.index > used.index)
      return [at(criterion, 'sort-further', { used: used.attribute })]
    switch (readSortKey(criterion.attribute)) {
      case 'usable':
        return []
      case 'new-each-time':
        return [at(criterion, 'sort-without-seed')]
      case 'no-point':
        return [at(criterion, 'sort-without-point')]
      case 'unusable': {
        const near = meantSortKey(criterion.attribute)
        return used
          ? [at(criterion, 'sort-unusable-skipped', { used: used.attribute })]
          : [at(criterion, 'sort-unusable', near === null ? {} : { near })]
      }
    }
  })
}

/** What the connection's conventions say where the server is not known. */
export function describeFirstSortOnly(form: QueryForm): InstanceHint[] {
  const criteria = filled(form)
  const [used] = criteria
  return criteria
    .slice(1)
    .filter((criterion) => !isRepeated(criteria, criterion))
    .map((criterion) =>
      at(criterion, 'sort-further-by-convention', { used: used?.attribute ?? '' }),
    )
}

/** Why CORE is left without any order by this sort, so that its pages do not fit together; null where it is not. */
export function readLostOrder(form: QueryForm): 'core-unusable' | 'core-random' | null {
  const criteria = filled(form)
  const uses = criteria.map(({ attribute }) => readSortKey(attribute))
  const used = uses.find((use) => use !== 'unusable')
  if (criteria.length > 0 && used === undefined) return 'core-unusable'
  return used === 'new-each-time' ? 'core-random' : null
}

export const losesOrder = (form: QueryForm): boolean => readLostOrder(form) !== null
