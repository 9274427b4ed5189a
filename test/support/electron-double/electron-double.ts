import { EventEmitter } from 'node:events'
import type { MenuItemConstructorOptions, Privileges, SafeStorage, ForkOptions } from 'electron'
import { createEvent } from './event.ts'
import { createNetDouble } from './net-double.ts'
import { createSessionDouble, type SchemeHandler } from './session-double.ts'
import { createBrowserWindowDouble, type OpenPage } from './window-double.ts'
import { fork } from 'node:child_process'

interface ElectronDoubleOptions {
  openPage: OpenPage
  locale?: string
  dark?: boolean
  /** Whether this run gets the single instance lock. */
  firstInstance?: boolean
}

export type ElectronDouble = ReturnType<typeof createElectronDouble>

/**
 * Creates the module `electron` for one run of the app, and what tests see and do from outside.
 * It is not Electron: README.md says what it shows and what it does not.
 */
export function createElectronDouble(options: ElectronDoubleOptions) {
  const life = createAppDouble({
    locale: options.locale ?? 'en-US',
    firstInstance: options.firstInstance ?? true,
  })
  const { app } = life
  const sessions = new Map<string, ReturnType<typeof createSessionDouble>>()
  const openedOutside: string[] = []
  const errorBoxes: { title: string; content: string }[] = []
  /** What the user chooses in the next dialogs for a folder; canceled if there is none. */
  const folderChoices: string[] = []
  const questions: { buttons: string[] }[] = []
  const openedFolders: string[] = []
  const privilegedSchemes: { scheme: string; privileges?: Privileges }[] = []
  const secrets: SafeStorageState = { keyring: 'unlocked' }
  const menu: { template: readonly MenuItemConstructorOptions[] } = { template: [] }

  function sessionOf(partition: string) {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready')
    const known = sessions.get(partition)
    if (known) return known
    const created = createSessionDouble()
    sessions.set(partition, created)
    app.emit('session-created', created.session)
    return created
  }

  const BrowserWindow = createBrowserWindowDouble({
    sessionOf: (partition = '') => sessionOf(partition).record,
    openPage: options.openPage,
    onContents: (contents) => app.emit('web-contents-created', createEvent({}), contents),
    onAllClosed: () => app.emit('window-all-closed'),
  })

  return {
    /** What `import … from 'electron'` gives. */
    module: {
      app,
      BrowserWindow,
      dialog: {
        showMessageBox: (_window: unknown, question: { buttons: string[] }) => {
          questions.push(question)
          return Promise.resolve({ response: 0 })
        },
        showOpenDialog: () => {
          const path = folderChoices.shift()
          return Promise.resolve(
            path === undefined
              ? { canceled: true, filePaths: [] }
              : { canceled: false, filePaths: [path] },
          )
        },
        showErrorBox: (title: string, content: string) => errorBoxes.push({ title, content }),
      },
      Menu: {
        buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) => ({ template }),
        setApplicationMenu: (next: typeof menu) => Object.assign(menu, next),
      },
      net: createNetDouble(
        (session) => [...sessions.values()].find((one) => one.session === session)?.record,
      ),
      powerMonitor: new EventEmitter(),
      screen: {
        getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
      },
      nativeTheme: { shouldUseDarkColors: options.dark ?? false },
      protocol: {
        registerSchemesAsPrivileged(schemes: typeof privilegedSchemes) {
          if (app.isReady())
            throw new Error('registerSchemesAsPrivileged should be called before app is ready')
          privilegedSchemes.push(...schemes)
        },
        handle(scheme: string, handler: SchemeHandler) {
          sessionOf('').session.protocol.handle(scheme, handler)
        },
      },
      safeStorage: createSafeStorageDouble(secrets, () => app.isReady()),
      session: {
        get defaultSession() {
          return sessionOf('').session
        },
        fromPartition: (partition: string) => sessionOf(partition).session,
      },
      shell: {
        openPath(path: string) {
          openedFolders.push(path)
          return Promise.resolve('')
        },
        openExternal(url: string) {
          openedOutside.push(url)
          return Promise.resolve()
        },
      },
      utilityProcess: utilityProcessDouble,
    },

    life,
    /** Addresses that were handed to the operating system. */
    openedOutside,
    errorBoxes,
    /** What main asked, each answered with its first button. */
    questions,
    folderChoices,
    openedFolders,
    privilegedSchemes,
    secrets,
    menu,
    /** Clicks an entry of the application menu. Electron's own entries (roles) do nothing here. */
    chooseFromMenu(label: string) {
      const click = menuEntries(menu.template).find((entry) => entry.label === label)?.click
      if (!click) throw new Error(`The menu has no entry "${label}" of the app's own`)
      Reflect.apply(click, undefined, [])
    },
    /** What the shell has set on a session; '' is the default session. */
    sessionRecord: (partition: string) => sessionOf(partition).record,
    windows: () => BrowserWindow.getAllWindows(),
    /** Closes the windows as a person would, or quits where there is none; fulfilled with the exit code. */
    async quit(): Promise<number> {
      const windows = BrowserWindow.getAllWindows()
      await Promise.all(windows.map((window) => window.close()))
      if (windows.length === 0) app.quit()
      return life.exited
    },
  }
}

