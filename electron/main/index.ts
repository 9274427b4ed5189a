/** Electron's program: opens the app, or runs a command without it (`endpoint-explorer check PATH`). */
import { join } from 'node:path'
import { app } from 'electron'
import { readCommand } from '#cli/command.ts'
import { runCommand } from '#cli/run-command.ts'
import { skipSwitches } from './skip-switches.ts'

// From the sources the app's own folder stands before what somebody typed.
const command = readCommand(skipSwitches(process.argv.slice(app.isPackaged ? 1 : 2)))
if (command === null) await import('./desktop-app.ts')
else {
  const packageFile = join(import.meta.dirname, '..', '..', 'package.json')
  // Electron runs this file to its end, awaits included, before it looks for a display: so a command needs none. No
  // switch that is appended here would do that, because Chromium has read them by then; and `app.exit` would wait for
  // Electron to be ready.
  process.exit(await runCommand(command, { packageFile, environment: process.env }))
}
