import type { ExchangeOutcome } from '#core/exchange/outcome.ts'

/** Maximum number of outcomes kept; pages ask right after their stream ended. */
const capacity = 200

/** The outcomes of the last exchanges, which the page requests after the stream. */
export interface OutcomeRegister {
  add(id: string, outcome: Promise<ExchangeOutcome>): void
  /** Resolves when that exchange has ended; null if it is unknown or was dropped. */
  find(id: string): Promise<ExchangeOutcome> | null
}

export function createOutcomeRegister(): OutcomeRegister {
  const outcomes = new Map<string, Promise<ExchangeOutcome>>()
  return {
    add(id, outcome) {
      outcomes.set(id, outcome)
      for (const oldest of outcomes.keys()) {
        if (outcomes.size <= capacity) break
        outcomes.delete(oldest)
      }
    },
    find: (id) => outcomes.get(id) ?? null,
  }
}
