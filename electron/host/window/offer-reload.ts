import type { MenuWords } from '#host/menu/menu-words.ts'

/** What is needed of Electron's window and of its page. */
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

/** The question as Electron's message boxes take it; its answer is the button's place. */
export interface Question {
  type: 'error'
  message: string
  detail: string
  buttons: string[]
  defaultId: number
  cancelId: number
}

/**
 * A page that crashed leaves an empty window: offers to load it again. What was typed is kept with the tabs.
 * `words` are asked at that moment, because the language may have changed.
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
