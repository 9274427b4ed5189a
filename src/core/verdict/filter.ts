import { readId } from '#core/content/item-id.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { isEvaluatedByCore } from '#core/dialect/filter-grammar.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  asReadByCore,
  excludesIds,
  readConditions,
  type FilterCondition,
} from './filter-condition.ts'
import { checkCondition, type ItemEvidence } from './check-condition.ts'
import { judgeByLinks } from './judge-by-links.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict, type Evidence, type FilterReason } from './verdict.ts'

const maxEvidence = 3

/** Judges one filter by the items, and only then by the links. `form` has all filters of the request. */
export function judgeFilter(
  key: string,
  form: Pick<QueryForm, 'filters'>,
  conventions: Conventions,
): ParameterJudge {
  const parameter = { kind: 'filter', name: key } as const
  const conditionsOf = (row: FilterRow) => readConditions(row, conventions)
  const conditions = form.filters.filter((row) => row.key === key).flatMap(conditionsOf)
  const before = form.filters.slice(
    0,
    form.filters.findIndex((row) => row.key === key),
  )
  const onCore = asReadByCore(conditions, before.flatMap(conditionsOf).some(excludesIds))
  const tallies = { elsewhere: createItemTally(conditions), onCore: createItemTally(onCore) }

  return {
    parameter,
    add(item, position) {
      tallies.elsewhere.add(item, position)
      tallies.onCore.add(item, position)
    },
    judge(answer) {
      const { isDatacycle } = answer.context
      if (answer.page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const tally = isDatacycle ? tallies.onCore : tallies.elsewhere
      const { contradicting, confirming, counts } = tally
      const [wrong] = contradicting
      const [right] = confirming
      if (wrong)
        return createVerdict(
          parameter,
          {
            kind: counts.isExcluding ? 'item-shows-excluded' : 'item-shows-other',
            attribute: wrong.path,
            items: counts.mismatches,
          },
          { evidence: contradicting, remedies: [{ kind: 'drop' }] },
        )
      const path = readFilterKey(key)
      if (counts.matches === counts.items && right) {
        const kind = isDatacycle && isEvaluatedByCore(path) ? 'shown-by-items' : 'fits-items'
        return createVerdict(parameter, { kind, attribute: right.path }, { evidence: confirming })
      }
      return (
        judgeByLinks(parameter, ['filter', ...path], answer) ??
        createVerdict(parameter, tally.reasonWithoutProof())
      )
    },
  }
}

/** Counts the items that meet the conditions, and keeps the first values that show it. */
function createItemTally(conditions: readonly FilterCondition[]) {
  const contradicting: (Evidence & { kind: 'item' })[] = []
  const confirming: (Evidence & { kind: 'item' })[] = []
  const counts = {
    items: 0,
    matches: 0,
    mismatches: 0,
    /** Items without a value for a condition that demands one. */
    withoutValue: 0,
    /** The first contradiction is an excluded value. */
    isExcluding: false,
    hasOtherConcepts: false,
  }
  const isExcludingAt = (index: number): boolean => {
    const condition = conditions[index]
    return condition?.kind === 'has' && condition.isExcluded
  }

  return {
    contradicting,
    confirming,
    counts,
    add(item: JsonValue, position: number): void {
      counts.items += 1
      const results = conditions.map((condition) => checkCondition(item, condition))
      const at = results.findIndex((one) => one.kind === 'no')
      const wrong = results[at]
      if (wrong) {
        if (counts.mismatches === 0) counts.isExcluding = isExcludingAt(at)
        counts.mismatches += 1
        addEvidence(contradicting, wrong, item, position)
      } else if (results.every((one) => one.kind === 'yes')) {
        counts.matches += 1
        for (const one of results) addEvidence(confirming, one, item, position)
      } else if (results.some((one) => one.kind === 'other-concepts'))
        counts.hasOtherConcepts = true
      else if (results.some((one, index) => one.kind === 'nothing' && !isExcludingAt(index)))
        counts.withoutValue += 1
    },
    reasonWithoutProof(): FilterReason {
      if (counts.hasOtherConcepts) return { kind: 'other-concepts' }
      if (conditions.some(({ kind }) => kind === 'full-text'))
        return { kind: 'full-text-not-shown' }
      if (conditions.length === 0 || conditions.some(({ kind }) => kind === 'not-shown'))
        return { kind: 'filter-not-shown' }
      return counts.withoutValue > 0
        ? { kind: 'filter-value-missing', items: counts.withoutValue }
        : { kind: 'excluded-absent' }
    },
  }
}

function addEvidence(
  into: (Evidence & { kind: 'item' })[],
  result: ItemEvidence,
  item: JsonValue,
  position: number,
): void {
  if (into.length >= maxEvidence || (result.kind !== 'yes' && result.kind !== 'no')) return
  const id = readId(item)
  into.push({
    kind: 'item',
    position,
    id,
    path: result.path,
    value: result.value,
  })
}
