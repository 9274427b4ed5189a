import { EventEmitter } from 'node:events'
import type { Session } from 'electron'

type Handler<Name extends keyof Session> = Session[Name] extends (handler: infer H) => void
  ? NonNullable<H>
  : never
export type SchemeHandler = (request: Request) => Response | Promise<Response>
type RequestListener = (
  request: { url: string },
  answer: (response: { cancel?: boolean }) => void,
) => void

type SendHeadersListener = (request: {
  method: string
  url: string
  requestHeaders: Record<string, string>
}) => void

type BeforeSendHeadersListener = (
  request: { requestHeaders: Record<string, string> },
  answer: (response: { requestHeaders: Record<string, string> }) => void,
) => void

/** What the shell has set on one session, to be looked at and called by tests. */
export interface SessionRecord {
  permissionRequest: Handler<'setPermissionRequestHandler'> | null
  permissionCheck: Handler<'setPermissionCheckHandler'> | null
  devicePermission: Handler<'setDevicePermissionHandler'> | null
  displayMedia: Parameters<Session['setDisplayMediaRequestHandler']>[0]
  beforeRequest: { urls: readonly string[]; listener: RequestListener } | null
  beforeSendHeaders: BeforeSendHeadersListener | null
  sendHeaders: SendHeadersListener | null
  schemes: Map<string, SchemeHandler>
  /** How often every connection was closed. */
  closedConnections: number
}

/** One of Electron's sessions: keeps the handlers it is given and calls none of them by itself. */
export function createSessionDouble() {
  const record: SessionRecord = {
    permissionRequest: null,
    permissionCheck: null,
    devicePermission: null,
    displayMedia: null,
    beforeRequest: null,
    beforeSendHeaders: null,
    sendHeaders: null,
    schemes: new Map(),
    closedConnections: 0,
  }
  const session = Object.assign(new EventEmitter(), {
    closeAllConnections() {
      record.closedConnections += 1
      return Promise.resolve()
    },
    setPermissionRequestHandler(handler: SessionRecord['permissionRequest']) {
      record.permissionRequest = handler
    },
    setPermissionCheckHandler(handler: SessionRecord['permissionCheck']) {
      record.permissionCheck = handler
    },
    setDevicePermissionHandler(handler: SessionRecord['devicePermission']) {
      record.devicePermission = handler
    },
    setDisplayMediaRequestHandler(handler: SessionRecord['displayMedia']) {
      record.displayMedia = handler
    },
    webRequest: {
      onBeforeRequest(filter: { urls: readonly string[] } | null, listener?: RequestListener) {
        record.beforeRequest = filter && listener ? { urls: filter.urls, listener } : null
      },
      onBeforeSendHeaders(listener: BeforeSendHeadersListener) {
        record.beforeSendHeaders = listener
      },
      onSendHeaders(listener: SendHeadersListener) {
        record.sendHeaders = listener
      },
    },
    resolveProxy: () => Promise.resolve('DIRECT'),
    protocol: {
      handle(scheme: string, handler: SchemeHandler) {
        if (record.schemes.has(scheme))
          throw new Error(`The scheme ${scheme} has a handler already`)
        record.schemes.set(scheme, handler)
      },
    },
  })
  return { session, record }
}

/** Whether the shell refuses a request of the page to the network; without a listener nothing is refused. */
export function refusesRequest({ beforeRequest }: SessionRecord, url: string): boolean {
  const scheme = new URL(url).protocol
  if (!beforeRequest?.urls.includes(`${scheme}//*/*`)) return false
  let refused = false
  beforeRequest.listener({ url }, ({ cancel }) => {
    refused = cancel === true
  })
  return refused
}
