import type { Guard } from './guard.ts'

/** A POST carries JSON, said so: a form of another site can send every type a browser allows but this one. */
export const guardContentType: Guard = (request) => {
  if (request.method !== 'POST') return null
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json'
    ? null
    : { status: 415, reason: 'A request body must be application/json.' }
}
