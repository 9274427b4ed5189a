import type { Guard } from './guard.ts'

/**
 * Lets a request pass only if its Host is exactly our address. After DNS rebinding, a page of another site
 * reaches 127.0.0.1 but still sends its own name as Host.
 */
export const guardHostHeader =
  (host: string): Guard =>
  (request) =>
    request.headers.host === host
      ? null
      : { status: 421, reason: 'This server answers only at the address it was opened with.' }
