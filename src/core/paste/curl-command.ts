import type { LeftOut, ReadingNote } from '#core/query/reading.ts'

/** What a command requests, in the terms of cURL. Commands of other programs are read as the same request. */
export interface CurlCommand {
  url: string | null
  /** As given with -X; null without it. */
  method: string | null
  headers: CurlHeader[]
  data: CurlData[]
  /** -G: the data goes into the query string. */
  isGet: boolean
  bearer: string | null
  /** It has a body that is not read, such as a file. */
  hasOtherBody: boolean
  leftOut: LeftOut[]
  notes: ReadingNote[]
}

export const emptyCommand = (): CurlCommand => ({
  url: null,
  method: null,
  headers: [],
  data: [],
  isGet: false,
  bearer: null,
  hasOtherBody: false,
  leftOut: [],
  notes: [],
})

/** The texts that a script puts into files and on the standard input (`-`); undefined for any other file. */
export type ContentOf = (file: string) => string | undefined

export interface CurlHeader {
  name: string
  value: string
}

export type CurlData =
  /** -d, --data-raw, --data-binary: unchanged. */
  | { kind: 'plain'; text: string }
  /** --json: unchanged, several are joined without `&`. */
  | { kind: 'json'; text: string }
  /** --data-urlencode: curl encodes the text after the first `=`. */
  | { kind: 'to-encode'; text: string }
  /** --url-query: always goes into the query string. */
  | { kind: 'query'; text: string }
