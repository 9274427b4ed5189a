import { columnValues } from '#core/content/column-values.ts'
import { describeValue } from '#core/content/value-kind.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ItemFinding } from '../finding.ts'
import type { ItemFinder } from './item-finder.ts'

/** What became of each relation named in include: one that stands nowhere, or came resolved nowhere. */
export function createIncludeEffects(include: readonly string[]): ItemFinder {
  const relations = include.map((relation) => ({
    relation,
    present: 0,
    resolved: 0,
    unresolved: 0,
  }))
  let items = 0
  return {
    add(item) {
      items += 1
      for (const facts of relations) {
        const values = columnValues(item, facts.relation.split('.'))
        if (values.length > 0) facts.present += 1
        for (const value of values) count(facts, value)
      }
    },
    findings: () =>
      relations.flatMap(({ relation, present, resolved, unresolved }): ItemFinding[] => {
        if (items === 0) return []
        if (present === 0) return [{ kind: 'include-absent', relation }]
        return resolved === 0 && unresolved > 0
          ? [{ kind: 'include-unresolved', relation, unresolved }]
          : []
      }),
  }
}

function count(facts: { resolved: number; unresolved: number }, value: JsonValue): void {
  const described = describeValue(value)
  if (described.kind === 'relations') {
    facts.resolved += described.resolved
    facts.unresolved += described.unresolved
  } else if (described.kind === 'unresolved-relation') facts.unresolved += 1
  else if (described.kind === 'concept' && described.label === null) facts.unresolved += 1
  else if (described.kind !== 'null') facts.resolved += 1
}
