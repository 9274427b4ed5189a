import { join } from 'node:path'
import { app, BrowserWindow, dialog, Menu, protocol, session, shell } from 'electron'
import type { CommandName } from '#core/command/command.ts'
import type { Opened } from '#core/share/opened.ts'
import { describeMenu, chooseMenuWords } from '#host/menu/application-menu.ts'
import { recordUncaughtErrors, describeStartFailure } from '#host/defects/defect-log.ts'
import {
  refuseUnsafeEnvironment,
  keepMemoryOutOfCoreDumps,
} from '#host/launch/unsafe-environment.ts'
import { defaultDataDir, chosenDataDir } from '#host/launch/data-dir.ts'
import { createWindowPlace, bringToFront } from '#host/window/window-place.ts'
import { prepareDownload } from '#host/window/prepare-download.ts'
import { quitWhenSettled } from '#host/launch/quit-when-settled.ts'
import { loadUpdateAddress } from '#host/launch/load-version.ts'
import { loadPageFiles } from '#host/launch/page-files.ts'
import { linkScheme, createOpenedReceiver } from '#host/opened/read-opened.ts'
import { createSampleWorkers } from '#host/launch/sample-worker.ts'
import { createHost } from '#host/create-host.ts'
import { menuCommandChannel, openedChannel } from '#preload/shell-bridge.ts'
import {
  guardContents,
  guardSession,
  openExplorerWindow,
  pagePartition,
  registerAppScheme,
  serveAppScheme,
} from './explorer-window.ts'
import { chooseNoCertificate } from '#host/content-client/certificates.ts'
import { createKeyProviders } from './key-providers.ts'
import { createNetTransport } from './net-transport.ts'

const builtPath = (path: string) => join(import.meta.dirname, path)
const preload = builtPath('../preload/index.cjs')
const devTools = !app.isPackaged
let words = chooseMenuWords(app.getLocale())
const addRecentFile = app.addRecentDocument.bind(app)
const areSecretsInMemory = process.env.ENDPOINT_EXPLORER_SECRETS === 'memory'
// Both shells share one data folder; Chromium's own files are in a subfolder.
const dataDir =
  chosenDataDir(process.argv.slice(1), process.env) ?? defaultDataDir(process.platform, process.env)

const menuOptions = {
  isMac: process.platform === 'darwin',
  devTools,
  send: (command: CommandName) => {
    sendToPage(menuCommandChannel, command)
  },
  reload: () => {
    for (const window of BrowserWindow.getAllWindows()) window.reload()
  },
  showDataFolder: () => void shell.openPath(dataDir),
}

app.setPath('userData', join(dataDir, 'electron'))
// Pages are sandboxed anyway. For all processes, this would override `--no-sandbox`, which root needs in containers.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
registerAppScheme(protocol)
app.on('session-created', guardSession)
app.on('web-contents-created', (_event, contents) => {
  guardContents(contents)
})
app.on('select-client-certificate', chooseNoCertificate)

const isFirstInstance = app.requestSingleInstanceLock()
// Not awaited, because Electron becomes ready only after this file has run.
const started = isFirstInstance ? app.whenReady().then(start) : Promise.resolve()
started.catch(failToStart)
if (isFirstInstance) {
  // A start from the sources must not take over the links of an installed app.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme)
  const handOver = createOpenedReceiver({
    pageReady: started,
    handOver: (opened) => {
      sendToPage(openedChannel, opened)
    },
    addRecentFile,
  })
  app.on('second-instance', (_event, args, folder) => {
    bringToFront(BrowserWindow.getAllWindows())
    handOver.receive(args, folder)
  })
  app.on('open-url', handOver.takeEvent)
  app.on('open-file', handOver.takeEvent)
  app.on('window-all-closed', () => {
    app.quit()
  })
  handOver.receive(process.argv.slice(1))
} else {
  app.quit()
}

async function start(): Promise<void> {
  refuseUnsafeEnvironment(process.env)
  keepMemoryOutOfCoreDumps(process.platform)
  const samples = createSampleWorkers(builtPath('sample.js'))
  const host = await createHost({
    appVersion: app.getVersion(),
    updateAddress: await loadUpdateAddress(builtPath('../../package.json')),
    dataDir,
    page: await loadPageFiles(builtPath('../renderer')),
    transport: createNetTransport(),
    keyProviders: areSecretsInMemory ? [] : createKeyProviders(builtPath('keyring-broker.js')),
    startSample: (instance) => samples.start(instance),
    now: () => new Date(),
    chooseFolder: async () =>
      (await dialog.showOpenDialog({ properties: ['openDirectory'] })).filePaths[0] ?? null,
    onSettingsChange: ({ language }) => {
      words = chooseMenuWords(language === 'system' ? app.getLocale() : language)
      Menu.setApplicationMenu(Menu.buildFromTemplate(describeMenu(words, menuOptions)))
    },
  })
  app.once('will-quit', recordUncaughtErrors(host))
  const place = createWindowPlace(dataDir)
  const settle = () => [host.close(), samples.stop(), place.settle()]
  app.once('will-quit', quitWhenSettled(settle, app))

  const page = session.fromPartition(pagePartition)
  serveAppScheme(page.protocol, host)
  page.on('will-download', (_event, download) => {
    prepareDownload(download, { title: words.word('saveFile'), addRecentFile })
  })
  await openExplorerWindow({ preload, devTools, place, words: () => words })
}

function sendToPage(channel: string, message: CommandName | Opened): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(channel, message)
}

function failToStart(error: unknown): void {
  dialog.showErrorBox(...describeStartFailure(error, dataDir))
  app.exit(1)
}
