import type { WebContents } from 'electron'
import { openExternal } from './open-external.ts'

/**
 * Keeps a page where it is: no navigation by the page, no new window, no webview.
 * What wanted a new window is opened outside the app if it is a link for people.
 */
export function guardContents(contents: WebContents): void {
  const refuse = (event: { preventDefault: () => void }) => {
    event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.on('will-attach-webview', refuse)
  contents.setWindowOpenHandler(({ url }) => {
    void openExternal(url)
    return { action: 'deny' }
  })
}
