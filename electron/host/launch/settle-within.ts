import { setTimeout } from 'node:timers/promises'

/** Resolves when all promises have settled, at the latest after `limitMs`, so that nothing blocks quitting. */
export async function settleWithin(
  limitMs: number,
  closing: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.race([Promise.allSettled(closing), setTimeout(limitMs)])
}
