/** The part of Electron's window that is used here. */
interface HiddenWindow {
  isMinimized(): boolean
  restore(): void
  focus(): void
}

/** Shows all windows after a second start of the app. */
export function bringToFront(windows: readonly HiddenWindow[]): void {
  for (const window of windows) {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}
