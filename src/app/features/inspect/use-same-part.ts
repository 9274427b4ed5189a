import { computed } from 'vue'
import type { Part } from '#app/answer-worker/protocol.ts'

/** The part that is shown, the same object for as long as it is the same part: nothing is asked for again. */
export const useSamePart = (part: () => Part) =>
  computed<Part>((before) => {
    const now = part()
    const isSame =
      before?.kind === now.kind &&
      (now.kind === 'answer' || (before.kind === 'item' && before.position === now.position))
    return isSame ? before : now
  })
