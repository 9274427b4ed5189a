import type { JsonValue } from '#core/json/json-value.ts'
import type { Outcomes, Step, StepFailure } from './investigation.ts'

/** How far a list has been walked in search of an item. */
export type WalkState =
  | { kind: 'open'; wanted: readonly Step[] }
  | { kind: 'met'; item: JsonValue }
  /** All items were there, each once, and it was not among them. */
  | { kind: 'absent' }
  /** The walk ended, and items may have been missed: at its limit, or because pages repeated or lost some. */
  | { kind: 'not-met'; pages: number; items: number }
  | { kind: 'failed'; failure: StepFailure }

export interface ItemWalk {
  read: (outcomes: Outcomes) => WalkState
}

/**
 * A walk through the pages of a list, of limited length (truth.md 5): that an item is not met proves its
 * absence only where as many different items came as the server counts, because pages without a stable order
 * repeat and lose items (api.md 4.5.6).
 */
export function createItemWalk(maxPages: number, pageOf: (number: number) => Step): ItemWalk {
  const steps = Array.from({ length: maxPages }, (_, at) => pageOf(at + 1))
  return {
    read(outcomes) {
      const ids = new Set<string>()
      let pages = 0
      let total: bigint | null = null
      let firstSize = 0
      const wanted: Step[] = []
      for (const [at, step] of steps.entries()) {
        const outcome = outcomes.get(step.key)
        if (outcome === undefined) {
          // Nothing is asked behind what the first page told.
          if (total !== null && BigInt(at * firstSize) >= total) break
          wanted.push(step)
          if (total === null) break
          continue
        }
        if (outcome.kind === 'failed') return outcome
        const { answer } = outcome
        if (answer.item !== null) return { kind: 'met', item: answer.item }
        pages += 1
        for (const id of answer.ids) ids.add(id)
        if (at === 0) firstSize = answer.ids.length
        total ??= answer.total === null ? null : BigInt(answer.total)
        if (total !== null && BigInt(ids.size) >= total) return { kind: 'absent' }
        if (answer.ids.length === 0) return { kind: 'not-met', pages, items: ids.size }
      }
      return wanted.length > 0
        ? { kind: 'open', wanted }
        : { kind: 'not-met', pages, items: ids.size }
    },
  }
}
