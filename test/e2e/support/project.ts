import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

export const builtFile = (path: string) => `${projectFolder}out/${path}`

/** No test touches the keyring of the person who runs it. */
export const environment = { ENDPOINT_EXPLORER_SECRETS: 'memory' }

/** Whether Electron's program is here. Importing its package to find out would start a download. */
export const hasElectron = existsSync(`${projectFolder}node_modules/electron/path.txt`)

/** What the app's keys with Alt are held with: on a Mac, Option alone types characters. */
export const altKey = process.platform === 'darwin' ? 'Control+Alt' : 'Alt'
