import type { Guard } from './guard.ts'

/** Refuses a body whose Content-Length is too large. The bytes received are counted later, in `readBody`. */
export const guardDeclaredLength =
  (limitBytes: number): Guard =>
  (request) =>
    Number(request.headers['content-length'] ?? 0) <= limitBytes
      ? null
      : { status: 413, reason: 'The request body is too long.' }
