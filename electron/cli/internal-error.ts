import { readDefect } from '#core/defect/defect.ts'
import type { Language } from '#core/language/language.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'

/** Exit code for an uncaught error. Node's default is 1, but here 1 means that a request has errors. */
export const internalErrorExitCode = 4

/** Describes an error of the app itself, without user input or received data. */
export function describeInternalError(error: unknown, command: string, language: Language): string {
  const { name, message, frames } = readDefect(error, 'host', command)
  return `${cliWords[language].failed}: ${name} ${message}\n  at ${frames.join('\n  at ')}\n`
}
