/** The text on the clipboard, where it may be read without anybody being asked; '' elsewhere. */
export async function readClipboard(): Promise<string> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' })
    return state === 'granted' ? await navigator.clipboard.readText() : ''
  } catch {
    // Not every browser knows that permission, and the window may have lost the focus.
    return ''
  }
}
