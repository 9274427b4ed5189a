import { expect, test } from 'vitest'
import { secureWebPreferences } from '../../../electron/main/secure-web-preferences.ts'

test('a page runs sandboxed and isolated, in a session that leaves nothing on disk, with nothing else switched on', () => {
  expect(secureWebPreferences({ preload: '/app/preload.cjs', devTools: false })).toEqual({
    preload: '/app/preload.cjs',
    devTools: false,
    partition: 'page',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  })
})
