import { app } from 'electron'
import { runElectronCommand } from '#cli/run-electron-command.ts'

// The app begins only where no command was given. Awaited, because Electron gets no further meanwhile.
await runElectronCommand(import.meta.dirname, app.isPackaged)
await import('./desktop-app.ts')
