import { readUsedCriterion } from '#core/dialect/sort-hints.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { QueryForm, SortCriterion } from '#core/query/form.ts'
import type { FindNear } from './find-near.ts'
import { createItemOrder, type ItemOrder } from './item-order.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { createVerdict, type Remedy, type Verdict } from './verdict.ts'

const parameter: RequestParameter = { kind: 'sort' }

/** With fewer different values a random order looks sorted (truth.md 1). */
const minValues = 5

/**
 * Judges `sort` by the order of the items; for a CORE only the one criterion that it uses (datacycle-core.md
 * 5).
 */
export function judgeSort(form: QueryForm, findNear: FindNear): ParameterJudge {
  const order = createItemOrder(form.sort)
  return {
    parameter,
    add(item) {
      order.add(item)
    },
    judge({ page, context }) {
      const [first] = form.sort
      if (page.itemCount === 0 || !first) return createVerdict(parameter, { kind: 'empty-page' })
      return context.isDatacycle
        ? judgeCore(form, first, order)
        : judgeCriteria(form.sort, first, order, findNear)
    },
  }
}

/** By the first criterion; if it is satisfied, by the following ones. */
function judgeCriteria(
  criteria: readonly SortCriterion[],
  { attribute, direction }: SortCriterion,
  order: ItemOrder,
  findNear: FindNear,
): Verdict {
  const found = order.columns[0]?.inTurn.result() ?? { kind: 'absent' as const }
  switch (found.kind) {
    case 'contradicted':
      return createVerdict(
        parameter,
        { kind: 'out-of-order', attribute, direction },
        { evidence: order.neighbors(0, found.at) },
      )
    case 'absent':
      return isShownByNoAttribute(attribute)
        ? createVerdict(parameter, { kind: 'order-not-shown', attribute })
        : judgeAbsent(attribute, findNear(attribute, [...order.names]))
    case 'not-comparable':
      return createVerdict(parameter, { kind: 'not-comparable', attribute })
    case 'holds': {
      const { values } = found
      return (
        judgeLater(criteria, order) ??
        createVerdict(
          parameter,
          values < minValues
            ? { kind: 'too-few-values', attribute, values }
            : { kind: 'in-order', criteria: criteria.length, hasTies: order.hasTies() },
        )
      )
    }
  }
}

const judgeAbsent = (attribute: string, near: readonly string[]): Verdict =>
  createVerdict(
    parameter,
    { kind: 'sort-attribute-absent', attribute, near },
    { remedies: near.map((to): Remedy => ({ kind: 'rename-sort', from: attribute, to })) },
  )

/** The first contradicted criterion after the first one; null if there is none. */
function judgeLater(criteria: readonly SortCriterion[], order: ItemOrder): Verdict | null {
  for (const [at, { attribute, direction }] of criteria.entries()) {
    if (at === 0) continue
    const found = order.columns[at]?.inTurn.result()
    if (found?.kind !== 'contradicted') continue
    const holds = criteria
      .slice(0, at)
      .map((criterion) => criterion.attribute)
      .join(', ')
    return createVerdict(
      parameter,
      { kind: 'later-out-of-order', attribute, direction, holds },
      { evidence: [...order.neighbors(0, found.at), ...order.neighbors(at, found.at)] },
    )
  }
  return null
}

/** Hints cover CORE's sort keys; here the items decide as far as possible. */
function judgeCore(form: QueryForm, first: SortCriterion, order: ItemOrder): Verdict {
  const criteria = form.sort
  const used = readUsedCriterion(form)
  const at = used === null ? 0 : criteria.findIndex(({ attribute }) => attribute === used.attribute)
  const { attribute, direction } = used ?? first
  const others = [...new Set(criteria.map((one) => one.attribute))].filter(
    (name) => name !== attribute,
  )
  const notes =
    used === null
      ? []
      : others.map((name) => ({ kind: 'criterion-without-effect' as const, attribute: name }))
  const alone = order.columns[at]?.alone
  const found = alone?.result() ?? { kind: 'absent' as const }
  switch (found.kind) {
    case 'contradicted':
      return createVerdict(
        parameter,
        { kind: 'out-of-order', attribute, direction },
        { evidence: order.neighbors(at, found.at), notes },
      )
    case 'absent':
      return createVerdict(
        parameter,
        isShownByNoAttribute(attribute)
          ? { kind: 'order-not-shown', attribute }
          : { kind: 'sort-attribute-absent', attribute, near: [] },
        { notes },
      )
    case 'not-comparable':
      return createVerdict(parameter, { kind: 'not-comparable', attribute }, { notes })
    case 'holds': {
      const { values } = found
      if (values < minValues)
        return createVerdict(parameter, { kind: 'too-few-values', attribute, values }, { notes })
      if (used === null) return createVerdict(parameter, { kind: 'order-by-chance', attribute })
      const hasTies = alone?.hasTies() ?? false
      return others.length === 0
        ? createVerdict(parameter, { kind: 'in-order', criteria: 1, hasTies })
        : createVerdict(parameter, { kind: 'in-order-of-one', attribute, hasTies }, { notes })
    }
  }
}

/** Sort keys of dataCycle CORE that match no attribute (datacycle-core.md 5). */
const isShownByNoAttribute = (attribute: string): boolean =>
  /^(?:random|similarity|proximity|default)\b|^@type$|\(/.test(attribute)
