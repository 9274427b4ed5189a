import { BrowserWindow, session } from 'electron'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPageUrl } from '#host/launch/page-scheme.ts'
import { chooseMenuWords } from '#host/menu/application-menu.ts'
import { readExternalAddress } from '#host/opened/read-opened.ts'
import { securityHeaders } from '#host/security-headers.ts'
import {
  guardContents,
  guardSession,
  openExplorerWindow,
  registerAppScheme,
  secureWebPreferences,
  serveAppScheme,
} from '../../../electron/main/explorer-window.ts'
import { createEvent } from '../../support/electron-double/event.ts'
import { electronDouble } from '../../support/electron-double/main.ts'
import { refusesRequest } from '../../support/electron-double/session-double.ts'

beforeAll(() => {
  electronDouble.life.becomeReady()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['the window was closed meanwhile', true],
  ['the window is there', false],
])('a page that did not load, and %s: that is no failed start: %s', async (_, isClosed) => {
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
  const links = [
    'file:///etc/passwd',
    'https://example.org/',
    'app://explorer/',
    'javascript:alert(1)',
    'about:blank',
  ]
  expect(links.map((link) => contents?.askForWindow(link))).toEqual(links.map(() => false))
  expect(electronDouble.openedOutside).toEqual(['https://example.org/'])
})

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d'],
  ['HTTPS://EXAMPLE.ORG/', 'https://example.org/'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['mailto:someone@example.org?attach=/etc/passwd', 'mailto:someone@example.org'],
])('%s is opened as %s', (link, address) => {
  expect(readExternalAddress(link)).toBe(address)
})

test.each([
  'http://example.org/',
  'https://user@example.org/',
  'https://user:word@example.org/',
  'https://:word@example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'app://explorer/',
  'smb://example.org/share',
  'ms-msdt:/id',
  'vbscript:x',
  'java\nscript:alert(1)',
  'https:\\\\example.org',
  'https://example.org/\u0000',
  'https://example.org/a b',
  '//example.org/',
  'example.org',
  '',
])('%j is not opened', (link) => {
  expect(readExternalAddress(link)).toBeNull()
})

type Handler = (request: Request) => Response | Promise<Response>

/** The handler that main gives Electron, in front of a host that says what it was asked. */
function servedScheme() {
  const handlers: [scheme: string, handler: Handler][] = []
  serveAppScheme(
    { handle: (scheme, handler) => handlers.push([scheme, handler]) },
    { fetch: (request) => Promise.resolve(new Response(`host: ${request.url}`)) },
  )
  return handlers
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const handler = servedScheme()[0]?.[1]
  if (!handler) throw new Error('Nothing was handled')
  const answer = await handler(new Request(url, { method: 'POST', headers }))
  return [answer.status, await answer.text()]
}

test('the scheme has an origin and can be fetched, and has no other privilege', () => {
  const registered: unknown[] = []
  registerAppScheme({ registerSchemesAsPrivileged: (schemes) => registered.push(...schemes) })
  expect(registered).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
})

test('only the scheme app is handled', () => {
  expect(servedScheme().map(([scheme]) => scheme)).toEqual(['app'])
})

test('the page itself is carried to the host', async () => {
  const url = 'app://explorer/api/exchange'
  expect(await ask(url)).toEqual([200, `host: ${url}`])
  expect(await ask(url, { origin: 'app://explorer' })).toEqual([200, `host: ${url}`])
})

test.each([
  'app://explorer.evil/',
  'app://evil/',
  'app://explorer:80/',
  'app://evil/app://explorer/',
  'app:explorer',
  'app:///explorer/',
  'https://explorer/',
])('%s is not served', async (url) => {
  expect(isPageUrl(url)).toBe(false)
  expect(await ask(url)).toEqual([421, 'Only app://explorer/ is served here.'])
})

test.each([
  'null',
  'https://evil.example',
  'app://evil',
  'app://explorer.evil',
  'app://explorer/',
  '',
])('a request caused by the origin %j is refused', async (origin) => {
  expect(await ask('app://explorer/api/settings', { origin })).toEqual([
    403,
    'Only the page itself may ask here.',
  ])
})

test('a refusal carries the security headers', async () => {
  const handler = servedScheme()[0]?.[1]
  const answer = await handler?.(new Request('app://evil/'))
  for (const [name, value] of securityHeaders) expect(answer?.headers.get(name)).toBe(value)
})

const permissions = [
  ...['clipboard-read', 'display-capture', 'fullscreen', 'geolocation', 'hid', 'idle-detection'],
  ...['media', 'mediaKeySystem', 'midi', 'notifications', 'openExternal', 'pointerLock', 'serial'],
  ...[
    'storage-access',
    'usb',
    'window-management',
    'fileSystem',
    'local-network-access',
    'unknown',
  ],
] as const
type Permission = (typeof permissions)[number] | 'clipboard-sanitized-write'

const page = 'app://explorer/'
const elsewhere = [
  'https://evil.example/',
  'app://explorer.evil/',
  'app://user@explorer/',
  '',
  'null',
]

describe('in a guarded session', () => {
  beforeAll(() => {
    guardSession(session.fromPartition('guarded'))
  })
  const record = () => electronDouble.sessionRecord('guarded')
  const checks = (permission: Permission, origin: string) =>
    record().permissionCheck?.(null, permission, origin, { isMainFrame: true })
  const requests = (permission: Permission, requestingUrl: string) => {
    let granted: boolean | null = null
    const { webContents } = new BrowserWindow()
    record().permissionRequest?.(
      webContents,
      permission,
      (answer) => {
        granted = answer
      },
      { isMainFrame: true, requestingUrl },
    )
    return granted
  }

  test.each(permissions)('the page has no permission for %s, asked or checked', (permission) => {
    expect([checks(permission, page), requests(permission, page)]).toEqual([false, false])
  })

  test('the page may write text to the clipboard, and nobody else may', () => {
    const permission = 'clipboard-sanitized-write'
    expect([checks(permission, page), requests(permission, page)]).toEqual([true, true])
    expect(elsewhere.map((origin) => checks(permission, origin))).toEqual(
      elsewhere.map(() => false),
    )
    expect(elsewhere.map((url) => requests(permission, url))).toEqual(elsewhere.map(() => false))
  })

  test('no device and no screen is given', () => {
    const device = { deviceId: '1', productId: 1, vendorId: 1, name: 'a device' }
    expect(
      record().devicePermission?.({
        deviceType: 'hid',
        origin: page,
        device: { ...device, guid: 'g', collections: [] },
      }),
    ).toBe(false)
    let streams: unknown = 'not answered'
    record().displayMedia?.(
      {
        frame: null,
        securityOrigin: page,
        videoRequested: true,
        audioRequested: true,
        userGesture: true,
      },
      (answer) => {
        streams = answer
      },
    )
    expect(streams).toBeNull()
  })

  test.each([
    'http://127.0.0.1:80/',
    'https://evil.example/',
    'ws://127.0.0.1/',
    'wss://evil.example/',
  ])('the page cannot reach %s', (url) => {
    expect(refusesRequest(record(), url)).toBe(true)
  })

  test('the page can reach its own scheme', () => {
    expect(refusesRequest(record(), page)).toBe(false)
  })
})
