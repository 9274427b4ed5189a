import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { _electron, type BrowserContext } from '@playwright/test'
import type { OpenedExplorer } from './explorer.ts'
import { environment, projectFolder } from './project.ts'
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
  const electron = await _electron.launch({ args, env })
  await watch(electron.context())
  const page = await electron.firstWindow()
  return {
    explorer: {
      page,
      dataDir,
      reload: async () => {
        await page.reload()
      },
      // A second start: it hands its command line to the first one, and ends.
      openWith: async ([, ...opened], cwd) => {
        const program = await electron.evaluate(() => process.execPath)
        await promisify(execFile)(program, [...args, ...opened], { env, cwd })
      },
      chooseFromMenu: (label) =>
        electron.evaluate(({ Menu }, wanted) => {
          const items = Menu.getApplicationMenu()?.items.flatMap(
            (menu) => menu.submenu?.items ?? [],
          )
          const item = items?.find((candidate) => candidate.label === wanted)
          if (!item) throw new Error(`The menu has no entry "${wanted}"`)
          // Electron types it as any function at all.
          Reflect.apply(item.click, item, [])
        }, label),
    },
    close: async () => {
      const pictures = process.env.WINDOW_PICTURES
      if (pictures !== undefined && !page.isClosed()) {
        await mkdir(pictures, { recursive: true })
        await page.screenshot({ path: join(pictures, `${basename(dataDir)}.png`) })
      }
      await electron.close()
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
