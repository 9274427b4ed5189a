import { join } from 'node:path'
import { readCommand } from './command.ts'
import { runCommand } from './run-command.ts'

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
