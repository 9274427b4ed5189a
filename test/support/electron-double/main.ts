/**
 * The module `electron` for unit tests, where the package is not to be loaded. No window of it has a
 * page. `electronDouble` is what tests look at.
 */
import { createElectronDouble } from './electron-double.ts'

export const electronDouble = createElectronDouble({
  openPage: () => ({
    load: () => Promise.resolve(),
    send: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }),
})

export const {
  app,
  BrowserWindow,
  dialog,
  Menu,
  net,
  nativeTheme,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
} = electronDouble.module
