import type { ExchangeOutcome } from '#core/exchange/outcome.ts'

/** How many exchanges are remembered: a page asks right after its stream ended. */
const capacity = 200

/** Remembers how the last exchanges ended, so that the page can ask after the stream. */
export interface OutcomeRegister {
  note(id: string, outcome: Promise<ExchangeOutcome>): void
  /** Resolves when that exchange has ended; null for one that is not known (any more). */
  find(id: string): Promise<ExchangeOutcome> | null
}

export function createOutcomeRegister(): OutcomeRegister {
  const outcomes = new Map<string, Promise<ExchangeOutcome>>()
  return {
    note(id, outcome) {
      outcomes.set(id, outcome)
      for (const oldest of outcomes.keys()) {
        if (outcomes.size <= capacity) break
        outcomes.delete(oldest)
      }
    },
    find: (id) => outcomes.get(id) ?? null,
  }
}
