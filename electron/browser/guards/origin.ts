import type { Guard } from './guard.ts'

/** A POST must have our Origin header. A GET may omit the header but must not name another origin. */
export const guardOrigin =
  (origin: string): Guard =>
  (request) => {
    const given = request.headers.origin
    if (given === origin) return null
    if (given === undefined && request.method !== 'POST') return null
    return { status: 403, reason: 'The request comes from another origin.' }
  }
