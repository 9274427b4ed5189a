import { join } from 'node:path'
import { readCommand } from './command.ts'
import { runCommand } from './run-command.ts'

/** Chromium's, where it may be needed to start at all: in a container, without a display or a graphics card. */
const chromiumSwitch = /^--(?:no-sandbox|ozone-platform=\w+|disable-[\w-]+)$/

/**
 * Runs the command that Electron's program was started with and ends the program; fulfils where there is none.
 *
 * Electron runs its main file to the end, awaits included, before it looks for a display: so a command that is awaited
 * there needs none. No switch that is appended in that file would do, because Chromium has read them by then, and
 * `app.exit` would wait until Electron is ready.
 */
export async function runElectronCommand(mainFolder: string, isPackaged: boolean): Promise<void> {
  // From the sources the app's own folder stands before what somebody typed.
  const command = readCommand(skipSwitches(process.argv.slice(isPackaged ? 1 : 2)))
  if (command === null) return
  const packageFile = join(mainFolder, '..', '..', 'package.json')
  process.exit(await runCommand(command, { packageFile, environment: process.env }))
}

/** What follows Chromium's own switches; behind a command they would be the command's. */
function skipSwitches(args: readonly string[]): readonly string[] {
  const first = args.findIndex((one) => !chromiumSwitch.test(one))
  return first === -1 ? [] : args.slice(first)
}
