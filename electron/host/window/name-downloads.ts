import { canBeOpened } from '#host/opened/read-opened.ts'

/** What is needed of Electron's `DownloadItem`. */
export interface Download {
  getFilename(): string
  getSavePath(): string
  setSaveDialogOptions(options: { title: string; defaultPath: string }): void
  once(event: 'done', listener: (event: unknown, state: string) => void): unknown
}

/**
 * Names the dialog of a file that the page saves: by itself Electron titles it with the page's own address of
 * the file. What was saved and can be opened again is noted as a recent file.
 */
export function nameDownload(
  download: Download,
  deps: { title: string; noteFile: (path: string) => void },
): void {
  download.setSaveDialogOptions({ title: deps.title, defaultPath: download.getFilename() })
  download.once('done', (_event, state) => {
    const path = download.getSavePath()
    if (state === 'completed' && canBeOpened(path)) deps.noteFile(path)
  })
}
