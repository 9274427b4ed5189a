import type { Guard } from './guard.ts'

/** Refuses a body that is too long by its own word; what really comes is counted when it is read. */
export const guardDeclaredLength =
  (limitBytes: number): Guard =>
  (request) =>
    Number(request.headers['content-length'] ?? 0) <= limitBytes
      ? null
      : { status: 413, reason: 'The request body is too long.' }
