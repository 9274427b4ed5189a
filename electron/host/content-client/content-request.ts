import type { ExchangeLimits } from '#core/exchange/limits.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'

/** One request to a content API, ready to go out; its answer comes from the content client. */
export interface ContentRequest {
  /** Why it is made, and for which connection; null for one that is not saved. For the ledger. */
  purpose: RequestPurpose
  connectionId: string | null
  method: 'GET' | 'POST'
  /** The connection's address without a trailing slash, for example `https://api.example/base`. Pins the origin. */
  baseUrl: string
  /** Path and query below the origin (the base's own path included), exactly as they must go out. */
  target: string
  /** JSON text, or null for none. */
  body: string | null
  /** The media types of the answer that are wanted; JSON where it is left out. */
  accept?: string
  /** Goes to the origin of `baseUrl` and nowhere else; null sends no Authorization header. */
  token: string | null
  limits: ExchangeLimits
  /** Whether the user allowed plain http for this connection; loopback hosts need no permission. */
  allowPlainHttp: boolean
  /** PEM certificates to trust besides the platform's own, or null. */
  certificates: string | null
}
