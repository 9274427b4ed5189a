import type { Guard } from './guard.ts'

/** Refuses protocol upgrades: the app uses no WebSocket, and HTTP/2 would bypass the guards. */
export const guardUpgrade: Guard = (request) =>
  request.headers.upgrade === undefined
    ? null
    : { status: 403, reason: 'This server does not switch protocols.' }
