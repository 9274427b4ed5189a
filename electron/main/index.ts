import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { app, BrowserWindow, dialog, Menu, protocol, session } from 'electron'
import type { CommandName } from '#core/command/command.ts'
import type { Opened } from '#core/handover/opened.ts'
import { describeMenu } from '#host/menu/application-menu.ts'
import { chosenDataDir } from '#host/launch/chosen-data-dir.ts'
import { describeUnsafeEnvironment } from '#host/launch/unsafe-environment.ts'
import { defaultDataDir } from '#host/launch/default-data-dir.ts'
import { chooseMenuWords } from '#host/menu/menu-words.ts'
import { createOpenedHandover } from '#host/opened/opened-handover.ts'
import { loadPageFiles } from '#host/launch/page-files.ts'
import { pageUrl } from '#host/launch/page-scheme.ts'
import { linkScheme } from '#host/opened/read-opened.ts'
import { createSampleWorkers } from '#host/launch/sample-worker.ts'
import { describeStartFailure } from '#host/launch/start-failure.ts'
import { createHost } from '#host/create-host.ts'
import { menuCommandChannel, openedChannel } from '../preload/shell-bridge.ts'
import { registerAppScheme, serveAppScheme } from './app-scheme.ts'
import { createExplorerWindow } from './explorer-window.ts'
import { guardContents } from './guard-contents.ts'
import { guardSession } from './guard-session.ts'
import { createKeyProviders } from './key-providers.ts'
import { createNetTransport } from './net-transport.ts'
import { pagePartition } from './secure-web-preferences.ts'

/** Longer than it takes to finish a write; a transport that hangs does not keep the app from ending. */
const closingLimitMs = 2_000

const built = (path: string) => join(import.meta.dirname, path)
const devTools = !app.isPackaged
const inMemory = process.env.ENDPOINT_EXPLORER_SECRETS === 'memory'
// Both shells share one folder of documents; what Chromium keeps for itself stands apart in it.
const dataDir =
  chosenDataDir(process.argv.slice(1), process.env) ??
  defaultDataDir(process.platform, process.env, homedir())

app.setPath('userData', join(dataDir, 'electron'))
app.enableSandbox()
registerAppScheme(protocol)
app.on('session-created', guardSession)
app.on('web-contents-created', (_event, contents) => {
  guardContents(contents)
})

const isFirst = app.requestSingleInstanceLock()
// Not awaited: Electron gets ready only after this file has run to its end.
const started = isFirst ? app.whenReady().then(start) : Promise.resolve()
started.catch(giveUp)
if (isFirst) {
  app.setAsDefaultProtocolClient(
    linkScheme,
    process.execPath,
    app.isPackaged ? [] : [app.getAppPath()],
  )
  const handOver = createOpenedHandover({
    pageReady: started,
    hand: (opened) => {
      sendToPage(openedChannel, opened)
    },
  })
  app.on('second-instance', (_event, args, folder) => {
    showWindow()
    handOver.take(args, folder)
  })
  app.on('open-url', handOver.takeEvent)
  app.on('open-file', handOver.takeEvent)
  app.on('window-all-closed', () => {
    app.quit()
  })
  handOver.take(process.argv.slice(1))
} else {
  app.quit()
}

async function start(): Promise<void> {
  const unsafe = describeUnsafeEnvironment(process.env)
  if (unsafe !== null) throw new Error(unsafe)
  const samples = createSampleWorkers(built('sample.js'))
  const host = await createHost({
    appVersion: app.getVersion(),
    dataDir,
    page: await loadPageFiles(built('../renderer')),
    transport: createNetTransport(),
    keyProviders: inMemory ? [] : createKeyProviders(built('keyring-broker.js')),
    startSample: (instance) => samples.start(instance),
    now: () => new Date(),
  })
  app.once('will-quit', (event) => {
    event.preventDefault()
    const closed = Promise.allSettled([host.close(), samples.stop()])
    void Promise.race([closed, setTimeout(closingLimitMs)]).then(() => {
      app.exit()
    })
  })

  const send = (command: CommandName) => {
    sendToPage(menuCommandChannel, command)
  }
  serveAppScheme(session.fromPartition(pagePartition).protocol, host)
  const options = { isMac: process.platform === 'darwin', devTools, send }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(describeMenu(chooseMenuWords(app.getLocale()), options)),
  )
  await createExplorerWindow({ preload: built('../preload/index.cjs'), devTools }).loadURL(pageUrl)
}

function sendToPage(channel: string, message: CommandName | Opened): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(channel, message)
}

function showWindow(): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}

function giveUp(error: unknown): void {
  dialog.showErrorBox(...describeStartFailure(error, dataDir))
  app.exit(1)
}
