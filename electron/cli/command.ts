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
