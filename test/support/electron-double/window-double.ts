import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions } from 'electron'
import { createEvent } from './event.ts'
import type { SessionRecord } from './session-double.ts'

/** What stands behind a window: a page of Playwright's, or nothing where no page is wanted. */
export interface PageBehind {
  load(url: string): Promise<void>
  /** Hands a message of `webContents.send` to the preload. */
  send(channel: string, args: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

export type OpenPage = (contents: ContentsDouble) => PageBehind

type WindowOpenHandler = (details: { url: string }) => { action: 'allow' | 'deny' }

/** Electron's `webContents`: the events and the two calls that the shell uses. */
export class ContentsDouble extends EventEmitter {
  readonly #page: PageBehind
  #windowOpen: WindowOpenHandler = () => ({ action: 'allow' })

  constructor(
    readonly options: BrowserWindowConstructorOptions,
    readonly session: SessionRecord,
    openPage: OpenPage,
  ) {
    super()
    this.#page = openPage(this)
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpen = handler
  }

  send(channel: string, ...args: unknown[]): void {
    // Electron refuses what cannot be cloned, functions for example, before anything is sent.
    void this.#page.send(channel, structuredClone(args))
  }

  load(url: string): Promise<void> {
    return this.#page.load(url)
  }

  closePage(): Promise<void> {
    return this.#page.close()
  }

  /** For tests: the page wants a window of its own. Says whether it gets one. */
  askForWindow(url: string): boolean {
    return this.#windowOpen({ url }).action === 'allow'
  }

  /** For tests: the page wants to go to an address. Says whether it may. */
  askToNavigate(url: string, isMainFrame = true): boolean {
    const event = createEvent({ url, isMainFrame, isSameDocument: false })
    this.emit('will-frame-navigate', event)
    if (isMainFrame) this.emit('will-navigate', event, url)
    return !event.defaultPrevented
  }
}

export interface WindowSurroundings {
  sessionOf: (partition: string | undefined) => SessionRecord
  openPage: OpenPage
  onContents: (contents: ContentsDouble) => void
  onAllClosed: () => void
}

export class WindowDouble extends EventEmitter {
  readonly webContents: ContentsDouble
  /** What was done to the window, in order. */
  readonly done: string[] = []
  readonly #windows: Set<WindowDouble>
  readonly #surroundings: WindowSurroundings

  constructor(
    options: BrowserWindowConstructorOptions,
    surroundings: WindowSurroundings,
    windows: Set<WindowDouble>,
  ) {
    super()
    const session = surroundings.sessionOf(options.webPreferences?.partition)
    this.webContents = new ContentsDouble(options, session, surroundings.openPage)
    const { x = 0, y = 0, width = 0, height = 0 } = options
    this.bounds = { x, y, width, height }
    this.#surroundings = surroundings
    this.#windows = windows.add(this)
    surroundings.onContents(this.webContents)
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.load(url)
    this.emit('ready-to-show')
  }

  show = () => this.done.push('show')
  focus = () => this.done.push('focus')
  restore = () => this.done.push('restore')
  isMinimized = () => false
  isMaximized = () => this.done.includes('maximize')
  isDestroyed = () => !this.#windows.has(this)
  maximize = () => this.done.push('maximize')
  reload = () => this.done.push('reload')
  /** The bounds it was made with; tests move it by changing them. */
  bounds = { x: 0, y: 0, width: 0, height: 0 }
  getNormalBounds = () => this.bounds

  async close(): Promise<void> {
    if (!this.#windows.has(this)) return
    this.emit('close')
    this.#windows.delete(this)
    await this.webContents.closePage()
    this.emit('closed')
    if (this.#windows.size === 0) this.#surroundings.onAllClosed()
  }
}

export interface BrowserWindowDouble {
  new (options?: BrowserWindowConstructorOptions): WindowDouble
  getAllWindows(): WindowDouble[]
}

/** Creates the class `BrowserWindow` of one run of the app. */
export function createBrowserWindowDouble(surroundings: WindowSurroundings): BrowserWindowDouble {
  const windows = new Set<WindowDouble>()
  return class extends WindowDouble {
    static getAllWindows = () => [...windows]

    constructor(options: BrowserWindowConstructorOptions = {}) {
      super(options, surroundings, windows)
    }
  }
}
