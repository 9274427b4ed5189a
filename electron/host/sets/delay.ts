import { setTimeout } from 'node:timers/promises'

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
