import type { HostRefusal } from '#core/refusal/host-refusal.ts'

/** Why something failed. */
export type Refusal =
  | HostRefusal
  /** The host has ended. */
  | { kind: 'host-gone' }
  /** The browser shell refused the request before it reached the host (security.md 4). */
  | { kind: 'app-refused'; status: number }

export const hostGone: Refusal = { kind: 'host-gone' }

/** The host has ended. */
export class HostGone extends Error {}

/** Returns `gone` if the host has ended; rethrows all other errors, because they are bugs. */
export async function unlessHostIsGone<T>(gone: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HostGone) return gone
    throw error
  }
}

/** As `unlessHostIsGone`, for work that returns a refusal or null. */
export const orHostGone = (work: () => Promise<Refusal | null>) =>
  unlessHostIsGone<Refusal | null>(hostGone, work)
