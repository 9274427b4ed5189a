import { readMoment } from '#core/content/text-kind.ts'
import { isSameOrder } from '#core/investigate/investigation.ts'
import {
  toLine,
  type CheckName,
  type ApiCheckLine,
  type ApiCheckPart,
  type Observations,
  ifAnswered,
  valuesOfRefusal,
  type Answered,
  getStep,
} from './line.ts'
import { pageKey } from './pages.ts'

/**
 * Checks sorting by a date, which some servers silently ignore, and by several criteria (api.md 4.6).
 * Compares the dates of the items; skipped if they have none.
 */
export const sortKeysPart: ApiCheckPart = {
  steps(observed) {
    return [
      ...dateKeys.flatMap((key) => {
        const attribute = attributeOf(observed, key)
        return attribute === null ? [] : upAndDown(observed, key, key, attribute)
      }),
      ...severalSteps(observed),
    ]
  },
  lines: (observed) => [
    judgeDate(observed, 'sort-date', 'startDate'),
    judgeDate(observed, 'sort-created', 'created'),
    judgeSeveral(observed),
  ],
}

type DateKey = (typeof dateKeys)[number]
const dateKeys = ['startDate', 'created'] as const

/** Page sizes; sorting by several criteria needs items with equal dates, so more items. */
const sizes = { date: '25', several: '100' } as const

/**
 * The attribute to read; null if fewer than two of the first items have it. A CORE names the creation date
 * `dct:created`, and returns it only on request (datacycle-core.md 2.3).
 */
function attributeOf({ first: { details } }: Observations, key: DateKey): string | null {
  if (details.isDatacycle && key === 'created') return 'dct:created'
  return details.items.filter(({ attributes }) => attributes.includes(key)).length > 1 ? key : null
}

const stepKeysOf = (sort: string) => [`sort ${sort} up`, `sort ${sort} down`] as const

function upAndDown(observed: Observations, sort: string, reversedKey: string, attribute: string) {
  const [up, down] = stepKeysOf(sort)
  const reversedSort =
    sort === reversedKey ? `-${sort}` : sort.replace(`,${reversedKey}`, `,-${reversedKey}`)
  const reads = { kind: 'attribute', name: attribute } as const
  // Whole items are slow on a CORE (datacycle-core.md 0). Other servers may read `fields` differently.
  const fields = observed.first.details.isDatacycle ? [['fields', `@id,${attribute}`] as const] : []
  const size = ['page[size]', sort === reversedKey ? sizes.date : sizes.several] as const
  return [
    { ...getStep(observed, up, [['sort', sort], size, ...fields]), reads },
    { ...getStep(observed, down, [['sort', reversedSort], size, ...fields]), reads },
  ]
}

function judgeDate(
  observed: Observations,
  check: 'sort-date' | 'sort-created',
  key: DateKey,
): ApiCheckLine {
  const keys = stepKeysOf(key)
  if (attributeOf(observed, key) === null) return toLine(`${check}-untestable`, ['first'], { key })
  return ifAnswered(observed, check, keys, (up, down) => {
    for (const one of [up, down])
      if (one.kind === 'refused')
        return toLine(`${check}-refused`, keys, { key, ...valuesOfRefusal(one) })
    const [rising, falling] = [timestampsOf(up), timestampsOf(down)]
    if (new Set([...rising, ...falling]).size < 2)
      return toLine(`${check}-untestable`, keys, { key })
    const isOrdered = isRising(rising) && isRising(falling.toReversed())
    if (isOrdered && rising[0] !== falling[0]) return toLine(`${check}-reverses`, keys, { key })
    return isSameOrder(idsOf(up), idsOf(down))
      ? toLine(`${check}-ignored`, keys, { key })
      : toLine(isOrdered ? `${check}-untestable` : `${check}-unordered`, keys, { key })
  })
}