function menuEntries(
  template: readonly MenuItemConstructorOptions[],
): readonly MenuItemConstructorOptions[] {
  return template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
}

/** Electron's `app`, as far as the shell uses it: its life from start to quit. */
function createAppDouble(facts: { locale: string; firstInstance: boolean }) {
  const paths = new Map<string, string>()
  const protocols: string[] = []
  const recent: string[] = []
  let ready = false
  let announceReady: () => void = () => undefined
  const whenReady = new Promise<void>((resolve) => {
    announceReady = resolve
  })
  let announceExit: (code: number) => void = () => undefined
  const exited = new Promise<number>((resolve) => {
    announceExit = resolve
  })

  const app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    whenReady: () => whenReady,
    isReady: () => ready,
    getVersion: () => '0.0.0-double',
    getLocale: () => facts.locale,
    getAppPath: () => '/app',
    commandLine: { hasSwitch: (name: string) => process.argv.includes(`--${name}`) },
    addRecentDocument: (path: string) => recent.push(path),
    setAsDefaultProtocolClient: (scheme: string) => protocols.push(scheme) > 0,
    setPath: (name: string, path: string) => paths.set(name, path),
    requestSingleInstanceLock: () => facts.firstInstance,
    enableSandbox() {
      if (ready) throw new Error('app.enableSandbox() can only be called before app is ready')
      sandbox.enabled = true
    },
    /** As in Electron: `will-quit` may be refused, and then the app has to call `exit` itself. */
    quit() {
      const event = createEvent({})
      app.emit('will-quit', event)
      if (!event.defaultPrevented) app.exit(0)
    },
    exit(code = 0) {
      app.emit('quit', createEvent({}), code)
      announceExit(code)
    },
  })
  const sandbox = { enabled: false }

  return {
    app,
    paths,
    /** The schemes whose links the operating system was asked to hand over. */
    protocols,
    sandbox,
    /** The files noted as opened last. */
    recent,
    /** Fulfilled with the exit code; the process itself goes on. */
    exited,
    /** Electron calls this when the main file has run to its end, top-level awaits included. */
    becomeReady() {
      ready = true
      app.emit('ready')
      announceReady()
    },
  }
}

/** What the double's keyring does; tests change it while the app runs. */
export interface SafeStorageState {
  /** `none` is Linux without a keyring: Electron then "encrypts" with a key that everybody knows. */
  keyring: 'unlocked' | 'locked' | 'none'
}

/**
 * Electron's `safeStorage`, its asynchronous half: the other half is gone from Electron 46 on.
 * The text is not encrypted, only marked as Chromium on Linux marks it: `v11` with a keyring, `v10` without.
 */
function createSafeStorageDouble(state: SafeStorageState, isReady: () => boolean) {
  const requireReady = () => {
    if (!isReady()) throw new Error('safeStorage cannot be used before app is ready')
    if (state.keyring === 'locked')
      throw new Error('safeStorage is temporarily unavailable. Please try again.')
  }
  return {
    isAsyncEncryptionAvailable: () => Promise.resolve(isReady()),
    getSelectedStorageBackend: () => 'gnome_libsecret' as const,
    async encryptStringAsync(text: string) {
      requireReady()
      const mark = state.keyring === 'none' ? 'v10' : 'v11'
      return Promise.resolve(Buffer.from(mark + Buffer.from(text).toString('base64')))
    },
    async decryptStringAsync(encrypted: Buffer) {
      requireReady()
      const stored = encrypted.toString()
      if (!/^v1[01]/.test(stored)) throw new Error('Error while decrypting the ciphertext provided')
      const result = Buffer.from(stored.slice(3), 'base64').toString()
      return Promise.resolve({ result, shouldReEncrypt: false })
    },
  } satisfies Partial<SafeStorage>
}

/** Electron's `utilityProcess`: a forked Node process, which finds Node's channel instead of a parent port. */
const utilityProcessDouble = {
  fork(path: string, args: readonly string[] = [], { env, execArgv = [] }: ForkOptions = {}) {
    const child = fork(path, args, {
      env: { ...env },
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return Object.assign(child, { postMessage: (message: object) => child.send(message) })
  },
}
