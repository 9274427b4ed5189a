import type { IncomingMessage } from 'node:http'

/** Looks at a request's head before anything of it is used, and says why it is turned away, or null. */
export type Guard = (request: IncomingMessage) => Refusal | null

export interface Refusal {
  status: 400 | 401 | 403 | 405 | 408 | 413 | 415 | 417 | 421 | 431
  /** For a person who reads the network panel; holds nothing of the request. */
  reason: string
}

/** The first refusal in the order of the guards, or null when all let the request pass. */
export const askGuards = (guards: readonly Guard[], request: IncomingMessage): Refusal | null => {
  for (const guard of guards) {
    const refusal = guard(request)
    if (refusal) return refusal
  }
  return null
}
