import { EventEmitter } from 'node:events'
import { createEvent } from './event.ts'

/** Electron's `app`, as far as the shell uses it: its life from start to quit. */
export type AppDouble = ReturnType<typeof createAppDouble>

export function createAppDouble(facts: { locale: string; firstInstance: boolean }) {
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
