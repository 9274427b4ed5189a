import { readErrorCode } from '#host/storage/write-problem.ts'
import type { CliWords } from '#cli/words/cli-words.ts'

/**
 * A message for a file error that the user can fix, such as a full disk or a pipe in the place of a file; null
 * for other errors.
 */
export function sayReadFailure(error: unknown, words: CliWords): string | null {
  const code = readErrorCode(error)
  if (code === null || !(error instanceof Error) || !('syscall' in error)) return null
  const path = 'path' in error && typeof error.path === 'string' ? error.path : words.unnamedFile
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)
    ? words.unwritable(path, code)
    : words.unreadable(path, code)
}
