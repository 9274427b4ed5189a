import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { slugOf } from '#core/text/slug-of.ts'
import type { Condition } from './conditions.ts'

/** A value that may have been meant. */
export interface NearValue {
  /** The filter that it belongs to: another one where the same name stands in another scheme. */
  key: string
  value: string
  /** What people call it. */
  label: string
}

const maxNear = 3

/**
 * The values that may have been meant by one that brings nothing, the nearest first, at most three: known
 * values that differ in case, spaces, umlauts or a few letters, one whose label was typed in place of its ID,
 * the same name in another scheme, and what the text is as a slug. To be tried, never stated.
 */
export function findNearValues(
  { parameter, value }: Pick<Condition, 'parameter' | 'value'>,
  definitions: readonly FilterDefinition[],
): NearValue[] {
  if (parameter.kind !== 'filter' || value === '') return []
  const { name: key } = parameter
  const own = findDefinition(definitions, key)
  const known = valuesOf(own)
  const wanted = slugOf(value)
  const isAlike = (one: NearValue) =>
    wanted !== '' && [one.value, one.label].some((text) => slugOf(text) === wanted)
  const near = findNearNames(
    value,
    known.flatMap((one) => [one.value, one.label]),
  )
  const elsewhere = definitions.filter((one) => one !== own).flatMap((one) => valuesOf(one))
  const slug = own === null && isSlugged(value) ? [{ key, value: wanted, label: '' }] : []
  const found = [
    ...known.filter(isAlike),
    ...near.flatMap((text) => known.filter((one) => one.value === text || one.label === text)),
    ...elsewhere.filter(isAlike),
    ...slug,
  ].filter((one) => one.key !== key || one.value !== value)
  return found
    .filter((one, at) => found.findIndex((other) => isSame(one, other)) === at)
    .slice(0, maxNear)
}

const valuesOf = (definition: FilterDefinition | null): NearValue[] =>
  definition?.knownValues.map(({ value, label }) => ({ key: definition.key, value, label })) ?? []

/** Whether a text would be another one as a slug; several with commas and dates are no name. */
const isSlugged = (text: string): boolean =>
  slugOf(text) !== '' && slugOf(text) !== text && !text.includes(',') && !/^\d/.test(text)

const isSame = (one: NearValue, other: NearValue): boolean =>
  one.key === other.key && one.value === other.value
