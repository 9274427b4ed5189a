import { app } from 'electron'
import { runElectronCommand } from '#cli/run-command.ts'

// Runs a command, if given, before the app starts. Awaited, because Electron waits for top-level awaits.
await runElectronCommand(import.meta.dirname, app.isPackaged)
await import('./desktop-app.ts')
