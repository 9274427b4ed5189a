import { BrowserWindow, session } from 'electron'
import { beforeAll, describe, expect, test } from 'vitest'
import { guardSession } from '../../../electron/main/guard-contents.ts'
import { electronDouble } from '../../support/electron-double/main.ts'
import { refusesRequest } from '../../support/electron-double/session-double.ts'

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
    electronDouble.life.becomeReady()
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
