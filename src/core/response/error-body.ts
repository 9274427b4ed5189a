import { withoutByteOrderMark } from '#core/text/characters.ts'
import { decodeHTMLStrict } from 'entities/decode'
import { htmlToText } from '#core/content/html-to-text.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue, JsonKind } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'

/** A problem in a part of a response that can still be read. */
export type Complaint =
  /** Not a non-negative integer where a count is expected; `got` is the text as sent. */
  | { kind: 'no-count'; path: string; got: string }
  | { kind: 'wrong-kind'; path: string; expected: ExpectedKind; got: JsonKind }
  /** Two members with the same meaning differ; the first one is used. */
  | { kind: 'contradiction'; path: string; says: string; otherPath: string; otherSays: string }

export type ExpectedKind = 'number' | 'string' | 'object' | 'array'

/** One error in the server's words. */
export interface ErrorDetail {
  /** Plain text, never empty. */
  message: string
  /** The request parameter it refers to, in bracket notation (`page[size]`); null if none. */
  parameter: string | null
  /** Another reference: a path of the request or a position in the body. */
  pointer: string | null
}

/** Beyond these limits, a body is no message for people. */
const maxTextLength = 65_536
const maxMessageLength = 500
const maxDetails = 100

/**
 * Reads the errors in a server's error response. Supports dataCycle CORE (`errors` with source, title and
 * detail, `errors` with texts, `error`), OAuth (`error_description`), RFC 9457 (`title`, `detail`,
 * `invalid-params`), Rails (`errors` by field), `message`, the heading of an HTML page, and plain text.
 *
 * Returns an empty list if there is no message.
 */
export function readErrorBody(text: string): ErrorDetail[] {
  const body = withoutByteOrderMark(text.slice(0, maxTextLength)).trim()
  if (body === '') return []
  const json = readJson(body)
  if (json.ok) return documentDetails(json.value).slice(0, maxDetails)
  if (body.startsWith('<')) return textDetail(headingOf(body))
  // Invalid JSON would only show its brackets.
  return /^[{["]/.test(body) ? [] : textDetail(body.split(/\r?\n/)[0] ?? '')
}

function documentDetails(value: JsonValue): ErrorDetail[] {
  switch (value.kind) {
    case 'string':
      return textDetail(value.value)
    case 'array':
      return value.items.flatMap(entryDetails)
    case 'object':
      return objectDetails(value)
    case 'boolean':
    case 'null':
    case 'number':
      return []
  }
}

function objectDetails(body: JsonObject): ErrorDetail[] {
  const errors = memberOf(body, 'errors')
  const invalid = memberOf(body, 'invalid-params') ?? memberOf(body, 'invalidParams')
  const error = memberOf(body, 'error')
  const message = memberOf(body, 'message')
  const details = [
    ...(errors?.kind === 'object' ? fieldDetails(errors) : errors ? detailsOfAll(errors) : []),
    ...(invalid?.kind === 'array' ? invalid.items.flatMap(entryDetails) : []),
    ...(message?.kind === 'array' ? message.items.flatMap(entryDetails) : []),
  ]
  if (details.length > 0) return details
  const own = error?.kind === 'object' ? entryDetails(error) : []
  return own.length > 0 ? own : entryDetails(body)
}

const detailsOfAll = (value: JsonValue) =>
  value.kind === 'array' ? value.items.flatMap(entryDetails) : entryDetails(value)

/** One member of `errors`: a text, or an object in one of several formats. */
function entryDetails(entry: JsonValue): ErrorDetail[] {
  if (entry.kind === 'string') return textDetail(entry.value)
  if (entry.kind !== 'object') return []
  const text = (name: string) => textOf(memberOf(entry, name))
  const source = memberOf(entry, 'source')
  const titled = [text('title'), text('detail') ?? text('description') ?? text('reason')]
  const plain = text('message') ?? text('error_description') ?? text('error') ?? text('code')
  const message = titled.filter((part) => part !== null).join(': ') || plain
  if (message === null) return []
  return textDetail(message).map((detail) => ({
    ...detail,
    parameter:
      (source && textOf(memberOf(source, 'parameter'))) ?? text('parameter') ?? text('name'),
    pointer: (source && textOf(memberOf(source, 'pointer'))) ?? text('pointer') ?? text('instance'),
  }))
}

/** `{"errors": {"page[size]": ["must be an integer"]}}`. */
function fieldDetails(errors: JsonObject): ErrorDetail[] {
  return errors.members.flatMap(({ name, value }) =>
    detailsOfAll(value).map((detail) => ({ ...detail, parameter: detail.parameter ?? name })),
  )
}

function textOf(value: JsonValue | undefined): string | null {
  return value?.kind === 'string' && value.value.trim() !== '' ? value.value : null
}

/** The title of an HTML page, otherwise its first heading or line of text. */
function headingOf(html: string): string {
  const title = /<title[^>]{0,200}>([^<]*)</i.exec(html)?.[1]
  const heading = /<h1[^>]{0,200}>([^<]*)</i.exec(html)?.[1]
  const found = [title, heading].map((text) => decodeHTMLStrict(text ?? '').trim()).find(Boolean)
  return found ?? htmlToText(html).split('\n')[0] ?? ''
}

function textDetail(text: string): ErrorDetail[] {
  const message = text.replace(/\s+/g, ' ').trim().slice(0, maxMessageLength)
  return message === '' ? [] : [{ message, parameter: null, pointer: null }]
}
