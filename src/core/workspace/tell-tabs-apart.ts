import { groupBy } from '#core/group-by.ts'
import type { QueryClause } from '#core/query/describe-query.ts'

export interface NamedTab {
  name: string
  connection: string
  clauses: readonly QueryClause[]
}

/** A property that distinguishes a tab from others of the same name. */
export type TabDifference =
  | { kind: 'connection'; name: string }
  | { kind: 'clause'; clause: QueryClause }
  /** An identical query, numbered from 2. */
  | { kind: 'copy'; number: number }

/** The most distinctive kinds of clauses first. */
const facets = [
  'full-text',
  'filter',
  'connection',
  'sort',
  'include',
  'fields',
  'extra',
  'page',
] as const
type Facet = (typeof facets)[number]

/** The differences of each tab from others of the same name, in order; empty for a unique name. */
export function tellTabsApart(tabs: readonly NamedTab[]): readonly (readonly TabDifference[])[] {
  const differences: TabDifference[][] = tabs.map(() => [])

  /** Adds the differences within a group of tab indexes. */
  function addDifferences(group: readonly number[], remainingFacets: readonly Facet[]): void {
    if (group.length < 2) return
    const [facet, ...others] = remainingFacets
    if (facet === undefined) {
      for (const [at, tabIndex] of group.entries())
        if (at > 0) differences[tabIndex]?.push({ kind: 'copy', number: at + 1 })
      return
    }
    const clausesByTab = group.map((tabIndex) => clausesOf(tabs[tabIndex], facet))
    const isShared = (text: string) =>
      clausesByTab.every((clauses) => clauses.some((one) => JSON.stringify(one) === text))
    const distinctClauses = clausesByTab.map((clauses) =>
      clauses.filter((one) => !isShared(JSON.stringify(one))),
    )
    for (const [at, tabIndex] of group.entries()) {
      const [first] = distinctClauses[at] ?? []
      if (first !== undefined) differences[tabIndex]?.push(first)
    }
    const alike = groupBy(group, (_, at) => JSON.stringify(distinctClauses[at]))
    for (const members of alike.values()) addDifferences(members, others)
  }

  const alike = groupBy([...tabs.keys()], (tabIndex) => tabs[tabIndex]?.name ?? '')
  for (const group of alike.values()) addDifferences(group, facets)
  return differences
}

function clausesOf(tab: NamedTab | undefined, facet: Facet): TabDifference[] {
  if (tab === undefined) return []
  if (facet === 'connection') return [{ kind: 'connection', name: tab.connection }]
  return tab.clauses
    .filter(({ kind }) => kind === facet)
    .map((clause) => ({ kind: 'clause', clause }))
}
