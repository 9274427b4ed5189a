import { computed } from 'vue'
import type { Part } from '#app/answer-worker/part-protocol.ts'

/** Returns the same object while the part is the same, so that nothing is loaded again. */
export const useSamePart = (part: () => Part) =>
  computed<Part>((before) => {
    const now = part()
    const isSame =
      before?.kind === now.kind &&
      (now.kind === 'answer' || (before.kind === 'item' && before.position === now.position))
    return isSame ? before : now
  })
