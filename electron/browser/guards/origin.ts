import type { Guard } from './guard.ts'

/** A POST must say that it comes from our own origin; a GET may leave it unsaid, but not say another. */
export const guardOrigin =
  (origin: string): Guard =>
  (request) => {
    const given = request.headers.origin
    if (given === origin) return null
    if (given === undefined && request.method !== 'POST') return null
    return { status: 403, reason: 'The request comes from another origin.' }
  }
