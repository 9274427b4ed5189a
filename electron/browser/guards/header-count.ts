import type { Guard } from './guard.ts'

const atMostOnce = [
  'origin',
  'content-type',
  'content-length',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'x-app-token',
]

/**
 * Refuses requests that repeat a header the guards rely on, or do not have exactly one Host header.
 * Reads the raw headers, because Node silently drops or joins duplicates in `request.headers`.
 */
export const guardHeaderCount: Guard = (request) => {
  const names = request.rawHeaders.filter((_, index) => index % 2 === 0)
  const count = (wanted: string) => names.filter((name) => name.toLowerCase() === wanted).length
  if (count('host') !== 1) return { status: 400, reason: 'There must be exactly one Host header.' }
  const repeated = atMostOnce.find((name) => count(name) > 1)
  return repeated === undefined
    ? null
    : { status: 400, reason: `The header ${repeated} may stand only once.` }
}
