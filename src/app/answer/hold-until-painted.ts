import type { AnswerEvent } from './answer-client.ts'

/**
 * Passes on a worker's messages about a response; after the first rows, further messages wait until the rows
 * are painted. Facts known at the end (totals, links, findings) cost the page as much as the rows, and for a
 * small response they arrive so early that they would delay the rows.
 */
export function holdUntilPainted(
  listener: (event: AnswerEvent) => void,
  whenPainted: (run: () => void) => void,
): (event: AnswerEvent) => void {
  /** Messages since the first rows; null if none have to wait. */
  let held: AnswerEvent[] | null = null
  let hasRows = false

  function release() {
    const events = held ?? []
    held = null
    for (const event of events) listener(event)
  }

  return (event) => {
    if (held !== null) {
      held.push(event)
      return
    }
    listener(event)
    if (hasRows || event.kind !== 'progress' || event.progress.items === 0) return
    hasRows = true
    held = []
    whenPainted(release)
  }
}
