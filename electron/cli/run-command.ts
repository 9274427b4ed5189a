import { languages, type Language } from '#core/language/language.ts'
import { keepMemoryOutOfCoreDumps } from '#host/launch/core-dump.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import { describeUnsafeEnvironment } from '#host/launch/unsafe-environment.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import { chooseCommandLanguage, languageOf } from './choose-language.ts'
import { readCommand, type Command, type Program } from './command.ts'
import { internalErrorExitCode, describeInternalError } from './internal-error.ts'
import { usageErrorExitCode } from './usage-error.ts'

const write = (text: string) => void process.stdout.write(text)
const writeError = (text: string) => void process.stderr.write(text)

/**
 * Runs a command. Resolves to the exit code once all output is flushed, so the caller may exit at once.
 */
export async function runCommand(command: Command, program: Program): Promise<number> {
  keepMemoryOutOfCoreDumps(process.platform)
  const { environment } = program
  const languageChoice = chooseCommandLanguage(command.args, environment)
  const language = languageChoice.ok ? languageChoice.value : languageOf(environment)
  process.once('uncaughtException', (error) => {
    writeError(describeInternalError(error, command.name, language))
    process.exit(internalErrorExitCode)
  })
  const unsafe = describeUnsafeEnvironment(environment, language)
  const refusal =
    unsafe ?? (languageChoice.ok ? null : sayUnknownLanguage(languageChoice.error, language))
  if (refusal !== null) writeError(`${refusal}\n`)
  const code = refusal === null ? await dispatch(command, program, language) : usageErrorExitCode
  await Promise.all([process.stdout, process.stderr].map(flush))
  return code
}

const sayUnknownLanguage = (typed: string, language: Language): string =>
  cliWords[language].arguments.invalidChoice('language', languages, typed)

async function dispatch(
  { name, args }: Command,
  program: Program,
  language: Language,
): Promise<number> {
  switch (name) {
    case 'help':
      write(usageOf(args[0], language))
      return 0
    case 'version':
      write(`${await loadVersion(program.packageFile)}\n`)
      return 0
    case 'compare': {
      const { compareCommand } = await import('./compare-command.ts')
      return compareCommand(args, { write, writeError, language })
    }
    case 'check':
    case 'walk':
    case 'sync': {
      const { sendCommand } = await import('./send-command.ts')
      return sendCommand(name, args, { ...program, language })
    }
  }
}

/** Usage of the command named after `help`, or of the program. */
function usageOf(requested: string | undefined, language: Language): string {
  const { usage } = cliWords[language]
  const about = readCommand(requested === undefined ? [] : [requested])?.name
  if (about === 'compare') return usage.compare
  return about === undefined || about === 'help' || about === 'version'
    ? usage.program
    : usage.sending
}

/** Resolves when everything written before is flushed. */
const flush = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve()
    })
  })
