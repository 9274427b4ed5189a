import { languages, type Language } from '#core/language/language.ts'
import { err, ok, type Result } from '#core/result.ts'

export const sendingCommands = ['check', 'walk', 'sync'] as const
export type SendingCommand = (typeof sendingCommands)[number]

type CommandName = SendingCommand | 'compare' | 'help' | 'version'

/** A command that runs without a window, for example from cron or CI. */
export interface Command {
  name: CommandName
  args: readonly string[]
}

/** Passed by the program to its commands. */
export interface Program {
  packageFile: string
  environment: NodeJS.ProcessEnv
}

/** What a command reads, writes and heeds: of the process, or of a test. */
export interface Surroundings extends Program {
  write: (text: string) => void
  writeError: (text: string) => void
  /** Called once by a command that can end early: aborts when it should. */
  catchSignals: () => AbortSignal
}

export type Environment = Readonly<Record<string, string | undefined>>

const commands = new Map<string | undefined, CommandName>([
  ...sendingCommands.map((name) => [name, name] as const),
  ['compare', 'compare'],
  ['help', 'help'],
  ['--help', 'help'],
  ['--version', 'version'],
])

/** The command, if the first argument is one; null opens the app. */
export function readCommand([first, ...args]: readonly string[]): Command | null {
  const name = commands.get(first)
  return name === undefined ? null : { name, args }
}

/** In order of precedence (POSIX): the first non-empty one decides. */
const localeVariables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const

/** The language of the environment: `de_AT.UTF-8` is German; unsupported languages become English. */
export function languageOf(environment: Environment): Language {
  const locale = localeVariables
    .map((name) => environment[name] ?? '')
    .find((value) => value !== '')
  const code = /^[a-z]+/i.exec(locale ?? '')?.[0].toLowerCase()
  return languages.find((language) => language === code) ?? languages[0]
}

/**
 * The language of `--language` at any position; otherwise the environment's. The error is the unsupported
 * value.
 */
export function chooseCommandLanguage(
  args: readonly string[],
  environment: Environment,
): Result<Language, string> {
  const at = args.findLastIndex((one) => one === '--language' || one.startsWith('--language='))
  const option = args[at]
  if (option === undefined) return ok(languageOf(environment))
  const typed = option.includes('=') ? option.slice(option.indexOf('=') + 1) : (args[at + 1] ?? '')
  const language = languages.find((one) => one === typed)
  return language === undefined ? err(typed) : ok(language)
}

/** The language in which a command speaks, also where it refuses the one that was asked for. */
export function commandLanguageOf(args: readonly string[], environment: Environment): Language {
  const choice = chooseCommandLanguage(args, environment)
  return choice.ok ? choice.value : languageOf(environment)
}
