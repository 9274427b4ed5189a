import type { SavedRequest } from './saved-request.ts'

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
