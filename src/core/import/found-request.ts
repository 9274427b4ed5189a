import type { LeftOut } from '#core/query/reading.ts'
import type { LeftOutRequest } from './import.ts'

/** A request as it stands in a file, as a text that readPasted understands. */
export interface FoundRequest {
  /** '' where the file gives it none. */
  name: string
  /** What it is called in a list of what does not come in, where it has no name. */
  calledElse?: string
  folderPath: readonly string[]
  note: string
  text: string
  /** What the text cannot say, for example a file to be sent. */
  leftOut: readonly LeftOut[]
}

/** What a reader found in a file. */
export interface FoundRequests {
  title: string
  requests: FoundRequest[]
  leftOut: LeftOutRequest[]
}
