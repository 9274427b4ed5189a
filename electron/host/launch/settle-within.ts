import { setTimeout } from 'node:timers/promises'

/** Fulfils when everything has settled, at the latest after the limit: what hangs does not keep the app from ending. */
export async function settleWithin(
  limitMs: number,
  closing: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.race([Promise.allSettled(closing), setTimeout(limitMs)])
}
