import type { SnippetDate } from './text-with-dates.ts'

/** A request to be rendered as code. */
export interface SnippetRequest {
  method: 'GET' | 'POST'
  /** Absolute and percent-encoded, exactly as sent. */
  url: string
  /** The exact body text; null for GET. */
  body: string | null
  /** True if the request has a token. The token itself is never passed here. */
  hasToken: boolean
  /** The same with placeholders, if it has relative dates (mark-dates.ts). */
  relative?: RelativeRequest
}

/** The URL and body of a request, with a placeholder for each of `dates`. */
export interface RequestTemplate {
  url: string
  body: string | null
  dates: readonly SnippetDate[]
}

/** A request with dates relative to the day of sending, by the clock of the sending computer. */
export interface RelativeRequest extends RequestTemplate {
  /** This computer's time zone, for languages that cannot find it out. */
  zone: string
}

/** The request with relative dates if it has any, for code that can compute them. */
export const requestTemplateOf = ({ url, body, relative }: SnippetRequest): RequestTemplate =>
  relative ?? { url, body, dates: [] }

/** The environment variable from which generated code reads the token. */
export const tokenVariable = 'TOKEN'

/** Error message of generated code if the variable is not set. */
export const tokenMissingMessage = `Set the environment variable ${tokenVariable} first.`
