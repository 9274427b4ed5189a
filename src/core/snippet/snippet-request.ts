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
  relative?: RelativeRequest
}

export interface RelativeText {
  url: string
  body: string | null
  dates: readonly SnippetDate[]
}

/** A request whose dates count from the day of sending: the day by the clock of the computer that sends. */
export interface RelativeRequest extends RelativeText {
  /** The zone of that clock here, for a language whose programs do not know the computer's own. */
  zone: string
}

/** The request with relative dates if it has any, for code that can compute them. */
export const textWithRelativeDates = ({ url, body, relative }: SnippetRequest): RelativeText =>
  relative ?? { url, body, dates: [] }
