import type { SavedRequest } from './saved-request.ts'

/** Sorts saved requests by opened folder, the app's own first, by folder, then by their user-defined position. */
export const compareSaved = (one: SavedRequest, other: SavedRequest): number =>
  (one.root ?? '').localeCompare(other.root ?? '') ||
  one.folder.localeCompare(other.folder) ||
  one.position - other.position ||
  one.name.localeCompare(other.name)

/** Position of a query whose file has none: behind the others, by name. */
export const lastPosition = Number.MAX_SAFE_INTEGER

/** The position behind the requests of a folder, which are sorted: none if the last of them has none. */
export function positionAtEnd(inFolder: readonly Pick<SavedRequest, 'position'>[]): number {
  const last = inFolder.at(-1)?.position ?? -1
  return last === lastPosition ? lastPosition : last + 1
}

/**
 * The position before a request of a folder, or at its end (null): between both neighbors, so that the others keep
 * theirs. Those ahead without a position are `numbered`, because nothing can stand behind them otherwise.
 */
export function planPlace(
  inFolder: readonly SavedRequest[],
  before: SavedRequest | null,
): { position: number; numbered: SavedRequest[] } {
  // Loaded again meanwhile, it is another object, or gone.
  const foundAt = inFolder.findIndex(({ id }) => id === before?.id)
  const at = foundAt < 0 ? inFolder.length : foundAt
  const numbered: SavedRequest[] = []
  let previous: number | null = null
  for (const one of inFolder.slice(0, at)) {
    const isNumbered = one.position !== lastPosition
    previous = isNumbered ? one.position : (previous ?? -1) + 1
    if (!isNumbered) numbered.push({ ...one, position: previous })
  }
  const found = inFolder[at]?.position ?? lastPosition
  const next = found === lastPosition ? null : found
  if (previous === null) return { position: (next ?? 1) - 1, numbered }
  return { position: next === null ? previous + 1 : (previous + next) / 2, numbered }
}

/**
 * Where a request of a folder comes to stand one step up or down among those that are `shown`: before which one of
 * the folder, or at its end (null). Undefined if there is no shown one on that side. Those that are not shown stay
 * where they are: a step passes one shown request and no further ones.
 */
export function planStep(
  inFolder: readonly SavedRequest[],
  { id, shown, step }: { id: string; shown: readonly SavedRequest[]; step: -1 | 1 },
): SavedRequest | null | undefined {
  const passed = shown[shown.findIndex((one) => one.id === id) + step]
  if (passed === undefined || step < 0) return passed
  const others = inFolder.filter((one) => one.id !== id)
  return others[others.findIndex((one) => one.id === passed.id) + 1] ?? null
}

/** Maximum number saved per call of the host; small enough for a smooth progress bar. */
export const maxInBatch = 100
/** In characters of JSON, well below the host's limit for one call. */
const maxBatchLength = 200_000

/**
 * Splits requests into batches within the host's limits, in order. A request that is too long for any batch
 * gets its own.
 */
export function cutIntoBatches(requests: readonly SavedRequest[]): SavedRequest[][] {
  const batches: SavedRequest[][] = []
  let length = 0
  for (const request of requests) {
    const requestLength = JSON.stringify(request).length
    const last = batches.at(-1)
    if (last && last.length < maxInBatch && length + requestLength <= maxBatchLength) {
      last.push(request)
      length += requestLength
    } else {
      batches.push([request])
      length = requestLength
    }
  }
  return batches
}
