import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Opened } from '#core/share/opened.ts'
import {
  menuCommandChannel,
  openedChannel,
  type ShellBridge,
  type ShellMessages,
} from './shell-bridge.ts'

/** Passes on messages without the event, which would expose the sender to the page. */
function listen<Channel extends keyof ShellMessages>(
  channel: Channel,
  listener: (message: ShellMessages[Channel]) => void,
): () => void {
  const receive = (_event: unknown, message: ShellMessages[Channel]) => {
    listener(message)
  }
  ipcRenderer.on(channel, receive)
  return () => {
    ipcRenderer.off(channel, receive)
  }
}

// Links and files may arrive before the page listens.
const early: Opened[] = []
const stopWaiting = listen(openedChannel, (opened) => early.push(opened))

// Messages from Electron to the page. All requests of the page use fetch.
const bridge: ShellBridge = {
  kind: 'electron',
  onMenuCommand: (listener) => listen(menuCommandChannel, listener),
  onOpened(listener) {
    stopWaiting()
    early.splice(0).forEach(listener)
    return listen(openedChannel, listener)
  },
  pathOf: (file) => webUtils.getPathForFile(file),
}

contextBridge.exposeInMainWorld('shell', bridge)
