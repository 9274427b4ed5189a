import type { ComputedValues } from '#core/paste/computed-values.ts'
import type { LeftOut } from '#core/query/reading.ts'
import type { LeftOutRequest } from './import.ts'

/** A request found in a file, as a text that `readPasted` can read. */
export interface FoundRequest {
  /** '' if the file has no name for it. */
  name: string
  /** Label of a request without a name, in the list of requests that could not be imported. */
  fallbackName?: string
  folderPath: readonly string[]
  note: string
  text: string
  /** The computed dates that marks in `text` stand for; missing if it has no marks. */
  computed?: ComputedValues
  /** Parts that the text cannot contain, for example a file upload. */
  leftOut: readonly LeftOut[]
}

export interface FoundRequests {
  title: string
  requests: FoundRequest[]
  leftOut: LeftOutRequest[]
}
