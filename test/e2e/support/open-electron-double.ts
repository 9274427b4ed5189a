import type { BrowserContext } from '@playwright/test'
import { launchElectronDouble } from '../../support/electron-double/launch.ts'
import type { OpenedExplorer } from './explorer.ts'
import { builtFile, environment } from './project.ts'

/** Runs the built Electron shell with a double for Electron: see the double's README for what that shows. */
export async function openElectronDouble(
  context: BrowserContext,
  dataDir: string,
): Promise<OpenedExplorer> {
  const running = await launchElectronDouble({
    context,
    main: builtFile('main/index.js'),
    args: ['--data-dir', dataDir],
    env: environment,
  })
  const page = await running.firstWindow()
  return {
    explorer: {
      page,
      dataDir,
      reload: () => running.reload(),
      chooseFromMenu: (label) => {
        running.electron.chooseFromMenu(label)
        return Promise.resolve()
      },
      openWith: (args, folder) => {
        running.electron.life.app.emit('second-instance', {}, args, folder)
        return Promise.resolve()
      },
      restart: null,
      useProxy: null,
    },
    close: async () => {
      const code = await running.close()
      if (code !== 0) throw new Error(`The app ended with exit code ${code}`)
    },
  }
}
