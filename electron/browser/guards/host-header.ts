import type { Guard } from './guard.ts'

/**
 * Lets a request pass only if it was sent to exactly our address. A page of another site that makes
 * its own name point to 127.0.0.1 (DNS rebinding) still sends its own name as Host.
 */
export const guardHostHeader =
  (host: string): Guard =>
  (request) =>
    request.headers.host === host
      ? null
      : { status: 421, reason: 'This server answers only at the address it was opened with.' }
