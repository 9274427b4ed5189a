import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { slugOf } from '#core/text/slug-of.ts'
import type { Condition } from './conditions.ts'

/** A value that may have been meant. */
export interface NearValue {
  /** The filter key of the value; another key if another scheme has a value of the same name. */
  key: string
  value: string
  /** '' if it has none. */
  label: string
}

const maxNear = 3

/**
 * Up to three values that may have been meant instead of one without hits, nearest first: known values that
 * differ in case, spaces, umlauts or a few letters, the value whose label was typed, a value of the same name
 * in another scheme, and the text as a slug.
 */
export function findNearValues(
  { parameter, value }: Pick<Condition, 'parameter' | 'value'>,
  definitions: readonly FilterDefinition[],
): NearValue[] {
  if (parameter.kind !== 'filter' || value === '') return []
  const { name: key } = parameter
  const ownDefinition = findDefinition(definitions, key)
  const known = valuesOf(ownDefinition)
  const wantedSlug = slugOf(value)
  const isAlike = (one: NearValue) =>
    wantedSlug !== '' && [one.value, one.label].some((text) => slugOf(text) === wantedSlug)
  const near = findNearNames(
    value,
    known.flatMap((one) => [one.value, one.label]),
  )
  const inOtherFilters = definitions
    .filter((one) => one !== ownDefinition)
    .flatMap((one) => valuesOf(one))
  const slug =
    ownDefinition === null && hasOtherSlug(value) ? [{ key, value: wantedSlug, label: '' }] : []
  const found = [
    ...known.filter(isAlike),
    ...near.flatMap((text) => known.filter((one) => one.value === text || one.label === text)),
    ...inOtherFilters.filter(isAlike),
    ...slug,
  ].filter((one) => one.key !== key || one.value !== value)
  return found
    .filter((one, at) => found.findIndex((other) => isSame(one, other)) === at)
    .slice(0, maxNear)
}

const valuesOf = (definition: FilterDefinition | null): NearValue[] =>
  definition?.knownValues.map(({ value, label }) => ({ key: definition.key, value, label })) ?? []

/** True if the text differs from its slug, and is neither a list nor a date. */
const hasOtherSlug = (text: string): boolean =>
  slugOf(text) !== '' && slugOf(text) !== text && !text.includes(',') && !/^\d/.test(text)

const isSame = (one: NearValue, other: NearValue): boolean =>
  one.key === other.key && one.value === other.value
