import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import { startAppSchemeServer } from './app-scheme-server.ts'
import { refusesRequest } from './session-double.ts'
import type { ContentsDouble, PageBehind } from './window-double.ts'

/** A window's page in Playwright's Chromium. */
export interface PlaywrightPage extends PageBehind {
  /** Resolves when the page's address has been loaded. */
  loaded: Promise<Page>
  reload(): Promise<void>
}

/** Creates what stands behind one window; opens nothing before the window loads its address. */
export function createPlaywrightPage(
  contents: ContentsDouble,
  context: BrowserContext,
): PlaywrightPage {
  let announce: (page: Page) => void = () => undefined
  const loaded = new Promise<Page>((resolve) => {
    announce = resolve
  })
  // Electron asks main about what the page does, not about what main itself does.
  let isOwnNavigation = true
  let closeServer: () => Promise<void> = () => Promise.resolve()

  async function load(url: string): Promise<void> {
    const server = await startAppSchemeServer(() => contents.session.schemes.get('app'))
    closeServer = () => server.close()
    const page = await context.newPage()
    const { width, height, webPreferences } = contents.options
    if (width && height) await page.setViewportSize({ width, height })
    await grantPermissions(contents, context, server.origin)
    if (webPreferences?.preload) {
      const preload = await readFile(webPreferences.preload, 'utf8')
      await page.addInitScript({ content: renderPreloadScript(preload, server.origin) })
    }
    await context.route('**/*', (route, request) =>
      decide(route, request, { contents, page, origin: server.origin, isOwnNavigation }),
    )
    await page.goto(url.replace(/^app:\/\/explorer/, server.origin))
    isOwnNavigation = false
    announce(page)
  }

  async function reload(): Promise<void> {
    const page = await loaded
    isOwnNavigation = true
    await page.reload()
    isOwnNavigation = false
  }

  return {
    loaded,
    load,
    reload,
    async send(channel, args) {
      const page = await loaded
      await page.evaluate(
        ([name, ...message]) => {
          const receive: unknown = Reflect.get(window, name)
          if (typeof receive === 'function') Reflect.apply(receive, undefined, message)
        },
        [receiverName, channel, [...args]] as const,
      )
    },
    async close() {
      const page = await loaded
      await page.close()
      await closeServer()
    },
  }
}

/** Asks main's own handlers what Electron would ask them, before Chromium sends anything. */
async function decide(
  route: Route,
  request: Request,
  window: { contents: ContentsDouble; page: Page; origin: string; isOwnNavigation: boolean },
): Promise<void> {
  const { contents, page, origin } = window
  const url = request.url()
  if (request.isNavigationRequest()) {
    const frame = frameOf(request)
    if (frame?.page() !== page) {
      if (!contents.askForWindow(url)) return route.abort('aborted')
    } else if (!window.isOwnNavigation) {
      const address = url.replace(origin, 'app://explorer')
      const mayGo = contents.askToNavigate(address, frame === page.mainFrame())
      if (!mayGo) return route.abort('aborted')
    }
  }
  if (new URL(url).origin !== origin && refusesRequest(contents.session, url))
    return route.abort('blockedbyclient')
  return route.fallback()
}

/** Playwright has no frame yet for the first request of a new window. */
function frameOf(request: Request) {
  try {
    return request.frame()
  } catch {
    return null
  }
}

/**
 * Lets the page write to the clipboard if the shell's handler does. Reading is for the test, which looks
 * at what was copied: that the shell refuses it to the page is not seen here.
 */
async function grantPermissions(
  contents: ContentsDouble,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const check = contents.session.permissionCheck
  const page = 'app://explorer/'
  const mayWrite =
    !check ||
    check(null, 'clipboard-sanitized-write', page, { isMainFrame: true, requestingUrl: page })
  await context.grantPermissions(['clipboard-read', ...(mayWrite ? ['clipboard-write'] : [])], {
    origin,
  })
}

/** Where the page's side listens for messages of `webContents.send`. */
const receiverName = '__electronDoubleReceive'

/** The script that runs a built preload before a page's own scripts, in the page's own world. */
function renderPreloadScript(preload: string, origin: string): string {
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
