import type { Guard } from './guard.ts'

/** Refuses every change of protocol: the app speaks no WebSocket, and HTTP/2 would go past the guards. */
export const guardUpgrade: Guard = (request) =>
  request.headers.upgrade === undefined
    ? null
    : { status: 403, reason: 'This server does not change the protocol.' }
