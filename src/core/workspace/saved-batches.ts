import type { SavedRequest } from './saved-request.ts'

/** So many are saved by one request to the host at most: often enough for a bar that moves. */
export const maxInBatch = 100
/** Well below what the host takes as one request. */
const batchCharacters = 200_000

/** Cuts requests into batches that the host takes, in their order. One that is long alone is a batch of its own. */
export function cutIntoBatches(requests: readonly SavedRequest[]): SavedRequest[][] {
  const batches: SavedRequest[][] = []
  let length = 0
  for (const request of requests) {
    const own = JSON.stringify(request).length
    const last = batches.at(-1)
    if (last && last.length < maxInBatch && length + own <= batchCharacters) {
      last.push(request)
      length += own
    } else {
      batches.push([request])
      length = own
    }
  }
  return batches
}