/** Dates of the items as timestamps, in order; items without a date are skipped. */
const timestampsOf = (page: Answered): number[] =>
  page.kind === 'list' ? page.response.values.flatMap((value) => readMoment(value ?? '') ?? []) : []

const idsOf = (page: Answered): readonly string[] => (page.kind === 'list' ? page.response.ids : [])

const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => (values[at - 1] ?? value) <= value)

/** The date for the first of two criteria: one that sorts, else an ignored one; null if unknown. */
function firstCriterion(observed: Observations): { key: DateKey; isIgnored: boolean } | null {
  const judged = dateKeys.map((key) => {
    const hasEnded = stepKeysOf(key).every((one) => observed.outcomeOf(one).kind !== 'not-yet')
    const line = hasEnded ? judgeDate(observed, checkOf[key], key) : null
    return { key, outcome: line?.kind === 'seen' ? line.outcome : null }
  })
  const sorting = judged.find(({ outcome }) => outcome?.endsWith('-reverses'))
  if (sorting) return { key: sorting.key, isIgnored: false }
  const ignored = judged.find(
    ({ outcome }) => outcome !== null && /ignored|unordered/.test(outcome),
  )
  return ignored ? { key: ignored.key, isIgnored: true } : null
}

const checkOf = { startDate: 'sort-date', created: 'sort-created' } as const satisfies Record<
  DateKey,
  CheckName
>

/** Planned when the checks of both dates have ended, because they decide the first criterion. */
function severalSteps(observed: Observations) {
  const haveEnded = dateKeys.every(
    (key) =>
      attributeOf(observed, key) === null ||
      stepKeysOf(key).every((one) => observed.outcomeOf(one).kind !== 'not-yet'),
  )
  const first = haveEnded ? firstCriterion(observed) : null
  const attribute = first === null ? null : attributeOf(observed, first.key)
  return first === null || attribute === null
    ? []
    : upAndDown(observed, `${first.key},name`, 'name', attribute)
}

function judgeSeveral(observed: Observations): ApiCheckLine {
  const first = firstCriterion(observed)
  if (first === null) return toLine('several-untestable', ['first'])
  const { key, isIgnored } = first
  const keys = [...stepKeysOf(`${key},name`), pageKey(1), 'sort-down'] as const
  return ifAnswered(observed, 'sort-several', keys, (up, down, byName, byNameDescending) => {
    for (const one of [up, down])
      if (one.kind === 'refused')
        return toLine('several-refused', keys, { key, ...valuesOfRefusal(one) })
    const isReordered = !isSameOrder(idsOf(up), idsOf(down))
    if (isIgnored) {
      const isByName =
        startsWithItemsOf(up, byName) && startsWithItemsOf(down, byNameDescending) && isReordered
      return toLine(isByName ? 'several-second-only' : 'several-untestable', keys, { key })
    }
    const groups = groupsOf(up)
    if (groups.length === 0) return toLine('several-untestable', keys, { key })
    const descendingGroups = groupsOf(down)
    const isReversed = groups.every((group) =>
      descendingGroups.some((other) => isSameOrder(group, other.toReversed())),
    )
    if (isReversed) return toLine('several-both', keys, { key })
    return toLine(isReordered ? 'several-untestable' : 'several-first-only', keys, { key })
  })
}

/** True if a page begins with the items of a shorter one, in the same order. */
function startsWithItemsOf(page: Answered, shorter: Answered): boolean {
  const begin = idsOf(shorter)
  return begin.length > 0 && isSameOrder(idsOf(page).slice(0, begin.length), begin)
}

/** IDs of items with equal dates, without the last date, whose group may continue on the next page. */
function groupsOf(page: Answered): string[][] {
  if (page.kind !== 'list') return []
  const { ids, values } = page.response
  const last = values.at(-1)
  const dates = new Set(values.filter((value) => value !== null && value !== last))
  return Array.from(dates, (date) => ids.filter((_, at) => values[at] === date)).filter(
    (group) => group.length > 1,
  )
}
