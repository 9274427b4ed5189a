import type { AnswerEvent } from './answer-client.ts'

/**
 * Passes on what a worker says of an answer; after the first rows, the rest waits until they are painted.
 * What is only known at the end (totals, links, findings) costs the page as much as the rows do, and where
 * an answer is small it comes so soon that the rows would wait for it.
 */
export function holdUntilPainted(
  listener: (event: AnswerEvent) => void,
  whenPainted: (run: () => void) => void,
): (event: AnswerEvent) => void {
  /** What came since the first rows; null while nothing has to wait. */
  let held: AnswerEvent[] | null = null
  let hasRows = false

  function release() {
    const due = held ?? []
    held = null
    for (const event of due) listener(event)
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
