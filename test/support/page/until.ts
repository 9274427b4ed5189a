import { vi } from 'vitest'

/** Waits until a check does not throw, and resolves with what it says; with patience for a busy computer, but less than the test has. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 })
