import { contextBridge, ipcRenderer } from 'electron'
import type { Opened } from '#core/handover/opened.ts'
import {
  menuCommandChannel,
  openedChannel,
  type ShellBridge,
  type ShellMessages,
} from './shell-bridge.ts'

/** The event holds the sender, so it stays on this side. */
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

// What the app was opened with may come before the page listens.
const early: Opened[] = []
const stopWaiting = listen(openedChannel, (opened) => early.push(opened))

// Everything the page can do it does by fetch; this is only what Electron alone knows. One way: into the page.
const bridge: ShellBridge = {
  kind: 'electron',
  onMenuCommand: (listener) => listen(menuCommandChannel, listener),
  onOpened(listener) {
    stopWaiting()
    early.splice(0).forEach(listener)
    return listen(openedChannel, listener)
  },
}

contextBridge.exposeInMainWorld('shell', bridge)
