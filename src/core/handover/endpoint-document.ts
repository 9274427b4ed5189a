import type { Conventions } from '#core/query/conventions.ts'
import type { StoredForm } from '#core/query/form.ts'

/** The `format` member of a `*.endpoint.json` file. */
export const endpointFormat = 'endpoint-explorer/endpoint'
/** Incremented when a reader of the previous version would misunderstand a file. */
export const endpointVersion = 3
/** The version of a document without relative dates, which readers before version 3 do not know. */
export const versionWithoutRelativeDates = 2
/** The start of a link; the rest is the document, percent-encoded. */
export const endpointLinkStart = 'endpoint-explorer://open?query='

/** One query with the server it is meant for. Never contains a token. */
export interface EndpointDocument {
  title: string
  connection: { name: string; baseUrl: string; conventions: Conventions }
  form: StoredForm
}
