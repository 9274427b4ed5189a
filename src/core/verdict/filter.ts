import { readId } from '#core/content/item-id.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { pruneForm, type FilterRow } from '#core/query/form.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import { isEvaluatedByCore } from '#core/dialect/filter-grammar.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readConditions } from './filter-condition.ts'
import { checkCondition, type ItemEvidence } from './check-condition.ts'
import { judgeByLinks } from './judge-by-links.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict, type Evidence, type FilterReason } from './verdict.ts'

const maxEvidence = 3

/** Judges one filter by the items, and only then by the links. */
export function judgeFilter(
  key: string,
  rows: readonly FilterRow[],
  conventions: Conventions,
): ParameterJudge {
  const parameter = { kind: 'filter', name: key } as const
  const conditions = rows.flatMap((row) => readConditions(row, conventions))
  const contradicting: (Evidence & { kind: 'item' })[] = []
  const confirming: (Evidence & { kind: 'item' })[] = []
  let itemCount = 0
  let matchCount = 0
  let mismatchCount = 0
  /** True if the first contradiction is an excluded value. */
  let isExcluding = false
  let hasOtherConcepts = false
  /** Items without a value for a condition that demands one. */
  let withoutValue = 0

  const isExcludingAt = (index: number): boolean => {
    const condition = conditions[index]
    return condition?.kind === 'has' && condition.isExcluded
  }

  return {
    parameter,
    add(item, position) {
      itemCount += 1
      const results = conditions.map((condition) => checkCondition(item, condition))
      const at = results.findIndex((one) => one.kind === 'no')
      const wrong = results[at]
      if (wrong) {
        if (mismatchCount === 0) isExcluding = isExcludingAt(at)
        mismatchCount += 1
        addEvidence(contradicting, wrong, item, position)
      } else if (results.every((one) => one.kind === 'yes')) {
        matchCount += 1
        for (const one of results) addEvidence(confirming, one, item, position)
      } else if (results.some((one) => one.kind === 'other-concepts')) hasOtherConcepts = true
      else if (results.some((one, index) => one.kind === 'nothing' && !isExcludingAt(index)))
        withoutValue += 1
    },
    judge(answer) {
      if (answer.page.itemCount === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const [wrong] = contradicting
      const [right] = confirming
      if (wrong)
        return createVerdict(
          parameter,
          {
            kind: isExcluding ? 'item-shows-excluded' : 'item-shows-other',
            attribute: wrong.path,
            items: mismatchCount,
          },
          { evidence: contradicting, remedies: [{ kind: 'drop' }] },
        )
      const path = readFilterKey(key)
      if (matchCount === itemCount && right) {
        const isEvaluated = answer.context.isDatacycle && isEvaluatedByCore(path)
        const kind = isEvaluated || isNarrowedBy(answer.page) ? 'shown-by-items' : 'fits-items'
        return createVerdict(parameter, { kind, attribute: right.path }, { evidence: confirming })
      }
      return (
        judgeByLinks(parameter, ['filter', ...path], answer) ??
        createVerdict(parameter, reasonWithoutProof())
      )
    },
  }

  function reasonWithoutProof(): FilterReason {
    if (hasOtherConcepts) return { kind: 'other-concepts' }
    if (conditions.length === 0 || conditions.some(({ kind }) => kind === 'not-shown'))
      return { kind: 'filter-not-shown' }
    return withoutValue > 0
      ? { kind: 'filter-value-missing', items: withoutValue }
      : { kind: 'excluded-absent' }
  }
}

/**
 * True if the total is below the endpoint's, and only this filter can be the reason. Items alone may match an
 * ignored filter by chance or because of other conditions.
 */
function isNarrowedBy({ paging: { total }, maxTotalSeen, query: { form } }: ResponsePage): boolean {
  const { q, filters, extra } = pruneForm(form)
  const keys = new Set(filters.map(({ key }) => key))
  const isAlone = q === '' && keys.size === 1 && !extra.some(({ name }) => name === 'language')
  const isTotalStated = total !== null && /^\d+$/.test(total)
  return isAlone && isTotalStated && maxTotalSeen !== undefined && maxTotalSeen !== null
    ? BigInt(total) < BigInt(maxTotalSeen)
    : false
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
