import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'

/** What leaves a page for the computer: files and copied text. */
interface Exits {
  /** The file that `press` makes the page save. */
  saveFile(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>
  readClipboard(): Promise<string>
}

const exits = new WeakMap<Page, Exits>()

export const saveFile = (page: Page, press: () => Promise<void>) => exitsOf(page).saveFile(press)

export const readClipboard = (page: Page) => exitsOf(page).readClipboard()

const exitsOf = (page: Page): Exits => exits.get(page) ?? exitsOfBrowser(page)

/** A browser tells Playwright of downloads, and lets a test with the permission read the clipboard. */
const exitsOfBrowser = (page: Page): Exits => ({
  async saveFile(press) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  },
  readClipboard: () => page.evaluate(() => navigator.clipboard.readText()),
})

/**
 * In Electron the page's session is one that Playwright is not told of, where a file would wait for a person in a
 * dialog, and the shell lets no page read the clipboard: main is asked for both. `folder` takes the files.
 */
export function askElectron(page: Page, electron: ElectronApplication, folder: string): void {
  exits.set(page, {
    async saveFile(press) {
      const place = await mkdtemp(join(folder, 'saved-'))
      const saved = electron.evaluate(
        ({ BrowserWindow }, target) =>
          new Promise<{ name: string; title: string | undefined; state: string }>((resolve) => {
            const [window] = BrowserWindow.getAllWindows()
            window?.webContents.session.once('will-download', (_event, item) => {
              const name = item.getFilename()
              const { title } = item.getSaveDialogOptions()
              item.setSavePath(target)
              item.once('done', (_done, state) => {
                resolve({ name, title, state })
              })
            })
          }),
        join(place, 'file'),
      )
      // Answered after the first question was asked, so that main listens before the page saves.
      await electron.evaluate(() => null)
      await press()
      const { name, title, state } = await saved
      if (title !== 'Save as' || state !== 'completed')
        throw new Error(`The file ${name} in a dialog called ${String(title)}: ${state}`)
      return { name, bytes: await readFile(join(place, 'file')) }
    },
    readClipboard: () => electron.evaluate(({ clipboard }) => clipboard.readText()),
  })
}
