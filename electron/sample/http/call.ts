import type { Library } from '#sample/content/library.ts'

/** One request, as the endpoints see it. */
export interface Call {
  method: 'GET' | 'POST'
  /** The request target exactly as it came, for example `/api/v4/endpoints/events?sort=name`. */
  target: string
  /** What follows the question mark, still encoded. */
  query: string
  /** The endpoint's ID or slug, as it was asked for; links repeat it. */
  name: string
  /** Path segments below the endpoint, decoded; empty for the endpoint itself. */
  below: readonly string[]
  contentType: string
  body: string
  /** The Authorization header's value; empty if there is none. */
  authorization: string
  site: Site
}

/** What all endpoints of one running instance share. */
export interface Site {
  /** Without a trailing slash, for example `http://127.0.0.1:4711`. */
  baseUrl: string
  /** Another origin, for links and redirects that should not be followed. */
  foreignOrigin: string
  /** Where the instance like dataCycle CORE is, without a trailing slash, and a token for it. */
  coreBaseUrl: string
  coreToken: string
  library: Library
}
