import { register } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { createElectronDouble, type ElectronDouble } from './electron-double.ts'
import { createPlaywrightPage, type PlaywrightPage } from './playwright-page.ts'

export interface LaunchOptions {
  context: BrowserContext
  /** The built main file. */
  main: string
  /** What follows the program's name on the command line. */
  args: readonly string[]
  env: Readonly<Record<string, string>>
}

export interface RunningDouble {
  electron: ElectronDouble
  firstWindow(): Promise<Page>
  /** Loads the pages anew, as Electron's own reload would: without asking main. */
  reload(): Promise<void>
  /** Closes the windows and waits until the app has ended; answers the exit code. */
  close(): Promise<number>
}

/** Runs the built main file in this process, with the double for `electron`. One run at a time. */
export async function launchElectronDouble(options: LaunchOptions): Promise<RunningDouble> {
  const pages: PlaywrightPage[] = []
  let announceWindow: (page: Promise<Page>) => void = () => undefined
  const window = new Promise<Page>((resolve) => {
    announceWindow = resolve
  })
  const electron = createElectronDouble({
    openPage: (contents) => {
      const page = createPlaywrightPage(contents, options.context)
      pages.push(page)
      announceWindow(page.loaded)
      return page
    },
  })

  const restore = setProcess(options)
  try {
    await importMain(options.main, electron)
  } catch (error) {
    restore()
    throw error
  }
  electron.life.becomeReady()

  const ended = electron.life.exited.then((code) => {
    restore()
    throw new Error(
      `The app ended with ${code}: ${electron.errorBoxes.map(({ content }) => content).join('; ')}`,
    )
  })
  ended.catch(() => undefined)

  return {
    electron,
    firstWindow: () => Promise.race([window, ended]),
    async reload() {
      await Promise.all(pages.map((page) => page.reload()))
    },
    close: () => electron.quit(),
  }
}

const table = 'electron-double.runs'
const runs = new Map<string, object>()
// The hooks run in a thread of their own: this is the one name under which what they write finds the runs.
Reflect.set(globalThis, Symbol.for(table), runs)

async function importMain(main: string, electron: ElectronDouble): Promise<void> {
  const run = String(runs.size)
  // Hooks stay for good, so they are registered with the first run only.
  if (runs.size === 0)
    register('./hooks.mjs', import.meta.url, {
      data: { table, exported: Object.keys(electron.module) },
    })
  runs.set(run, electron.module)
  await import(`${pathToFileURL(main).href}?electron-double=${run}`)
}

/** Gives this process the app's command line and environment; the answer takes them back. */
function setProcess({ main, args, env }: LaunchOptions): () => void {
  const { argv } = process
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const)
  process.argv = [process.execPath, main, ...args]
  Object.assign(process.env, env)
  return () => {
    process.argv = argv
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
  }
}
