/** The commands that send something. */
export const sendingCommands = ['check', 'walk', 'sync'] as const
export type SendingCommand = (typeof sendingCommands)[number]

type CommandName = SendingCommand | 'compare' | 'help' | 'version'

/** What a person, cron or CI asks the program to do without a window. */
export interface Command {
  name: CommandName
  args: readonly string[]
}

/** What a program hands its commands. */
export interface Program {
  packageFile: string
  environment: NodeJS.ProcessEnv
}

export type Environment = Readonly<Record<string, string | undefined>>

const commands = new Map<string | undefined, CommandName>([
  ...sendingCommands.map((name) => [name, name] as const),
  ['compare', 'compare'],
  ['help', 'help'],
  ['--help', 'help'],
  ['--version', 'version'],
])

/** The command that stands first among what follows the program's name; null opens the app. */
export function readCommand([first, ...args]: readonly string[]): Command | null {
  const name = commands.get(first)
  return name === undefined ? null : { name, args }
}
