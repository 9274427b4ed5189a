import { emptyForm, pruneForm, type WrittenForm } from '#core/query/form.ts'
import { listRelative } from '#core/query/resolve-form.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import {
  endpointFormat,
  endpointLinkStart,
  endpointVersion,
  endpointVersionOfDays,
} from './endpoint-document.ts'
import type { Handover } from './handover.ts'
import { withoutCredentials } from './without-credentials.ts'

/**
 * The query as a `*.endpoint.json` file: the instance by its address, its conventions, and what is filled
 * in of the form. A parameter that is named like a token's is not written.
 */
export const renderEndpointFile = (handover: Handover): string =>
  `${JSON.stringify(endpointDocument(handover), null, 2)}\n`

/**
 * The same as a link that opens the app. Windows hands on links of about 2000 characters safely; longer
 * ones are for the file.
 */
export const renderEndpointLink = (handover: Handover): string =>
  endpointLinkStart + encodeComponent(JSON.stringify(endpointDocument(handover)))

/** Links above this length may be cut off on their way. */
export const maxSafeLinkLength = 2000

function endpointDocument({ title, connectionName, baseUrl, conventions, form }: Handover) {
  return {
    format: endpointFormat,
    version: listRelative(form).length > 0 ? endpointVersion : endpointVersionOfDays,
    title,
    connection: { name: connectionName, baseUrl: withoutCredentials(baseUrl), conventions },
    form: filledMembers(form),
  }
}

function filledMembers(form: WrittenForm): Partial<WrittenForm> {
  return Object.fromEntries(
    Object.entries(withoutTokens(pruneForm(form))).filter(
      ([name, value]) => name === 'method' || JSON.stringify(value) !== emptyMember(name),
    ),
  )
}

const emptyMember = (name: string): string | undefined =>
  JSON.stringify(Object.entries(emptyForm).find(([member]) => member === name)?.[1])
