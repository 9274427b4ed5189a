import { BrowserWindow } from 'electron'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseMenuWords } from '#host/menu/application-menu.ts'
import { openExplorerWindow } from '../../../electron/main/explorer-window.ts'
import { createEvent } from '../../support/electron-double/event.ts'
import { secureWebPreferences } from '../../../electron/main/secure-web-preferences.ts'
import { electronDouble } from '../../support/electron-double/main.ts'

const { argv } = process

afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

/** Runs the app's main file as Electron does, until it waits for Electron to be ready. */
async function start({
  typed = [],
  isPackaged = false,
}: {
  typed?: string[]
  isPackaged?: boolean
}) {
  process.argv = ['electron', '.', ...typed]
  vi.resetModules()
  const { electronDouble: fresh } = await import('../../support/electron-double/main.ts')
  fresh.life.app.isPackaged = isPackaged
  await import('../../../electron/main/desktop-app.ts')
  return fresh.life
}

test.each([
  [[], true],
  [['--no-sandbox'], false],
])('with %j the sandbox of all processes: %s', async (typed, isEnabled) => {
  expect((await start({ typed })).sandbox.enabled).toBe(isEnabled)
})

test.each([
  ['packaged', true, ['endpoint-explorer']],
  ['from the sources', false, []],
])('the app %s takes over links: %s', async (_, isPackaged, schemes) => {
  expect((await start({ isPackaged })).protocols).toEqual(schemes)
})

test('a server that asks for a certificate of the person gets none', async () => {
  const { app } = await start({})
  const event = createEvent({})
  const chosen: unknown[][] = []
  const choose = (...certificate: unknown[]) => chosen.push(certificate)
  app.emit('select-client-certificate', event, {}, 'https://api.example', [{}], choose)
  expect([event.defaultPrevented, chosen]).toEqual([true, [[]]])
})

test.each([
  ['the window was closed meanwhile', true],
  ['the window is there', false],
])('a page that did not load, and %s: that is no failed start: %s', async (_, isClosed) => {
  electronDouble.life.becomeReady()
  vi.spyOn(BrowserWindow.prototype, 'loadURL').mockImplementation(function (
    this: InstanceType<typeof BrowserWindow>,
  ) {
    if (isClosed) this.close()
    return Promise.reject(new Error('ERR_ABORTED'))
  })
  const bounds = { width: 960, height: 640 }
  const place = {
    load: () => Promise.resolve({ bounds, keep: () => undefined }),
    settle: () => Promise.resolve(),
  }
  const words = () => chooseMenuWords('en')
  const opening = openExplorerWindow({ preload: '', devTools: false, place, words })
  if (isClosed) await expect(opening).resolves.toBeUndefined()
  else await expect(opening).rejects.toThrow('ERR_ABORTED')
})

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
