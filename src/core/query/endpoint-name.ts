/** What an endpoint's name is: its technically unique ID or its readable slug (api.md 2.1). */
export type EndpointName =
  | { kind: 'empty' }
  | { kind: 'uuid' }
  | { kind: 'slug' }
  /** Hexadecimal groups like a UUID's, but not quite: probably a typo or a cut-off copy. */
  | { kind: 'almost-uuid' }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const hexGroups = /^[\da-f]+(-[\da-f]+)+$/i
const withoutDashes = /^[\da-f]{32}$/i

/** Recognises the kind of an endpoint's name. Does not ask a server whether it exists. */
export function describeEndpointName(name: string): EndpointName {
  if (name === '') return { kind: 'empty' }
  if (uuid.test(name)) return { kind: 'uuid' }
  return looksLikeUuid(name) ? { kind: 'almost-uuid' } : { kind: 'slug' }
}

/** Either all hexadecimal and about as long, or in five groups of about the right form. */
function looksLikeUuid(name: string): boolean {
  if (withoutDashes.test(name)) return true
  if (hexGroups.test(name)) return name.length >= 30 && name.length <= 42
  return /^[\da-z]{8}-[\da-z]{4}-[\da-z]{4}-[\da-z]{4}-[\da-z]{12}$/i.test(name)
}

/**
 * Whether a name would address another path than an endpoint's: readers of a URL take a segment of one or
 * two dots as a step (RFC 3986, section 5.2.4), encoded or not.
 */
export const isDots = (name: string): boolean => name === '.' || name === '..'
