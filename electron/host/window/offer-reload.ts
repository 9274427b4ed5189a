import type { MenuWords } from '#host/menu/application-menu.ts'

/** The part of Electron's window that is used here. */
export interface CrashingWindow {
  webContents: {
    on(
      event: 'render-process-gone',
      listener: (event: unknown, about: { reason: string }) => void,
    ): unknown
  }
  reload(): void
  close(): void
}

/** Options of Electron's message box; the response is the index of the button. */
export interface Question {
  type: 'error'
  message: string
  detail: string
  buttons: string[]
  defaultId: number
  cancelId: number
}

/**
 * Offers to reload a crashed page; input is saved with the tabs. `words` is called at that moment, because
 * the language may have changed.
 */
export function offerReload(
  window: CrashingWindow,
  deps: { words: () => MenuWords; ask: (question: Question) => Promise<number> },
): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const { word } = deps.words()
    const question: Question = {
      type: 'error',
      message: word('crashed'),
      detail: word('crashedDetail'),
      buttons: [word('reload'), word('quit')],
      defaultId: 0,
      cancelId: 0,
    }
    void deps.ask(question).then((button) => {
      if (button === 0) window.reload()
      else window.close()
    })
  })
}
