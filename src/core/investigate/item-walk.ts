import type { JsonValue } from '#core/json/json-value.ts'
import type { Outcomes, Step, StepFailure } from './investigation.ts'

/** The progress of a search for an item through the pages of a list. */
export type WalkState =
  /** The next pages to request. */
  | { kind: 'open'; wanted: readonly Step[] }
  | { kind: 'found'; item: JsonValue }
  /** All items of the list were received, and it is not one of them. */
  | { kind: 'absent' }
  /** Not found, but items may have been missed: the limit was reached, or pages repeated or skipped items. */
  | { kind: 'not-encountered'; pages: number; items: number }
  | { kind: 'failed'; failure: StepFailure }

export type ItemWalk = (outcomes: Outcomes) => WalkState

/**
 * A search through at most `maxPages` pages of a list (truth.md 5). Pages without a stable order may repeat
 * and skip items (api.md 4.5.6), so an item is proved absent only if as many distinct items as the server's
 * total were received.
 */
export function createItemWalk(maxPages: number, pageOf: (number: number) => Step): ItemWalk {
  const steps = Array.from({ length: maxPages }, (_, at) => pageOf(at + 1))
  return (outcomes) => {
    const ids = new Set<string>()
    let pages = 0
    let total: bigint | null = null
    let firstSize = 0
    let previousIds = ''
    const wanted: Step[] = []
    for (const [at, step] of steps.entries()) {
      const outcome = outcomes.get(step.key)
      if (outcome === undefined) {
        // Nothing is requested after the last page that the first page implies.
        if (total !== null && BigInt(at * firstSize) >= total) break
        wanted.push(step)
        if (total === null) break
        continue
      }
      if (outcome.kind === 'failed') return outcome
      const { answer } = outcome
      if (answer.item !== null) return { kind: 'found', item: answer.item }
      pages += 1
      for (const id of answer.ids) ids.add(id)
      if (at === 0) firstSize = answer.ids.length
      total ??= answer.total === null ? null : BigInt(answer.total)
      if (total !== null && BigInt(ids.size) >= total) return { kind: 'absent' }
      // Without a total, nothing else shows that a server ignores the page number.
      const pageIds = JSON.stringify(answer.ids)
      if (answer.ids.length === 0 || (total === null && pageIds === previousIds))
        return { kind: 'not-encountered', pages, items: ids.size }
      previousIds = pageIds
    }
    return wanted.length > 0
      ? { kind: 'open', wanted }
      : { kind: 'not-encountered', pages, items: ids.size }
  }
}
