import type { LeftOut, ReadingNote } from '../query/reading.ts'
import type { CurlHeader } from './curl-command.ts'

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
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
}
