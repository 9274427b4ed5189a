import {
  keepMemoryOutOfCoreDumps,
  describeUnsafeEnvironment,
} from '#host/launch/unsafe-environment.ts'
import {
  type Command,
  type Program,
  readCommand,
  type Surroundings,
  commandLanguageOf,
  chooseCommandLanguage,
} from './command.ts'
import { internalErrorExitCode, describeInternalError, usageErrorExitCode } from './failures.ts'
import { join } from 'node:path'
import { languages, type Language } from '#core/language/language.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'

const write = (text: string) => void process.stdout.write(text)
const writeError = (text: string) => void process.stderr.write(text)

/**
 * Runs a command as this process. Resolves to the exit code once all output is flushed, so the caller may exit
 * at once.
 */
export async function runCommand(command: Command, program: Program): Promise<number> {
  keepMemoryOutOfCoreDumps(process.platform)
  const language = commandLanguageOf(command.args, program.environment)
  process.once('uncaughtException', (error) => {
    writeError(describeInternalError(error, command.name, language))
    process.exit(internalErrorExitCode)
  })
  const code = await performCommand(command, { ...program, write, writeError, catchSignals })
  await Promise.all([process.stdout, process.stderr].map(flush))
  return code
}

/** Aborts when the process is asked to end, which then no longer ends it. */
function catchSignals(): AbortSignal {
  const cancellation = new AbortController()
  const stop = () => {
    cancellation.abort()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return cancellation.signal
}

/** Resolves when everything written before is flushed. */
const flush = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve()
    })
  })

/** Chromium switches that may be needed to start in a container, without a display or a graphics card. */
const chromiumSwitch = /^--(?:no-sandbox|ozone-platform=\w+|disable-[\w-]+)$/

/**
 * If Electron was started with a command, runs it and exits. Returns if there is none.
 *
 * The main file awaits this at its top level, because Electron looks for a display only after that file has
 * run: a command needs no display. The main file cannot append the switches above itself, which would be too
 * late for Chromium. Exits by `process.exit`, because `app.exit` waits until Electron is ready.
 */
export async function runElectronCommand(mainFolder: string, isPackaged: boolean): Promise<void> {
  // When run from the sources, argv[1] is the app's folder.
  const command = readCommand(skipSwitches(process.argv.slice(isPackaged ? 1 : 2)))
  if (command === null) return
  const packageFile = join(mainFolder, '..', '..', 'package.json')
  process.exit(await runCommand(command, { packageFile, environment: process.env }))
}

/** The arguments after leading Chromium switches. Switches after a command belong to the command. */
function skipSwitches(args: readonly string[]): readonly string[] {
  const first = args.findIndex((one) => !chromiumSwitch.test(one))
  return first === -1 ? [] : args.slice(first)
}

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
