import { languages, type Language } from '#core/language/language.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import { describeUnsafeEnvironment } from '#host/launch/unsafe-environment.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import { chooseCommandLanguage, commandLanguageOf } from './choose-language.ts'
import { readCommand, type Command, type Surroundings } from './command.ts'
import { usageErrorExitCode } from './failures.ts'

/** Does what a command says, in any process. Resolves to the exit code. */
export async function performCommand(
  { name, args }: Command,
  given: Surroundings,
): Promise<number> {
  const surroundings: Surroundings = {
    ...given,
    write: (text) => {
      given.write(printable(text))
    },
    writeError: (text) => {
      given.writeError(printable(text))
    },
  }
  const { environment, write, writeError } = surroundings
  const language = commandLanguageOf(args, environment)
  const languageChoice = chooseCommandLanguage(args, environment)
  const refusal =
    describeUnsafeEnvironment(environment, language) ??
    (languageChoice.ok ? null : sayUnknownLanguage(languageChoice.error, language))
  if (refusal !== null) {
    writeError(`${refusal}\n`)
    return usageErrorExitCode
  }
  switch (name) {
    case 'help':
      write(usageOf(args[0], language))
      return 0
    case 'version':
      write(`${await loadVersion(surroundings.packageFile)}\n`)
      return 0
    case 'compare': {
      const { compareCommand } = await import('./compare-command.ts')
      return compareCommand(args, { write, writeError, language })
    }
    case 'check':
    case 'walk':
    case 'sync': {
      const { sendCommand } = await import('./send-command.ts')
      return sendCommand(name, args, { ...surroundings, language })
    }
  }
}

/**
 * Replaces control characters, with which a name in a file or of a file could rewrite a terminal or a log, and
 * those that change the direction of the text.
 */
const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

const sayUnknownLanguage = (typed: string, language: Language): string =>
  cliWords[language].arguments.invalidChoice('language', languages, typed)

/** Usage of the command named after `help`, or of the program. */
function usageOf(requested: string | undefined, language: Language): string {
  const { usage } = cliWords[language]
  const about = readCommand(requested === undefined ? [] : [requested])?.name
  if (about === 'compare') return usage.compare
  return about === undefined || about === 'help' || about === 'version'
    ? usage.program
    : usage.sending
}
