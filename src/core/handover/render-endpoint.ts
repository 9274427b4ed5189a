import { emptyForm, pruneForm, type StoredForm } from '#core/query/form.ts'
import { listRelativeRows } from '#core/query/resolve-form.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import {
  endpointFormat,
  endpointLinkStart,
  endpointVersion,
  versionWithoutRelativeDates,
} from './endpoint-document.ts'
import type { Handover } from './handover.ts'
import { withoutCredentials } from './without-credentials.ts'

/**
 * The query as a `*.endpoint.json` file: the server's base URL and conventions, and the non-empty parts of
 * the form. A parameter with a token's name is left out.
 */
export const renderEndpointFile = (handover: Handover): string =>
  `${JSON.stringify(endpointDocument(handover), null, 2)}\n`

/** The same document as a link that opens the app. */
export const renderEndpointLink = (handover: Handover): string =>
  endpointLinkStart + encodeComponent(JSON.stringify(endpointDocument(handover)))

/** Windows may truncate longer links. */
export const maxSafeLinkLength = 2000

function endpointDocument({ title, connectionName, baseUrl, conventions, form }: Handover) {
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
