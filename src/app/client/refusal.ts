import type { HostRefusal } from '#core/refusal/host-refusal.ts'

/** Why something could not be done: the host's own refusal, or that there is no host any more. */
export type Refusal = HostRefusal | { kind: 'host-gone' }

export const hostGone: Refusal = { kind: 'host-gone' }

/** There is nobody to ask any more: the host has ended. */
export class HostGone extends Error {}

/** Answers with `gone` where the host's client finds no host; every other error is a bug and stays one. */
export async function unlessHostIsGone<T>(gone: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HostGone) return gone
    throw error
  }
}

export const orHostGone = (work: () => Promise<Refusal | null>) =>
  unlessHostIsGone<Refusal | null>(hostGone, work)
