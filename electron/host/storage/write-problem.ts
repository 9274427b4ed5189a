import type { WriteProblem } from '#core/refusal/save-problem.ts'

const kinds: Readonly<Record<string, WriteProblem['kind']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
}

/** The system's name for a failed file operation; null when the error is something else: a bug. */
export function readErrorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

/** What a failure of the system means for whoever wants to save. */
export const describeErrorCode = (code: string): WriteProblem => ({
  kind: kinds[code] ?? 'other',
  code,
})

/** Throws the error again when no file operation failed: bugs stay bugs. */
export function describeWriteError(error: unknown): WriteProblem {
  const code = readErrorCode(error)
  if (code === null) throw error
  return describeErrorCode(code)
}
