import { BrowserWindow } from 'electron'
import { beforeAll, expect, test } from 'vitest'
import { guardContents } from '../../../electron/main/guard-contents.ts'
import { createEvent } from '../../support/electron-double/event.ts'
import { electronDouble } from '../../support/electron-double/main.ts'

beforeAll(() => {
  electronDouble.life.becomeReady()
})

function guardedWindow() {
  const { webContents } = new BrowserWindow()
  guardContents(webContents)
  return webContents
}

test.each(['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'])(
  '%s is refused, whatever the address',
  (name) => {
    const contents = guardedWindow()
    const events = [
      'https://evil.example/',
      'app://explorer/',
      'file:///etc/passwd',
      'data:,x',
    ].map((url) => createEvent({ url, isMainFrame: true, isSameDocument: false }))
    for (const event of events) contents.emit(name, event, event.url)
    expect(events.map((event) => event.defaultPrevented)).toEqual([true, true, true, true])
  },
)

test('no page gets a window; a link for people is opened outside instead', () => {
  const before = electronDouble.windows().length
  guardedWindow()
  const contents = electronDouble.windows().at(before)?.webContents
  const links = ['https://example.org/', 'app://explorer/', 'javascript:alert(1)', 'about:blank']
  expect(links.map((link) => contents?.askForWindow(link))).toEqual([false, false, false, false])
  expect(electronDouble.openedOutside).toEqual(['https://example.org/'])
})
