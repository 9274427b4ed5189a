import type { LeftOut } from '#core/query/reading.ts'

/** The parsed options of a cURL command. */
export interface CurlCommand {
  url: string | null
  /** As given with -X; null without it. */
  method: string | null
  headers: CurlHeader[]
  data: CurlData[]
  /** -G: the data goes into the query string. */
  isGet: boolean
  bearer: string | null
  leftOut: LeftOut[]
}

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
