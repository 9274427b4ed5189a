import type { WebContents } from 'electron'
import { openExternal } from './open-external.ts'

/**
 * Prevents navigation, new windows and webviews. Links that would open a new window are opened outside the
 * app if they are https or mailto.
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
