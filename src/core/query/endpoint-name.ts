import { isUuid } from '#core/text/uuid.ts'

/** The kind of an endpoint's name: its unique ID or its readable slug (api.md 2.1). */
export type EndpointName =
  | { kind: 'empty' }
  | { kind: 'uuid' }
  | { kind: 'slug' }
  /** Almost a UUID: probably a typo or a truncated copy. */
  | { kind: 'almost-uuid' }

const hexGroups = /^[\da-f]+(-[\da-f]+)+$/i
const withoutDashes = /^[\da-f]{32}$/i

/** Classifies an endpoint's name by its form, without a request. */
export function describeEndpointName(name: string): EndpointName {
  if (name === '') return { kind: 'empty' }
  if (isUuid(name)) return { kind: 'uuid' }
  return looksLikeUuid(name) ? { kind: 'almost-uuid' } : { kind: 'slug' }
}

/** True for hexadecimal text of about the right length, or five groups of the right lengths. */
function looksLikeUuid(name: string): boolean {
  if (withoutDashes.test(name)) return true
  if (hexGroups.test(name)) return name.length >= 30 && name.length <= 42
  return /^[\da-z]{8}-[\da-z]{4}-[\da-z]{4}-[\da-z]{4}-[\da-z]{12}$/i.test(name)
}

/**
 * True for names that change the URL's path: URL parsers resolve `.` and `..` segments, encoded or not (RFC
 * 3986, 5.2.4).
 */
export const isDots = (name: string): boolean => name === '.' || name === '..'
