import type { SavedRequest } from '#core/workspace/saved-request.ts'
import type { UnitLine } from '#app/ui/lines-within.ts'

/** A line in the list of saved requests: a folder or a request. */
export type SavedLine = UnitLine &
  ({ kind: 'folder'; folder: string } | { kind: 'request'; folder: string; request: SavedRequest })

/** Heights of the lines; SavedList has the same in pixels. */
const folderUnits = 7
const requestUnits = 11

/** Groups requests, sorted by folder, under folder lines. Without any folder, there are no such lines. */
export function layOutSaved(requests: readonly SavedRequest[]): {
  lines: readonly SavedLine[]
  units: number
} {
  const lines: SavedLine[] = []
  let top = 0
  const hasFolders = requests.some(({ folder }) => folder !== '')
  for (const [at, request] of requests.entries()) {
    const { folder } = request
    if (hasFolders && requests[at - 1]?.folder !== folder) {
      lines.push({ kind: 'folder', top, units: folderUnits, folder })
      top += folderUnits
    }
    lines.push({ kind: 'request', top, units: requestUnits, folder, request })
    top += requestUnits
  }
  return { lines, units: top }
}
