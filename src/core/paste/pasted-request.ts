import type { LeftOut, ReadingNote } from '#core/query/reading.ts'
import type { CurlHeader } from './curl-command.ts'

export const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'

/** A request as a pasted text tells it, in whatever form it was written. */
export interface PastedRequest {
  /** As given; null where only a body is known. */
  url: string | null
  /** As given; null where it follows from the body. */
  method: string | null
  headers: readonly CurlHeader[]
  /** Further parts of the query, encoded, without `?`; '' for none. */
  query: string
  body: string | null
  /** The content type that the program gives a body by itself, where no header names one; null for none. */
  ownType: string | null
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
}
