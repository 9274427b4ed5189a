/** A finished request to be written as code. */
export interface SnippetRequest {
  method: 'GET' | 'POST'
  /** Absolute and percent-encoded, exactly as it goes over the wire. */
  url: string
  /** The exact body text; null for GET. */
  body: string | null
  /** Whether the request carries a token. The token itself never comes here. */
  hasToken: boolean
}
