import { readAlternatives, writeAlternatives } from '#core/query/alternatives.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, ParameterValue, QueryForm } from '#core/query/form.ts'

/** True for CORE's concept filters, such as `classifications.in.withSubtree` (datacycle-core.md 2.2). */
export function isConceptKey(key: string): boolean {
  const [root = '', side = '', depth = '', ...rest] = readFilterKey(key)
  return (
    ['classifications', 'dc:classification'].includes(root) &&
    ['in', 'notIn'].includes(side) &&
    ['withSubtree', 'withoutSubtree'].includes(depth) &&
    rest.length === 0
  )
}

/** IDs of the concepts that a form requires or excludes, without duplicates. Rows in JSON are ignored. */
export function listConcepts(form: Pick<QueryForm, 'filters'>): string[] {
  const ids = form.filters.filter(({ key }) => isConceptKey(key)).flatMap(idsOf)
  return [...new Set(ids)]
}

const idsOf = ({ value }: FilterRow): string[] =>
  membersOf(value)
    .flatMap(readAlternatives)
    .filter((id) => id !== '')

const membersOf = (value: ParameterValue): readonly string[] =>
  value.kind === 'list' ? value.items : value.kind === 'text' ? [value.text] : []

/** The form without some of its concepts; rows that become empty are removed. */
export function withoutConcepts(form: QueryForm, isLeftOut: (id: string) => boolean): QueryForm {
  return {
    ...form,
    filters: form.filters.flatMap((row) => {
      if (!isConceptKey(row.key) || row.value.kind === 'json') return [row]
      const items = membersOf(row.value).flatMap((member) => {
        const kept = readAlternatives(member).filter((id) => id !== '' && !isLeftOut(id))
        return kept.length === 0 ? [] : [writeAlternatives(kept)]
      })
      return items.length === 0 ? [] : [{ key: row.key, value: { kind: 'list', items } as const }]
    }),
  }
}
