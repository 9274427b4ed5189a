/** Where the page's side listens for messages of `webContents.send`. */
export const receiverName = '__electronDoubleReceive'

/** The script that runs a built preload before a page's own scripts, in the page's own world. */
export function renderPreloadScript(preload: string, origin: string): string {
  return `(${runPreload.toString()})(${JSON.stringify({ origin, receiverName })}, (require, module, exports) => {
${preload}
})`
}

type Listener = (event: object, ...args: unknown[]) => void

/** Runs in the page; its text is what is used, so it can name nothing outside itself. */
function runPreload(
  names: { origin: string; receiverName: string },
  preload: (require: (id: string) => unknown, module: object, exports: object) => void,
): void {
  // Electron runs it in the main frame only, unless nodeIntegrationInSubFrames is on.
  if (window !== window.top || location.origin !== names.origin) return

  const listeners = new Map<string, Set<Listener>>()
  const ipcRenderer = {
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      return ipcRenderer
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener)
      return ipcRenderer
    },
  }
  Object.defineProperty(window, names.receiverName, {
    value: (channel: string, args: unknown[]) => {
      for (const listener of listeners.get(channel) ?? [])
        listener({ sender: ipcRenderer }, ...args)
    },
  })

  /** What crosses the bridge is copied and frozen; functions are called through; anything else is refused. */
  function carry(value: unknown): unknown {
    if (typeof value === 'function')
      return (...args: unknown[]) => carry(Reflect.apply(value, undefined, args.map(carry)))
    if (value instanceof File) return value
    if (Array.isArray(value)) return Object.freeze(value.map(carry))
    if (typeof value !== 'object' || value === null) return value
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new Error('An object that is not plain cannot cross the bridge')
    return Object.freeze(
      Object.fromEntries(Object.entries(value).map(([key, member]) => [key, carry(member)])),
    )
  }
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (key in window)
        throw new Error(`Cannot bind an API on top of an existing property: ${key}`)
      Object.defineProperty(window, key, { value: carry(api), enumerable: true })
    },
  }

  // A file that a script made has no path; here its name is one, if it is absolute.
  const webUtils = { getPathForFile: ({ name }: File) => (name.startsWith('/') ? name : '') }

  const module = { exports: {} }
  preload(
    (id) => {
      if (id === 'electron') return { contextBridge, ipcRenderer, webUtils }
      throw new Error(`module not found: ${id}`)
    },
    module,
    module.exports,
  )
}
