/** Bytes per MiB. */
export const mebibyte = 1024 * 1024
export const gibibyte = 1024 * mebibyte

/**
 * Time and size limits of responses, adjustable per connection.
 *
 * By default there is no limit on the total duration: a slow response is displayed while it arrives, and can
 * be canceled.
 */
export interface ExchangeLimits {
  /** Milliseconds from sending to the response head, including redirects. */
  firstByteMs: number
  /** Maximum gap between bytes of the body in milliseconds; pauses of the reader do not count. */
  silenceMs: number
  /** Bytes of the body, both as received and after decompression. */
  totalBytes: number
  /** Milliseconds from sending to the last byte; without it, a response may last for ever. */
  durationMs?: number | undefined
}

/**
 * 65 s: dataCycle CORE aborts a query after 59 s with an error; a shorter limit would hide that. 256 MiB:
 * more than twice the 100 MB that the app handles with ease, and little enough for the page's memory if a
 * gzip bomb fills it.
 */
export const defaultExchangeLimits: ExchangeLimits = {
  firstByteMs: 65_000,
  silenceMs: 30_000,
  totalBytes: 256 * mebibyte,
  durationMs: undefined,
}

/** Allowed values, inclusive. The page must be able to hold `totalBytes`. */
export const limitBounds = {
  firstByteMs: { min: 1_000, max: 600_000 },
  silenceMs: { min: 1_000, max: 600_000 },
  totalBytes: { min: mebibyte, max: gibibyte },
  durationMs: { min: 1_000, max: 86_400_000 },
} as const satisfies Record<keyof ExchangeLimits, { min: number; max: number }>

/** Maximum number of redirects that are followed for one request. */
export const maxRedirects = 5

/** Requests that one task of the app has under way at a time. */
export const maxAtOnce = 3

/** In milliseconds. A shorter wait for a server needs no explanation. */
export const slowMs = 3_000
