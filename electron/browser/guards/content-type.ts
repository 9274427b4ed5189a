import type { Guard } from './guard.ts'

/** A POST must declare JSON, because a form of another site cannot send that content type. */
export const guardContentType: Guard = (request) => {
  if (request.method !== 'POST') return null
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json'
    ? null
    : { status: 415, reason: 'A request body must be application/json.' }
}
