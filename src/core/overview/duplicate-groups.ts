import { groupBy } from '#core/group-by.ts'
import { duplicateChecks, type OverviewLine } from './overview-line.ts'

export type DuplicateCheck = (typeof duplicateChecks)[number]

/** Items that may be the same, and the checks that say so. */
export interface DuplicateGroup {
  /** Ascending. */
  positions: readonly number[]
  checks: readonly DuplicateCheck[]
}

/** The groups of some lines, the most certain ones first; those that share an item are one. */
export function joinDuplicates(
  lines: readonly Pick<OverviewLine, 'check' | 'groups'>[],
): DuplicateGroup[] {
  const found = lines.flatMap(({ check, groups }) => {
    const known = duplicateChecks.find((one) => one === check)
    return known === undefined ? [] : groups.map((positions) => ({ check: known, positions }))
  })
  const checksOf = groupBy(
    found.flatMap(({ check, positions }) => positions.map((position) => ({ check, position }))),
    ({ position }) => position,
  )
  const pairs = found.flatMap(({ positions: [first = 0, ...others] }) =>
    others.map((other) => [first, other] as const),
  )
  const countOfPair = new Map<string, number>()
  /** How many checks say the same of one pair at most, by its first item. */
  const certainties = new Map<number, number>()
  for (const [first, other] of pairs) {
    const count = (countOfPair.get(`${first},${other}`) ?? 0) + 1
    countOfPair.set(`${first},${other}`, count)
    certainties.set(first, Math.max(certainties.get(first) ?? 0, count))
  }
  const certaintyOf = (members: readonly number[]) =>
    members.reduce((most, member) => Math.max(most, certainties.get(member) ?? 0), 0)
  return joinPairs(pairs)
    .map((positions) => {
      const checks = new Set(
        positions.flatMap((position) => checksOf.get(position)?.map(({ check }) => check) ?? []),
      )
      return { positions, checks: duplicateChecks.filter((check) => checks.has(check)) }
    })
    .map((group) => ({ group, certainty: certaintyOf(group.positions) }))
    .toSorted(
      (one, other) => other.certainty - one.certainty || rankOf(one.group) - rankOf(other.group),
    )
    .map(({ group }) => group)
}

/** The same name says more than the same contact, and that more than a picture, which may show a whole region. */
const rankOf = ({ checks: [strongest] }: DuplicateGroup): number =>
  duplicateChecks.findIndex((check) => check === strongest)

/** Joins pairs with a common member to groups, members and groups ascending. */
export function joinPairs(pairs: readonly (readonly [one: number, other: number])[]): number[][] {
  const parents = new Map<number, number>()
  const rootOf = (at: number): number => {
    let root = at
    for (
      let next = parents.get(root);
      next !== undefined && next !== root;
      next = parents.get(root)
    )
      root = next
    return root
  }
  for (const [one, other] of pairs) {
    const [low, high] = [rootOf(one), rootOf(other)].toSorted((left, right) => left - right)
    if (low === undefined || high === undefined) continue
    parents.set(low, low)
    parents.set(high, low)
    // Shortens the way for the next ones.
    parents.set(one, low)
    parents.set(other, low)
  }
  const members = [...parents.keys()].toSorted((one, other) => one - other)
  return [...groupBy(members, rootOf).values()].filter((group) => group.length > 1)
}
