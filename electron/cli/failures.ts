import { exitCodes } from '#core/query-check/query-check-report.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { CliWords } from '#cli/words/cli-words.ts'
import { readDefect } from '#core/defect/defect.ts'
import type { Language } from '#core/language/language.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'

/** The exit code for invalid arguments or an unusable environment. */
export const usageErrorExitCode = exitCodes['no-requests']

/**
 * A message for a file error that the user can fix, such as a full disk or a pipe in the place of a file; null
 * for other errors.
 */
export function sayFileFailure(error: unknown, words: CliWords): string | null {
  const code = readErrorCode(error)
  if (code === null || !(error instanceof Error) || !('syscall' in error)) return null
  const path = 'path' in error && typeof error.path === 'string' ? error.path : words.unnamedFile
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)
    ? words.unwritable(path, code)
    : words.unreadable(path, code)
}

/** Exit code for an uncaught error. Node's default is 1, but here 1 means that a request has errors. */
export const internalErrorExitCode = 4

/** Describes an error of the app itself, without user input or received data. */
export function describeInternalError(error: unknown, command: string, language: Language): string {
  const { name, message, frames } = readDefect(error, 'host', command)
  return `${cliWords[language].failed}: ${name} ${message}\n  at ${frames.join('\n  at ')}\n`
}
