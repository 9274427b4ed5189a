import { mebibyte } from './mebibyte.ts'

/**
 * How long the host waits for an answer, and how much of one it takes; adjustable per connection.
 *
 * There is deliberately no limit on the whole duration: an answer that keeps coming is shown while it
 * comes, and the person can cancel it.
 */
export interface ExchangeLimits {
  /** Milliseconds from sending to the head of the answer, redirects included. */
  firstByteMs: number
  /** Milliseconds without a byte while the body is being read; a reader that pauses does not count. */
  silenceMs: number
  /** Bytes of the body, both as received and after decompression. */
  totalBytes: number
}

/**
 * 65 s: dataCycle CORE gives up on a query after 59 s and says so; a shorter limit would hide its answer.
 * 256 MiB: more than twice the 100 MB an explorer is expected to handle with ease, and little enough
 * that the page can hold it when a gzip bomb fills it to the brim.
 */
export const defaultExchangeLimits: ExchangeLimits = {
  firstByteMs: 65_000,
  silenceMs: 30_000,
  totalBytes: 256 * mebibyte,
}

/** What a person may choose, ends included. The page has to hold what `totalBytes` lets through. */
export const limitBounds = {
  firstByteMs: { least: 1_000, most: 600_000 },
  silenceMs: { least: 1_000, most: 600_000 },
  totalBytes: { least: mebibyte, most: 1024 * mebibyte },
} as const satisfies Record<keyof ExchangeLimits, { least: number; most: number }>
