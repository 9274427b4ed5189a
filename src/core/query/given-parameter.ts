import type { PercentEncoding } from '#core/url/decode-percent.ts'
import type { ParameterValue } from './form.ts'

/** One parameter of a request, before it is decided which field of the form it belongs to. */
export interface GivenParameter {
  /** `filter[type]` in a query and `{"filter":{"type":…}}` in a body are both `['filter', 'type']`. */
  path: readonly string[]
  value: ParameterValue
  /** As it is shown when it has no place in the form. */
  shown: string
  source: 'query' | 'body'
  /** What its percent-encoded bytes were; JSON has none. */
  encoding: PercentEncoding
  /** A piece of a query without `=`: mostly the rest of a value whose `&` was not encoded. */
  isBare: boolean
  /** The same one comes again later: servers take the last. */
  isRepeated: boolean
}
