import { ownValue } from '#core/own-value.ts'
import type { WriteProblem } from '#core/refusal/host-refusal.ts'

const kinds: Readonly<Record<string, WriteProblem['kind']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
}

/** The error code of a failed file operation, such as `ENOENT`; null for any other error, which is a bug. */
export function readErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

/** As `readErrorCode`, but rethrows any other error. */
export function requireErrorCode(error: unknown): string {
  const code = readErrorCode(error)
  if (code === null) throw error
  return code
}

/** Maps an error code of the operating system to a write problem. */
export const describeErrorCode = (code: string): WriteProblem => ({
  kind: ownValue(kinds, code) ?? 'other',
  code,
})

/** Rethrows errors that are not from a file operation, because they are bugs. */
export function describeWriteError(error: unknown): WriteProblem {
  return describeErrorCode(requireErrorCode(error))
}
