import type { LeftOut, ReadingNote } from '#core/query/reading.ts'

/** True for form data such as `name=value`; false for JSON. */
export const isFormText = (text: string): boolean => /^[^\s={}"]+=/.test(text)

export interface CurlHeader {
  name: string
  value: string
}

/** The header in a line `name: value`; null for any other line. */
export function readHeaderLine(line: string): CurlHeader | null {
  const colon = line.indexOf(':')
  return colon <= 0
    ? null
    : { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
}

/** A request read from pasted text, independent of the text's format. */
export interface PastedRequest {
  /** As given; null if the text is only a body. */
  url: string | null
  /** As given; null if it depends on the body. */
  method: string | null
  headers: readonly CurlHeader[]
  /** Further encoded query parameters, without `?`; '' for none. */
  query: string
  body: string | null
  /** The content type that the program sends by default, without a header; null for none. */
  defaultType: string | null
  leftOut: readonly LeftOut[]
  notes: readonly ReadingNote[]
}

export const emptyRequest: PastedRequest = {
  url: null,
  method: null,
  headers: [],
  query: '',
  body: null,
  defaultType: null,
  leftOut: [],
  notes: [],
}
