/** What is needed of Electron's window. */
interface HiddenWindow {
  isMinimized(): boolean
  restore(): void
  focus(): void
}

/** Shows the windows to whoever started the app a second time. */
export function bringToFront(windows: readonly HiddenWindow[]): void {
  for (const window of windows) {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}
