import type { LeftOut } from '#core/query/reading.ts'

/** What a cURL command asks for, before it is looked at as a request to the API. */
export interface CurlCommand {
  url: string | null
  /** As given with -X; null where curl decides. */
  method: string | null
  headers: CurlHeader[]
  data: CurlData[]
  /** -G: the data goes into the query. */
  isGet: boolean
  bearer: string | null
  leftOut: LeftOut[]
}

export interface CurlHeader {
  name: string
  value: string
}

export type CurlData =
  /** -d, --data-raw, --data-binary: as it is. */
  | { kind: 'plain'; text: string }
  /** --json: as it is, without an `&` between several. */
  | { kind: 'json'; text: string }
  /** --data-urlencode: curl encodes what stands behind the first `=`. */
  | { kind: 'to-encode'; text: string }
  /** --url-query: always into the query. */
  | { kind: 'query'; text: string }
