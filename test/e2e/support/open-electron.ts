import { _electron, type BrowserContext } from '@playwright/test'
import type { OpenedExplorer } from './explorer.ts'
import { environment, projectFolder } from './project.ts'
import { reachesOnlyHere } from './watch-for-problems.ts'

/** Runs the app in real Electron. `watch` is given the context before the page is used. */
export async function openElectron(
  dataDir: string,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<OpenedExplorer> {
  // Chromium refuses to run its sandbox for root, as in most containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const electron = await _electron.launch({
    args: [...asRoot, reachesOnlyHere, '--lang=en-US', projectFolder, '--data-dir', dataDir],
    env: { ...definedEnvironment(), ...environment },
  })
  await watch(electron.context())
  const page = await electron.firstWindow()
  return {
    explorer: {
      page,
      dataDir,
      reload: async () => {
        await page.reload()
      },
      openWith: null,
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
    close: () => electron.close(),
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
