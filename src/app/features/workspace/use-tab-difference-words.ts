import { type QueryTab, tellTabsApart, type TabDifference } from '#core/workspace/query-tabs.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useClauses, useClauseWords } from '#app/features/query/use-clause-words.ts'
import { useConnectionName } from '#app/words/use-name-words.ts'
import type { OpenedFolder } from '#core/workspace/opened-folder.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import type { SavedFolder } from '#app/stores/saved-requests.ts'
import type { UnitLine } from '#app/ui/line-segments.ts'

/** Returns what distinguishes tabs with the same name, by tab ID; '' if the name is unique. */
export function useTabDifferenceWords(): (
  tabs: readonly { tab: QueryTab; name: string }[],
) => ReadonlyMap<string, string> {
  const connections = useConnectionsStore()
  const nameOfConnection = useConnectionName()
  const { shortTextOf } = useClauseWords()
  const clausesOf = useClauses()

  function describe({ connectionId, form }: QueryTab) {
    const connection = connections.connections.find(({ id }) => id === connectionId)
    return { connection: nameOfConnection(connection), clauses: clausesOf(connection, form) }
  }

  function wordsOf(difference: TabDifference): string {
    switch (difference.kind) {
      case 'connection':
        return difference.name
      case 'copy':
        return `(${difference.number})`
      case 'clause':
        return shortTextOf(difference.clause)
    }
  }

  /** Tabs in the order they were opened, so that a new tab before an older copy does not rename it. */
  const ages = new Map<string, number>()

  return (tabs) => {
    for (const { tab } of tabs) if (!ages.has(tab.id)) ages.set(tab.id, ages.size)
    const byAge = tabs.toSorted(
      (one, other) => (ages.get(one.tab.id) ?? 0) - (ages.get(other.tab.id) ?? 0),
    )
    const differences = tellTabsApart(byAge.map(({ tab, name }) => ({ name, ...describe(tab) })))
    return new Map(
      byAge.map(({ tab }, at) => [tab.id, (differences[at] ?? []).map(wordsOf).join(' · ')]),
    )
  }
}

/** A line in the list of saved requests: a folder or a request. */
export type SavedLine = UnitLine &
  (
    | { kind: 'root'; root: OpenedFolder }
    | { kind: 'folder'; place: SavedFolder }
    | { kind: 'request'; place: SavedFolder; request: SavedRequest }
  )

/** Heights of the lines; SavedList has the same in pixels. */
const folderUnits = 7
const requestUnits = 11

/**
 * Groups requests, sorted by folder, under folder lines. Without any folder, there are no such lines. The opened folders
 * follow the app's own requests, each under its line.
 */
export function layOutSaved(
  requests: readonly SavedRequest[],
  roots: readonly OpenedFolder[] = [],
): {
  lines: readonly SavedLine[]
  units: number
} {
  const lines: SavedLine[] = []
  let top = 0
  for (const root of [null, ...roots]) {
    const inRoot = requests.filter((one) => (one.root ?? null) === (root?.id ?? null))
    if (root !== null) {
      lines.push({ kind: 'root', top, units: folderUnits, root })
      top += folderUnits
    }
    const hasFolders = inRoot.some(({ folder }) => folder !== '')
    for (const [at, request] of inRoot.entries()) {
      const place = { folder: request.folder, root: request.root }
      if (hasFolders && inRoot[at - 1]?.folder !== request.folder) {
        lines.push({ kind: 'folder', top, units: folderUnits, place })
        top += folderUnits
      }
      lines.push({ kind: 'request', top, units: requestUnits, place, request })
      top += requestUnits
    }
  }
  return { lines, units: top }
}
