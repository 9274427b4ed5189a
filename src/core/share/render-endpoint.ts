import { emptyForm, pruneForm, type StoredForm } from '#core/query/form.ts'
import { listRelativeRows } from '#core/query/relative-date.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import type { Share } from './share.ts'
import type { Conventions } from '#core/query/conventions.ts'

/**
 * The query as a `*.endpoint.json` file: the server's base URL and conventions, and the non-empty parts of
 * the form. A parameter with a token's name is left out.
 */
export const renderEndpointFile = (share: Share): string =>
  `${JSON.stringify(endpointDocument(share), null, 2)}\n`

/** The same document as a link that opens the app. */
export const renderEndpointLink = (share: SharedEndpoint): string =>
  endpointLinkStart + encodeComponent(JSON.stringify(endpointDocument(share)))

/** Windows may truncate longer links. */
export const maxSafeLinkLength = 2000

/** What a file or link contains of a shared query. */
type SharedEndpoint = Pick<Share, 'title' | 'connectionName' | 'baseUrl' | 'conventions' | 'form'>

function endpointDocument({ title, connectionName, baseUrl, conventions, form }: SharedEndpoint) {
  return {
    format: endpointFormat,
    version: listRelativeRows(form).length > 0 ? endpointVersion : versionWithoutRelativeDates,
    title,
    connection: { name: connectionName, baseUrl: withoutCredentials(baseUrl), conventions },
    form: filledMembers(form),
  }
}

function filledMembers(form: StoredForm): Partial<StoredForm> {
  return Object.fromEntries(
    Object.entries(withoutTokens(pruneForm(form))).filter(
      ([name, value]) => name === 'method' || JSON.stringify(value) !== emptyMember(name),
    ),
  )
}

const emptyMember = (name: string): string | undefined =>
  JSON.stringify(Object.entries(emptyForm).find(([member]) => member === name)?.[1])

/** The `format` member of a `*.endpoint.json` file. */
export const endpointFormat = 'endpoint-explorer/endpoint'
/** Incremented when a reader of the previous version would misunderstand a file. */
export const endpointVersion = 3
/** The version of a document without relative dates, which readers before version 3 do not know. */
export const versionWithoutRelativeDates = 2
/** The start of a link; the rest is the document, percent-encoded. */
const endpointLinkStart = 'endpoint-explorer://open?query='

/** One query with the server it is meant for. Never contains a token. */
export interface EndpointDocument {
  title: string
  connection: { name: string; baseUrl: string; conventions: Conventions }
  form: StoredForm
}

/** A URL without user name and password. */
export const withoutCredentials = (url: string): string =>
  url.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1')
