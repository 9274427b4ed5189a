import { canBeOpened } from '#host/opened/read-opened.ts'

/** The part of Electron's `DownloadItem` that is used here. */
export interface Download {
  getFilename(): string
  getSavePath(): string
  setSaveDialogOptions(options: { title: string; defaultPath: string }): void
  once(event: 'done', listener: (event: unknown, state: string) => void): unknown
}

/**
 * Sets the title of the save dialog, which would be the file's internal URL by default. Saved files that the
 * app can open become recent files.
 */
export function prepareDownload(
  download: Download,
  deps: { title: string; addRecentFile: (path: string) => void },
): void {
  download.setSaveDialogOptions({ title: deps.title, defaultPath: download.getFilename() })
  download.once('done', (_event, state) => {
    const path = download.getSavePath()
    if (state === 'completed' && canBeOpened(path)) deps.addRecentFile(path)
  })
}
