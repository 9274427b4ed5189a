import type { IncomingMessage } from 'node:http'

/** Checks the head of a request before it is used; returns why it is refused, or null to let it pass. */
export type Guard = (request: IncomingMessage) => Refusal | null

export interface Refusal {
  status: 400 | 401 | 403 | 405 | 408 | 413 | 415 | 417 | 421 | 431
  /** For readers of the browser's network panel; contains nothing from the request. */
  reason: string
}

/** The first refusal in the order of the guards, or null when all let the request pass. */
export const findRefusal = (guards: readonly Guard[], request: IncomingMessage): Refusal | null => {
  for (const guard of guards) {
    const refusal = guard(request)
    if (refusal) return refusal
  }
  return null
}
