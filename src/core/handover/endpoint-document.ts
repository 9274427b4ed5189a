import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'

/** What a `*.endpoint.json` file says it is. */
export const endpointFormat = 'endpoint-explorer/endpoint'
/** Raised when a reader of the version before would misunderstand a file. */
export const endpointVersion = 3
/** What a document without dates that are relative to the day is: readers before version 3 know no such dates. */
export const endpointVersionOfDays = 2
/** What a link begins with; the rest is the document, percent-encoded. */
export const endpointLinkStart = 'endpoint-explorer://open?query='

/** One query with the instance it is meant for. There is no place for a token in it. */
export interface EndpointDocument {
  title: string
  connection: { name: string; baseUrl: string; conventions: Conventions }
  form: WrittenForm
}
