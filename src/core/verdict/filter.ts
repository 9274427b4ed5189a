import { readId } from '#core/content/item-id.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow } from '#core/query/form.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readConditions } from './filter-condition.ts'
import { showCondition, type Showing } from './item-shows.ts'
import { judgeByLinks } from './links-lack.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict, type Evidence, type FilterReason } from './verdict.ts'

const mostEvidence = 3

/** Judges one filter by what the items show of it; the items come before the links. */
export function judgeFilter(
  key: string,
  rows: readonly FilterRow[],
  conventions: Conventions,
): ParameterJudge {
  const parameter = `filter.${key}` as const
  const conditions = rows.flatMap((row) => readConditions(row, conventions))
  const isExcluding = conditions.some((one) => one.kind === 'has' && one.isExcluded)
  const contradicting: (Evidence & { kind: 'item' })[] = []
  const confirming: (Evidence & { kind: 'item' })[] = []
  let items = 0
  let yes = 0
  let no = 0
  let otherConcepts = 0

  return {
    parameter,
    add(item, position) {
      items += 1
      const shown = conditions.map((condition) => showCondition(item, condition))
      const wrong = shown.find((one) => one.kind === 'no')
      if (wrong) {
        no += 1
        addEvidence(contradicting, wrong, item, position)
      } else if (shown.length > 0 && shown.every((one) => one.kind === 'yes')) {
        yes += 1
        for (const one of shown) addEvidence(confirming, one, item, position)
      } else if (shown.some((one) => one.kind === 'other-concepts')) otherConcepts += 1
    },
    judge(answer) {
      if (answer.page.items === 0) return createVerdict(parameter, { kind: 'empty-page' })
      const [wrong] = contradicting
      const [right] = confirming
      if (wrong)
        return createVerdict(
          parameter,
          {
            kind: isExcluding ? 'item-shows-excluded' : 'item-shows-other',
            attribute: wrong.path,
            items: no,
          },
          { evidence: contradicting, remedies: [{ kind: 'drop' }] },
        )
      if (yes === items && right)
        return createVerdict(
          parameter,
          { kind: 'shown-by-items', attribute: right.path },
          { evidence: confirming },
        )
      const untold: FilterReason =
        otherConcepts > 0 ? { kind: 'other-concepts' } : { kind: 'filter-not-shown' }
      return (
        judgeByLinks(parameter, ['filter', ...readFilterKey(key)], answer) ??
        createVerdict(parameter, untold)
      )
    },
  }
}

function addEvidence(
  into: (Evidence & { kind: 'item' })[],
  shown: Showing,
  item: JsonValue,
  position: number,
): void {
  if (into.length >= mostEvidence || (shown.kind !== 'yes' && shown.kind !== 'no')) return
  const id = readId(item)
  into.push({
    kind: 'item',
    position,
    id,
    path: shown.path,
    value: shown.value,
  })
}
