import type { SnippetDate } from './dated-text.ts'

/** A finished request to be written as code. */
export interface SnippetRequest {
  method: 'GET' | 'POST'
  /** Absolute and percent-encoded, exactly as it goes over the wire. */
  url: string
  /** The exact body text; null for GET. */
  body: string | null
  /** Whether the request carries a token. The token itself never comes here. */
  hasToken: boolean
  /** The same with marks for its dates, where they count from the day of sending (mark-dates.ts). */
  relative?: RelativeText
}

export interface RelativeText {
  url: string
  body: string | null
  dates: readonly SnippetDate[]
}

/** What code is written from that can count dates. */
export const countedText = ({ url, body, relative }: SnippetRequest): RelativeText =>
  relative ?? { url, body, dates: [] }
