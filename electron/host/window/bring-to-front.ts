/** The part of Electron's window that is used here. */
interface RaisableWindow {
  isMinimized(): boolean
  restore(): void
  focus(): void
}

/** Shows all windows when the app is started again. */
export function bringToFront(windows: readonly RaisableWindow[]): void {
  for (const window of windows) {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}
