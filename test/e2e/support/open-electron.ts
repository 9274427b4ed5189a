import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { _electron, type BrowserContext } from '@playwright/test'
import type { OpenedExplorer } from './explorer.ts'
import { environment, projectFolder } from './project.ts'
import { askElectron } from './taken-from-page.ts'
import { reachesOnlyHere } from './watch-for-problems.ts'

/**
 * Runs the app in real Electron. `watch` is given the context before the page is used. With WINDOW_PICTURES, a picture
 * of the window as the test left it is put into that folder.
 */
export async function openElectron(
  dataDir: string,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<OpenedExplorer> {
  // Chromium refuses to run its sandbox for root, as in most containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [...asRoot, reachesOnlyHere, '--lang=en-US', projectFolder, '--data-dir', dataDir]
  const env = { ...definedEnvironment(), ...environment }
  const launch = async () => {
    const electron = await _electron.launch({ args, env })
    await watch(electron.context())
    const page = await electron.firstWindow()
    askElectron(page, electron, dataDir)
    return { electron, page }
  }
  let running = await launch()
  const { page } = running
  return {
    explorer: {
      page,
      dataDir,
      reload: async () => {
        await running.page.reload()
      },
      // A second start: it hands its command line to the first one, and ends.
      openWith: async ([, ...opened], cwd) => {
        const program = await running.electron.evaluate(() => process.execPath)
        await promisify(execFile)(program, [...args, ...opened], { env, cwd })
      },
      chooseFromMenu: (label) =>
        running.electron.evaluate(({ Menu }, wanted) => {
          const items = Menu.getApplicationMenu()?.items.flatMap(
            (menu) => menu.submenu?.items ?? [],
          )
          const item = items?.find((candidate) => candidate.label === wanted)
          if (!item) throw new Error(`The menu has no entry "${wanted}"`)
          // Electron types it as any function at all.
          Reflect.apply(item.click, item, [])
        }, label),
      restart: async () => {
        const { electron } = running
        const ended = electron.waitForEvent('close')
        await electron.evaluate(({ BrowserWindow }) => {
          for (const window of BrowserWindow.getAllWindows()) window.close()
        })
        await ended
        running = await launch()
        return running.page
      },
      useProxy: (address) =>
        running.electron.evaluate(
          ({ session }, proxyRules) =>
            // Else it would not be asked for servers of this computer.
            session.fromPartition('api').setProxy({ proxyRules, proxyBypassRules: '<-loopback>' }),
          address,
        ),
    },
    close: async () => {
      const pictures = process.env.WINDOW_PICTURES
      if (pictures !== undefined && !running.page.isClosed()) {
        await mkdir(pictures, { recursive: true })
        await running.page.screenshot({ path: join(pictures, `${basename(dataDir)}.png`) })
      }
      await running.electron.close()
    },
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
