import { identifierOf } from '#sample/content/identifier.ts'
import type { Answer } from '#sample/http/answer.ts'
import type { Library } from '#sample/content/library.ts'

/** A predefined selection of the content, addressed by slug or ID (api.md 2.1). */
export interface Endpoint extends EndpointRecord {
  id: string
  answer: (call: Call) => Answer
}

export interface EndpointRecord {
  slug: string
  /** Its name for editors. */
  title: string
  /** One line for the welcome page: its content, or what is special about it. */
  about: string
  /** `static`: a collection; `dynamic`: a saved search. */
  kind: 'static' | 'dynamic'
  access: 'every-token' | 'full-token'
}

export const endpointIdOf = (slug: string): string => identifierOf(`endpoint/${slug}`)

/** A request to an endpoint. */
export interface Call {
  method: 'GET' | 'POST'
  /** The request target as received, for example `/api/v4/endpoints/events?sort=name`. */
  target: string
  /** The query string without `?`, still encoded. */
  query: string
  /** The endpoint's ID or slug as requested; links repeat it. */
  name: string
  /** Decoded path segments after the endpoint; empty for the endpoint itself. */
  below: readonly string[]
  contentType: string
  body: string
  /** The Authorization header's value; empty if there is none. */
  authorization: string
  site: Site
}

/** Shared by all endpoints of a running sample. */
export interface Site {
  /** Without a trailing slash, for example `http://127.0.0.1:4711`. */
  baseUrl: string
  /** Another origin, for links and redirects that should not be followed. */
  foreignOrigin: string
  /** URL of the CORE sample without a trailing slash. */
  coreBaseUrl: string
  coreToken: string
  library: Library
}

/** The two public tokens of the sample; they protect nothing. */
export const tokens = {
  full: 'sample-token-sees-everything',
  limited: 'sample-token-limited',
} as const

export type Visitor = keyof typeof tokens

/** The owner of a token; null for an unknown one. */
function visitorWith(token: string): Visitor | null {
  if (token === tokens.full) return 'full'
  return token === tokens.limited ? 'limited' : null
}

/** The sender of an Authorization header; null for a missing header, another scheme or an unknown token. */
export const visitorOf = (authorization: string): Visitor | null =>
  visitorWith(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
