import type { PercentEncoding } from '#core/url/decode-percent.ts'
import type { ParameterValue } from './form.ts'

/** A parameter of a request that is not yet assigned to a form field. */
export interface GivenParameter {
  /** `['filter', 'type']` for both `filter[type]` in a query string and `{"filter":{"type":…}}` in a body. */
  path: readonly string[]
  value: ParameterValue
  /** Its text, displayed if it does not fit into the form. */
  shown: string
  source: 'query' | 'body'
  /** Encoding of its percent-encoded bytes; 'utf-8' in JSON. */
  encoding: PercentEncoding
  /** A query parameter without `=`, mostly the rest of a value whose `&` was not encoded. */
  isBare: boolean
  /** The same member of the body follows later; servers use the last one. */
  isRepeated: boolean
}
